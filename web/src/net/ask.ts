// A question to the server outside of the socket. A connection may break at any byte, of the answer too.

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  /** What it says, null for nothing that can be read. */
  readonly told: unknown;
}

/** Null where no answer came. */
export async function askServer(
  address: string,
  init: RequestInit = {},
  ask: typeof fetch = fetch,
): Promise<Answer | null> {
  const answer = await ask(address, init).catch(() => null);
  if (!answer) return null;
  const told: unknown = await answer.json().catch(() => null);
  return { ok: answer.ok, status: answer.status, told };
}

// Who is at fault: does the server answer an ordinary question, and only the live connection does not come about.

export type Fault = "gone" | "blocked";
const PATIENCE_MS = 2500;

/** `root`: path below which the server lives. Whatever else answers in its place, a log-in page of a hotel, is not it. */
export async function probe(root: string, ask: typeof fetch = fetch): Promise<Fault> {
  try {
    const answer = await ask(`${root}healthz`, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    const told: unknown = await answer.json();
    return told && typeof told === "object" && "ok" in told && told.ok === true ? "blocked" : "gone";
  } catch {
    return "gone"; // no answer, or none of ours
  }
}

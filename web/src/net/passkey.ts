// Passkeys: what the server wants signed goes to the browser, and what the browser's authenticator says goes back.
import { post, type Told } from "./me.ts";

/** Only under https or on this machine, and a passkey belongs to a name: an address of digits has none. */
export const mayHavePasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

export function coded(data: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

type Coded<T> = { readonly [K in keyof T]: T[K] extends BufferSource ? string : T[K] };
interface Listed {
  readonly id: string;
  readonly type: "public-key";
}
type ToMake = Coded<Omit<PublicKeyCredentialCreationOptions, "user" | "excludeCredentials">> & {
  readonly user: Coded<PublicKeyCredentialUserEntity>;
  readonly excludeCredentials: readonly Listed[];
};
type ToSign = Coded<Omit<PublicKeyCredentialRequestOptions, "allowCredentials">>;

/** What the browser says when there is no credential: most often somebody has thought better of it. */
function reason(error: unknown): { readonly code: string } {
  const name = error instanceof DOMException ? error.name : "";
  return { code: name === "InvalidStateError" ? "THERE" : name === "NotAllowedError" ? "CANCELLED" : "PASSKEY" };
}

/** `name`: what the authenticator shows of whose it is. */
export async function makePasskey(root: string, name: string): Promise<Told<unknown>> {
  const asked = await post<ToMake>(root, "passkeys/new", { name });
  if ("code" in asked) return asked;
  const { challenge, user, excludeCredentials, ...rest } = asked.told;
  const publicKey = {
    ...rest,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials.map((key) => ({ ...key, id: bytes(key.id) })),
  };
  try {
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
    const answer = { id: made.id, client: coded(clientDataJSON), attestation: coded(attestationObject) };
    return await post(root, "passkeys", answer);
  } catch (error) {
    return reason(error);
  }
}

export async function signIn(root: string): Promise<Told<unknown>> {
  const asked = await post<ToSign>(root, "in/new");
  if ("code" in asked) return asked;
  const { challenge, ...rest } = asked.told;
  try {
    const publicKey = { ...rest, challenge: bytes(challenge) };
    const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } =
      signed.response as AuthenticatorAssertionResponse;
    return await post(root, "in", {
      id: signed.id,
      client: coded(clientDataJSON),
      data: coded(authenticatorData),
      signature: coded(signature),
      user: coded(userHandle),
    });
  } catch (error) {
    return reason(error);
  }
}

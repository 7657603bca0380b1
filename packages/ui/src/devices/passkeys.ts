/** How asking for a passkey ended: the JSON that the server checks, or why there is none. */
export type PasskeyResult =
  | { readonly kind: 'signed'; readonly response: Record<string, unknown> }
  | { readonly kind: 'not'; readonly why: string };

type Json = Readonly<Record<string, unknown>>;

/** Asks the browser for a new passkey, by the options that the server made. */
export const createPasskey = (options: Json): Promise<PasskeyResult> =>
  signed(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

/** Asks the browser to sign in with a passkey, by the options that the server made. */
export const signInWithPasskey = (options: Json): Promise<PasskeyResult> =>
  signed(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

/** Reasons by the name of the browser's error, whose own message does not say what to do. */
const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'It was not confirmed on the device.',
  InvalidStateError: 'This device already has one of your passkeys.',
  SecurityError: 'The browser has no passkeys for this address.',
};

async function signed(ask: () => Promise<Credential | null>): Promise<PasskeyResult> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return { kind: 'signed', response: { ...credential.toJSON() } };
    return { kind: 'not', why: 'The browser gave no passkey.' };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { kind: 'not', why: reasons[name] ?? 'The browser could not use a passkey.' };
  }
}

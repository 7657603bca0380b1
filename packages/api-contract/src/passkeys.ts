import * as v from 'valibot';
import { limits } from './limits.ts';
import { instant, requiredText, rows, text } from './wire.ts';

/** A passkey of the member. */
export const passkeyRow = v.object({ id: v.string(), name: text(), at: instant(), lastUsedAt: instant() });
export type PasskeyRow = v.InferOutput<typeof passkeyRow>;
export const passkeyList = v.object({ passkeys: rows(passkeyRow) });

/**
 * What a browser is asked, and what it says, in the JSON forms of WebAuthn that @simplewebauthn reads and writes. They
 * are the browser's and the library's matter, so the contract only says that they are objects.
 */
export const webauthnJson = v.record(v.string(), v.unknown());

const passkeyName = requiredText('Name', limits.text.name);

/** Body of `POST /api/auth/passkeys`. */
export const addPasskeyRequest = v.strictObject({ name: passkeyName, response: webauthnJson });
/** Body of `PATCH /api/auth/passkeys/{id}`. */
export const renamePasskeyRequest = v.strictObject({ name: passkeyName });
/** Body of `POST /api/auth/passkey`. */
export const passkeySignInRequest = v.strictObject({ response: webauthnJson });

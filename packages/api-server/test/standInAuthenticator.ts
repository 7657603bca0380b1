import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** What an authenticator is asked, as far as it matters. */
interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/**
 * A security key in software, at a site: it makes one passkey with a real key pair, and signs with it. It counts, as
 * keys do that can be cloned.
 */
export class StandInAuthenticator {
  readonly #origin: string;
  readonly #keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  readonly #id = randomBytes(16);
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** As if somebody had copied the key when it had signed so often. */
  set counter(counter: number) {
    this.#counter = counter;
  }

  /** Makes the passkey: the JSON of `navigator.credentials.create`. */
  create({ challenge, rp, user }: Asked): Record<string, unknown> {
    this.#userHandle = user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE, in CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.#id.length), this.#id, key]);
    const data = Buffer.concat([this.#dataFor(rp?.id, 0x45), attested]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.of(data.length),
      data,
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** Signs in: the JSON of `navigator.credentials.get`. */
  get({ challenge, rpId }: Asked): Record<string, unknown> {
    this.#counter += 1;
    const data = this.#dataFor(rpId, 0x05);
    const client = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: this.#userHandle,
    });
  }

  #clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });
  }

  /** `flags`: somebody is present (1), was verified (4), a passkey comes with it (64). */
  #dataFor(rpId = '', flags: number): Buffer {
    return Buffer.concat([sha256(rpId), Buffer.of(flags), uint32(this.#counter)]);
  }

  #credential(response: object): Record<string, unknown> {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

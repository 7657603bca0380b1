import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { limits } from '@switchboard/api-contract/limits';
import { product } from '@switchboard/api-contract/product';
import { demoCredentials } from '@switchboard/api-contract/session';
import { Refusal } from './Refusal.ts';

type Endpoints = typeof endpoints;
type Passkey = AnswerOf<Endpoints['addPasskey']>;
type Owner = NonNullable<AnswerOf<Endpoints['login']>['user']>;
type Response = Readonly<Record<string, unknown>>;

/** Base64url, as every challenge; the mocks check no signature. */
const challenge = 'c3dpdGNoYm9hcmQ';

/** The passkeys of each member, and signing in with one: whoever names a passkey that was added has signed. */
export function createPasskeys(clock: () => Date) {
  const kept = new Map<string, { readonly owner: Owner; readonly credential: string; passkey: Passkey }>();
  let made = 0;
  const ofOwner = ({ id }: Owner) => [...kept.values()].filter(({ owner }) => owner.id === id);
  const find = (owner: Owner, id: string) => {
    const found = kept.get(id);
    if (!found || found.owner.id !== owner.id) throw new Refusal(404, 'You have no such passkey');
    return found;
  };
  const checkMayAdd = (owner: Owner) => {
    if (owner.username === demoCredentials.username) throw new Refusal(409, 'The demo account can’t have passkeys.');
    if (ofOwner(owner).length >= limits.members.passkeys)
      throw new Refusal(409, `You have ${limits.members.passkeys} passkeys, which is the limit. Remove one first.`);
  };
  return {
    list: (owner: Owner): AnswerOf<Endpoints['passkeys']> => ({
      passkeys: ofOwner(owner).map(({ passkey }) => passkey),
    }),
    options(owner: Owner): AnswerOf<Endpoints['passkeyOptions']> {
      checkMayAdd(owner);
      return {
        rp: { name: product.name, id: 'localhost' },
        user: { id: 'bWVtYmVy', name: owner.email, displayName: owner.name },
        challenge,
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      };
    },
    add(owner: Owner, name: string, { id: credential }: Response): Passkey {
      checkMayAdd(owner);
      if (typeof credential !== 'string') throw new Refusal(422, 'This passkey could not be checked. Add it again.');
      made += 1;
      const passkey = { id: `passkey-${made}`, name, at: clock().toISOString() };
      kept.set(passkey.id, { owner, credential, passkey });
      return passkey;
    },
    rename(owner: Owner, id: string, name: string): Passkey {
      const found = find(owner, id);
      found.passkey = { ...found.passkey, name };
      return found.passkey;
    },
    remove(owner: Owner, id: string): void {
      kept.delete(find(owner, id).passkey.id);
    },
    signInOptions: (): AnswerOf<Endpoints['passkeySignInOptions']> => ({ challenge, rpId: 'localhost' }),
    /** Whose passkey signed. */
    signedBy({ id: credential }: Response): Owner {
      const found = [...kept.values()].find((one) => one.credential === credential);
      if (!found) throw new Refusal(401, 'This passkey is not known here, or was not confirmed.');
      found.passkey = { ...found.passkey, lastUsedAt: clock().toISOString() };
      return found.owner;
    },
  };
}

import type { Config } from '../../platform/config.ts';
import { ConfigError } from '../../platform/environment.ts';
import { adminCall } from '../../platform/packaged.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import { keepersOfPasswords } from './passwordsOff.ts';
import { organisationsNamed } from './signOnFor.ts';

/** Throws ConfigError unless there is exactly one organisation that OIDC_ORGANISATION names. */
export async function refuseWithoutOrganisation(db: StoreReader, { signOn }: Pick<Config, 'signOn'>): Promise<void> {
  if (!signOn) return;
  const { length } = await organisationsNamed(db, signOn.organisation);
  if (length !== 1)
    throw new ConfigError(
      `OIDC_ORGANISATION: ${length === 0 ? 'no' : 'more than one'} organisation is called “${signOn.organisation}”. ${adminCall} list has their ids`,
    );
}

/** What the operator should know of the settings of sign-on. */
export async function signOnWarnings(db: StoreReader, context: { readonly config: Config }): Promise<string[]> {
  const { signOn } = context.config;
  const kept = await keepersOfPasswords(db, context);
  return [
    ...(signOn && signOn.email !== 'verified'
      ? [
          `OIDC_EMAIL=${signOn.email} believes addresses that ${signOn.name} has not confirmed: only where its own admins set them.`,
        ]
      : []),
    ...kept.map(
      (name) =>
        `PASSWORDS=off, but no admin of ${name} could get in, so passwords stay there: sign in once with single sign-on as an admin, or mark an admin as Emergency under Profile › Members.`,
    ),
  ];
}

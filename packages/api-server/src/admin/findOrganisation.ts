import { userNames } from '../identity/userNames.ts';
import type { Database } from '../platform/store/Database.ts';
import { CommandError } from './Command.ts';

interface Organisation {
  readonly id: string;
  readonly name: string;
}

/** The organisation with this id or name, whose case does not matter. Throws CommandError if it is none, or several. */
export async function findOrganisation(db: Database, typed: string): Promise<Organisation> {
  const all = await db.selectFrom('tenants').select(['id', 'name']).execute();
  const named = all.filter(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  const found = all.find(({ id }) => id === typed) ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  throw new CommandError(
    named.length > 1
      ? `There are several organisations named ${typed}. Give the id: ${named.map(({ id }) => id).join(', ')}`
      : `There is no organisation named ${typed}. See them all: npm run admin -- list`,
  );
}

/**
 * Refuses an address that somebody signs in with already, which nobody else can. Members are not told this, because it
 * tells of other organisations; the operator knows them all.
 */
export async function refuseAccount(db: Database, email: string): Promise<void> {
  const account = await db
    .selectFrom('users')
    .innerJoin('tenants', 'tenants.id', 'users.tenantId')
    .select('tenants.name')
    .where('users.username', 'in', userNames(email))
    .executeTakeFirst();
  if (account) throw new CommandError(`${email} is a member of ${account.name} already. Give another address`);
}

import { demoCredentials } from '@switchboard/api-contract/session';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/store/Database.ts';

/** The organisation that the first start creates. */
export const demoTenantId = 'northlight';

/** Whether it is the account of Demo Access, whose password everybody knows. */
export const isDemo = (username: string): boolean => username === demoCredentials.username;

/** Whether somebody can sign in with Demo Access: it is on, and its account exists. */
export async function hasDemo(db: Pick<Database, 'selectFrom'>, { demo }: Pick<Config, 'demo'>): Promise<boolean> {
  if (!demo) return false;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', demoCredentials.username)
    .executeTakeFirst();
  return row !== undefined;
}

import type { FastifyRequest } from 'fastify';
import { demoCredentials } from '@switchboard/api-contract/session';
import type { Config } from '../platform/config.ts';
import { isDirect } from '../platform/http/readRequest.ts';
import type { StoreReader } from '../platform/store/Database.ts';

/** The organisation that the first start creates. */
export const demoTenantId = 'northlight';

/** Whether it is the account of Demo Access, whose password everybody knows. */
export const isDemo = (username: string): boolean => username === demoCredentials.username;

type DemoConfig = Pick<Config, 'demo' | 'demoThroughProxy'>;

/**
 * Whether a call may sign in with Demo Access. Where only this machine is meant to reach the server, a call through a
 * proxy may not, which nobody told it of.
 */
export const admitsDemo = ({ demo, demoThroughProxy }: DemoConfig, request: FastifyRequest): boolean =>
  demo && (demoThroughProxy || isDirect(request));

/** Whether the account of Demo Access can sign in: it is on, and exists. */
export async function hasDemo(db: StoreReader, { demo }: Pick<Config, 'demo'>): Promise<boolean> {
  if (!demo) return false;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', demoCredentials.username)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the member of a session last proved who they are. Those of before have to, once. */
export const provenSessions: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('sessions').addColumn('provedAt', 'text').execute();
  },
};

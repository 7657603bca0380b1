import { searchableText } from '@switchboard/api-contract/text';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  conversationMessages: {
    tenantId: string;
    userId: string;
    sessionId: string;
    id: string;
    text: string;
    search: string;
  };
}

const atOnce = 1_000;
const key = ['tenantId', 'userId', 'sessionId', 'id'] as const;

/** Messages are found by apostrophes and phone numbers as people type them, and by all vowels of Devanagari. */
export const searchedMessages: Migration = {
  up: async (db: Kysely<Before>) => {
    let last: Before['conversationMessages'] | undefined;
    do {
      const rows = await db
        .selectFrom('conversationMessages')
        .selectAll()
        .$if(last !== undefined, (list) =>
          list.where((eb) =>
            eb(
              eb.refTuple(...key),
              '>',
              eb.tuple(last?.tenantId ?? '', last?.userId ?? '', last?.sessionId ?? '', last?.id ?? ''),
            ),
          ),
        )
        .orderBy('tenantId')
        .orderBy('userId')
        .orderBy('sessionId')
        .orderBy('id')
        .limit(atOnce)
        .execute();
      for (const { tenantId, userId, sessionId, id, text, search: before } of rows) {
        // That of an answer that is being written stays empty.
        const search = before === '' ? '' : searchableText(text);
        if (search !== before)
          await db
            .updateTable('conversationMessages')
            .set({ search })
            .where((eb) => eb.and({ tenantId, userId, sessionId, id }))
            .execute();
      }
      last = rows.length < atOnce ? undefined : rows.at(-1);
    } while (last);
  },
};

import * as v from 'valibot';
import { collections, type CollectionName } from '../../records/collections.ts';
import { readRecords } from '../../records/records.ts';
import { openTool, type Open } from '../../outside/tools/OpenTool.ts';

const mostGiven = 25;
const mostLooked = 2_000;
const names = Object.keys(collections) as [CollectionName, ...CollectionName[]];
const input = v.strictObject({
  collection: v.pipe(v.picklist(names), v.description('The kind of records')),
  search: v.optional(
    v.pipe(v.string(), v.maxLength(200), v.description('Words that must all stand in a record; left out: the newest')),
  ),
});

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Reads the records that the organisation's agents have. Those of the sandbox only where the run is in it too. */
export const openRecords: Open = ({ db }, run) =>
  Promise.resolve(
    openTool({
      description:
        'Reads records of the organisation: leads, contacts, businesses, e-mails, events, researches and their sources.',
      input,
      use: async ({ collection, search = '' }) => {
        const { tenantId } = run;
        const agents = await db.selectFrom('agents').select(['id', 'name']).where('tenantId', '=', tenantId).execute();
        const wanted = plain(search).split(/\s+/).filter(Boolean);
        const found: object[] = [];
        for (const { id: agentId, name } of agents)
          for (const record of await readRecords(db, { tenantId, agentId, collection }, mostLooked)) {
            if ('sandbox' in record && record.sandbox && !run.origin.sandbox) continue;
            const text = plain(JSON.stringify(record));
            if (wanted.every((word) => text.includes(word))) found.push({ ...record, agent: name });
          }
        run.log.add({
          kind: 'decision',
          text: { kind: 'recordsRead', args: { collection, records: Math.min(found.length, mostGiven) } },
        });
        return { total: found.length, records: found.slice(0, mostGiven) };
      },
    }),
  );

import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { agentOf } from '@switchboard/api-contract/agents/all';
import { limits } from '@switchboard/api-contract/limits';
import * as v from 'valibot';
import { plainText } from '../../outside/plainText.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { listRecords } from '../../records/listRecords.ts';
import { describeRecordInFull, readRecordInFull } from '../answers/readInFull.ts';
import { recordSource } from '../answers/sources.ts';
import { comparisons } from '../reader/conditions.ts';
import { listed } from '../reader/words.ts';
import { agentKey, requireAgent } from './agentTools.ts';
import { defineTool, type Tool, type ToolAsking } from './defineTool.ts';
import { findRecords } from './findRecords.ts';

const usual = 10;
const most = 20;

/** Every collection: whose it is, and what its lists are filtered and sorted by. */
const collections = agentTable.flatMap(({ slug }) =>
  Object.entries(agentOf(slug).records).map(([name, { filters, sorts }]) => ({ slug, name, filters, sorts })),
);

const owned = collections
  .map(
    ({ slug, name, filters, sorts }) =>
      `${name} of ${slug} (filters: ${filters.join(', ') || 'none'}; sorts: ${sorts.join(', ') || 'none'})`,
  )
  .join('. ');

const mostConditions = 12;
const condition = v.strictObject({
  field: v.pipe(v.union([v.string(), v.array(v.string())]), v.description('A field; of several one is enough')),
  is: v.picklist(comparisons),
  value: v.optional(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
  not: v.optional(v.literal(true)),
});

const collection = v.pipe(v.string(), v.maxLength(40), v.description('Name of the collection'));
const agent = v.optional(
  v.pipe(agentKey, v.description('Id or name of the agent, for a collection that several have')),
);

/** The agent whose collection is meant. */
function ownerOf(asking: ToolAsking, given: { readonly agent?: string | undefined; readonly collection: string }) {
  if (given.agent !== undefined) return requireAgent(asking, given.agent);
  const slugs = collections.filter(({ name }) => name === given.collection).map(({ slug }): AgentSlug => slug);
  const [slug, other] = slugs;
  if (slug === undefined)
    throw new Refusal('missing', `There is no collection ${plainText(given.collection, 40)}. There are: ${owned}`);
  if (other !== undefined)
    throw new Refusal('invalid', `Several agents have ${given.collection}: name one of ${listed(slugs)}`);
  return requireAgent(asking, slug);
}

const known = (name: string): string => (collections.some((one) => one.name === name) ? name : 'records');

/** The tools that read what agents collect. */
export const recordTools: readonly Tool[] = [
  defineTool({
    name: 'list_records',
    right: 'see',
    description: `Records that agents collected, a page at a time, and how many match in all. Collections: ${owned}.`,
    input: v.strictObject({
      collection,
      agent,
      search: v.optional(
        v.pipe(v.string(), v.maxLength(limits.text.line), v.description('Words, all of which must be found')),
      ),
      filters: v.optional(
        v.pipe(v.record(v.string(), v.string()), v.description('One value by filter, such as {"status": "new"}')),
      ),
      where: v.optional(
        v.pipe(
          v.array(condition),
          v.maxLength(mostConditions),
          v.description('What else each must be, by any of its fields'),
        ),
      ),
      any: v.optional(v.pipe(v.boolean(), v.description('true: one of the conditions is enough'))),
      average: v.optional(v.pipe(v.string(), v.description('A number of which the mean of all that match is wanted'))),
      sort: v.optional(
        v.pipe(
          v.string(),
          v.description(
            'One of the sorts, or with where any field, after - the other way round; left out: newest first',
          ),
        ),
      ),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))),
      cursor: v.optional(v.pipe(v.string(), v.description('next of the page before, with the same search and sort'))),
    }),
    step: ({ collection: name }) => `Reading the ${known(name)}`,
    reads: async (
      { collection: name, agent: whose, limit = usual, filters = {}, where, any, average, ...wanted },
      asking,
    ) => {
      const owner = ownerOf(asking, { collection: name, agent: whose });
      const { context, asker, writer } = asking;
      const key = { agentId: owner.id, collection: name };
      const query = {
        search: undefined,
        sort: undefined,
        cursor: undefined,
        ...wanted,
        deleted: false,
        limit,
        filters,
      };
      const { items, total, next, mean } =
        (where ?? average)
          ? await findRecords(context, asker.tenantId, key, { ...query, where, any, average })
          : { mean: undefined, next: undefined, ...(await listRecords(context, asker.tenantId, key, query)) };
      return {
        agent: owner.name,
        total,
        ...(mean !== undefined && { average: mean }),
        records: items.map((record) => ({ ...record, source: writer.source(recordSource(owner.id, name, record)) })),
        ...(next !== undefined && { next }),
      };
    },
  }),
  defineTool({
    name: 'read_record',
    right: 'see',
    description: 'All fields of one record, by the id that list_records gave.',
    input: v.strictObject({ collection, agent, id: v.pipe(v.string(), v.maxLength(200)) }),
    step: ({ collection: name }) => `Reading one of the ${known(name)}`,
    reads: async ({ id, ...given }, asking) => {
      const { id: agentId } = ownerOf(asking, given);
      const asked = { agentId, collection: given.collection, recordId: id };
      const found = await readRecordInFull(asking.context, asking.asker.tenantId, asked);
      const source = asking.writer.source(recordSource(agentId, given.collection, found.record));
      return { ...describeRecordInFull(found), source };
    },
  }),
];

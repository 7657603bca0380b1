import type { EventTiming } from '@switchboard/api-contract/agents/takesTime';
import type { Context } from '../../platform/Context.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';
import { filterColumnOf, sortColumnOf, sortKey } from '../../records/recordKeys.ts';

/** A week, and a day for zones. */
const nearMs = 8 * 86_400_000;

/** What figures ask for of an event. Of those that ended before this week that is not when they were. */
interface Counted extends EventTiming {
  readonly type?: string;
  readonly sandbox?: boolean;
}

const typeColumn = filterColumnOf('events', 'type') ?? 'filter0';
const shownAsColumn = filterColumnOf('events', 'shownAs') ?? 'filter0';
const endColumn = sortColumnOf('events', 'endTime') ?? 'sort0';

/** What the figures of the calendar count: all its events, however many there are. */
export async function countedEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, id: agentId }: AgentRow,
): Promise<readonly Counted[]> {
  const keys = db
    .selectFrom('recordKeys')
    .where('recordKeys.tenantId', '=', tenantId)
    .where('recordKeys.agentId', '=', agentId)
    .where('recordKeys.collection', '=', 'events')
    .where('recordKeys.deleted', '=', 0);
  const edge = sortKey(new Date(clock().getTime() - nearMs).toISOString());
  const near = await keys
    .innerJoin('records', (join) =>
      join.onRef('records.tenantId', '=', 'recordKeys.tenantId').onRef('records.id', '=', 'recordKeys.id'),
    )
    .select(['records.bodyJson', 'records.sandbox'])
    .where(endColumn, '>=', edge)
    .execute();
  const far = await keys
    .select((eb) => [typeColumn, shownAsColumn, 'sandbox', eb.fn.countAll<number>().as('events')])
    .where((eb) => eb.or([eb(endColumn, '<', edge), eb(endColumn, 'is', null)]))
    .groupBy([typeColumn, shownAsColumn, 'sandbox'])
    .execute();
  return [
    ...near.map(({ bodyJson, sandbox }) => marked(JSON.parse(bodyJson) as Counted, sandbox)),
    ...far.flatMap(({ [typeColumn]: type, [shownAsColumn]: shownAs, sandbox, events }) => {
      const one = marked(
        { ...(type !== null && { type }), ...(shownAs === 'free' && { transparency: 'transparent' }) },
        sandbox,
      );
      return Array.from({ length: events }, () => one);
    }),
  ];
}

const marked = (event: Counted, sandbox: number): Counted => (sandbox === 1 ? { ...event, sandbox: true } : event);

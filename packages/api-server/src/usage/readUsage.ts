import { serviceName } from '@switchboard/api-contract/catalogue';
import { limits } from '@switchboard/api-contract/limits';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { assistantUser } from '@switchboard/api-contract/usage';
import { addDays } from '@switchboard/api-contract/time';
import { cut } from '@switchboard/api-contract/text';
import type { Selectable } from 'kysely';
import { sumOf } from '../runs/runTotals.ts';
import { readStoredFact } from '../platform/store/storedFact.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import type { UsageTable } from '../outside/metering/tables.ts';
import { readBudgets } from '../outside/metering/budgets.ts';
import { notificationsCaller } from '../outside/metering/meter.ts';
import { fromNanos, priceOf, readPrices, type Price } from '../outside/metering/prices.ts';
import { isSandboxCounted, daysOfMonth, periodOf } from '../outside/metering/periods.ts';

type Row = Selectable<UsageTable>;
export type UsageAnswer = AnswerOf<typeof endpoints.usage>;

const longestResult = 120;
const namesOfOthers: Readonly<Record<string, string>> = {
  [assistantUser]: 'Assistant',
  [notificationsCaller]: 'Notifications',
  other: 'Outside runs',
};

/** What an organisation used in a month, by default this one, and what it cost. */
export async function readUsage(
  db: StoreReader,
  tenantId: string,
  now: Date,
  wanted: string | undefined,
): Promise<UsageAnswer> {
  const period = await periodOf(db, tenantId, now);
  const { currency, zone } = period;
  const month = wanted ?? period.month;
  const { first, last } = daysOfMonth(month);
  const sandbox = await isSandboxCounted(db, tenantId, last);
  const rows = await db
    .selectFrom('usage')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('sandbox', '=', sandbox ? 1 : 0)
    .where('agentId', '!=', '')
    .execute();
  const agents = await db
    .selectFrom('agents')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .execute();
  const names = new Map([...Object.entries(namesOfOthers), ...agents.map(({ id, name }) => [id, name] as const)]);
  const uses = rows.filter(({ unit }) => unit !== 'runs');
  const budget = month === period.month ? (await readBudgets(db, tenantId)).get('') : undefined;
  const dearest = await readDearest(db, { tenantId, month, sandbox, currency }, names);
  return {
    month,
    zone,
    currency,
    total: fromNanos(costOf(uses, currency)),
    unknown: isUnknown(uses, currency),
    runs: unitsOf(rows, 'runs'),
    byAgent: byAgent(rows, currency, names),
    byService: byService(uses, currency, await readPrices(db, tenantId, currency)),
    byDay: byDay(uses, currency, { first, last: last < period.day ? last : period.day }),
    dearest,
    ...(budget !== undefined && { budget: fromNanos(budget) }),
    ...(sandbox && rows.length > 0 && { sandbox: true }),
  };
}

/** The sum of what was counted in this currency. Nothing is converted. */
const costOf = (rows: readonly Row[], currency: string): number =>
  sumOf(rows.filter((row) => row.currency === currency).map(({ cost }) => cost));

const isUnknown = (rows: readonly Row[], currency: string): boolean =>
  rows.some((row) => row.unpriced > 0 || (row.currency !== currency && row.cost > 0));

const unitsOf = (rows: readonly Row[], ...units: readonly string[]): number =>
  sumOf(rows.filter(({ unit }) => units.includes(unit)).map((row) => row.units));

/** What rows cost together; without an amount if nothing of them has a price. */
function priced(rows: readonly Row[], currency: string): { cost?: number; unknown?: boolean } {
  const cost = costOf(rows, currency);
  const unknown = isUnknown(rows, currency);
  return { ...((cost > 0 || !unknown) && { cost: fromNanos(cost) }), ...(unknown && { unknown }) };
}

const mostExpensiveFirst = <T extends { readonly cost?: number | null | undefined }>(list: T[]): T[] =>
  list.toSorted((a, b) => (b.cost ?? -1) - (a.cost ?? -1));

function byAgent(rows: readonly Row[], currency: string, names: ReadonlyMap<string, string>): UsageAnswer['byAgent'] {
  return mostExpensiveFirst(
    [...Map.groupBy(rows, ({ agentId }) => agentId)].map(([agentId, own]) => ({
      agentId,
      ...(names.has(agentId) && { name: names.get(agentId) }),
      ...priced(
        own.filter(({ unit }) => unit !== 'runs'),
        currency,
      ),
      runs: unitsOf(own, 'runs'),
      tokensIn: unitsOf(own, 'tokensIn'),
      tokensOut: unitsOf(own, 'tokensOut'),
    })),
  );
}

function byService(rows: readonly Row[], currency: string, prices: readonly Price[]): UsageAnswer['byService'] {
  return mostExpensiveFirst(
    [...Map.groupBy(rows, ({ service }) => service)].map(([service, own]) => {
      const calls = unitsOf(own, 'calls');
      const [unit, units] = mainUnit(own, calls);
      const name = serviceName(service);
      return { service, name, calls, units, unit, ...priced(own, currency), missing: missingPrices(own, prices) };
    }),
  );
}

/** What a service is measured by: not by its calls, if there is anything else. */
function mainUnit(rows: readonly Row[], calls: number): readonly [unit: string, units: number] {
  const tokens = unitsOf(rows, 'tokensIn', 'tokensOut');
  if (tokens > 0) return ['tokens', tokens];
  const other = rows.find(({ unit, units }) => unit !== 'calls' && units > 0);
  return other ? [other.unit, unitsOf(rows, other.unit)] : ['calls', calls];
}

/** What was used without a price, and has none now either. */
function missingPrices(rows: readonly Row[], prices: readonly Price[]) {
  const missing = rows.filter((row) => row.unpriced > 0 && priceOf(prices, row) === undefined);
  return [...Map.groupBy(missing, ({ unit, model }) => `${unit} ${model}`).values()].flatMap(([row]) =>
    row ? [{ unit: row.unit, ...(row.model !== '' && { model: row.model }) }] : [],
  );
}

function byDay(rows: readonly Row[], currency: string, { first, last }: { first: string; last: string }) {
  const days: { date: string; cost: number }[] = [];
  for (let date = first; date <= last; date = addDays(date, 1))
    days.push({
      date,
      cost: fromNanos(
        costOf(
          rows.filter(({ day }) => day === date),
          currency,
        ),
      ),
    });
  return days;
}

async function readDearest(
  db: StoreReader,
  key: { readonly tenantId: string; readonly month: string; readonly sandbox: boolean; readonly currency: string },
  names: ReadonlyMap<string, string>,
): Promise<NonNullable<UsageAnswer['dearest']>> {
  const runs = await db
    .selectFrom('executions')
    .select(['id', 'agentId', 'cost', 'startTime', 'queuedAt', 'trigger', 'startedBy', 'result', 'errorMessage'])
    .where('tenantId', '=', key.tenantId)
    .where('costMonth', '=', key.month)
    .where('sandbox', 'in', key.sandbox ? [1] : [0, 1])
    .where('cost', '>', 0)
    .where('currency', '=', key.currency)
    .orderBy('cost', 'desc')
    .orderBy('id')
    .limit(limits.usage.dearest)
    .execute();
  return runs.map(({ id, agentId, cost, startTime, queuedAt, trigger, startedBy, result, errorMessage }) => {
    const stored = result ?? errorMessage;
    const fact = stored === null ? undefined : readStoredFact(stored);
    return {
      runId: id,
      agentId,
      ...(names.has(agentId) && { name: names.get(agentId) }),
      cost: fromNanos(cost),
      at: startTime ?? queuedAt,
      ...(trigger !== null && { trigger }),
      ...(startedBy !== null && { startedBy }),
      ...(fact !== undefined && { result: typeof fact === 'string' ? cut(fact, longestResult) : fact }),
    };
  });
}

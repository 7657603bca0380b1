import type { NotificationKind } from '@switchboard/api-contract/notifications';
import { readAttentionItems, type AttentionItems } from '../attention/attentionItems.ts';
import type { Context } from '../platform/Context.ts';
import { readBudgetAlerts, type BudgetAlert } from '../outside/metering/budgetLevels.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { readPlan, type StoredChannel } from '../tenants/notificationPlan.ts';
import { addNotice } from './addNotice.ts';

type Item = AttentionItems['items'][number];

/** Items that a channel is told of already if it is told of what they come from, by how their ids begin. */
const ownKind: Readonly<Record<string, NotificationKind>> = {
  runs: 'run-failed',
  workflow: 'workflow-ended',
  budget: 'budget-near',
};
const ownKindOf = ({ id }: Item): NotificationKind | undefined => ownKind[id.split('.', 1)[0] ?? ''];

/** Tells what began to need attention since the last look, once as long as it does, in each tenant that is told of it. */
export async function notifyAttention(context: Context): Promise<void> {
  const plans = await context.db.selectFrom('notificationPlans').select('tenantId').execute();
  let told = false;
  for (const { tenantId } of plans) told = (await tellOf(context, tenantId)) || told;
  if (told) context.wake();
}

async function tellOf(context: Context, tenantId: string): Promise<boolean> {
  const { db, clock } = context;
  const { channels } = await readPlan(db, tenantId);
  const tells = (kind: NotificationKind) => channels.some(({ kinds }) => kinds.includes(kind));
  const items = tells('attention') ? (await readAttentionItems(context, { tenantId })).items : [];
  const budgets = tells('budget-near') ? await readBudgetAlerts(db, tenantId, clock()) : [];
  const at = clock().toISOString();
  return db.change(tenantId, async (trx) => {
    const fresh = await takeFresh(trx, { tenantId, kind: 'attention' }, items, ({ id }) => id);
    const spent = await takeFresh(trx, { tenantId, kind: 'budget-near' }, budgets, causeOf);
    for (const cause of spent) await addNotice(trx, { tenantId, kind: 'budget-near', ...newsOfBudget(cause), at });
    // Told to each channel by itself, since not all are told of the same.
    for (const channel of (await readPlan(trx, tenantId)).channels)
      await tellChannel(trx, { tenantId, channel, at }, fresh);
    return fresh.length + spent.length > 0;
  });
}

/** Those that were not there at the last look. Those that are gone are forgotten. */
async function takeFresh<T>(
  trx: StoreTransaction,
  { tenantId, kind }: { tenantId: string; kind: NotificationKind },
  open: readonly T[],
  idOf: (one: T) => string,
): Promise<T[]> {
  const rows = await trx
    .selectFrom('toldCauses')
    .select('cause')
    .where('tenantId', '=', tenantId)
    .where('kind', '=', kind)
    .execute();
  const known = new Set(rows.map(({ cause }) => cause));
  const gone = [...known].filter((cause) => !open.some((one) => idOf(one) === cause));
  if (gone.length > 0)
    await trx
      .deleteFrom('toldCauses')
      .where('tenantId', '=', tenantId)
      .where('kind', '=', kind)
      .where('cause', 'in', gone)
      .execute();
  const fresh = open.filter((one) => !known.has(idOf(one)));
  if (fresh.length > 0)
    await trx
      .insertInto('toldCauses')
      .values(fresh.map((one) => ({ tenantId, kind, cause: idOf(one) })))
      .execute();
  return fresh;
}

const causeOf = ({ month, level }: BudgetAlert): string => `budget ${month} ${level}`;
const newsOfBudget = (cause: BudgetAlert) => {
  const { level, spent, budget, currency } = cause;
  return {
    cause: causeOf(cause),
    notice: { kind: level === 'near' ? 'budgetNear' : 'budgetReached', args: { spent, budget, currency } } as const,
    path: '/profile?tab=usage',
  };
};

interface To {
  readonly tenantId: string;
  readonly channel: StoredChannel;
  readonly at: string;
}

async function tellChannel(
  trx: StoreTransaction,
  { tenantId, channel: { id, kinds }, at }: To,
  items: readonly Item[],
) {
  const isFor = (channel: StoredChannel): boolean => channel.id === id;
  const others = kinds.includes('attention')
    ? items.filter((item) => !kinds.some((kind) => kind === ownKindOf(item)))
    : [];
  const [first] = others;
  if (!first) return;
  const several = {
    cause: 'attention',
    notice: { kind: 'needAttention', args: { count: others.length } },
    path: '/dashboard',
  } as const;
  const news = others.length === 1 ? newsOf(first) : several;
  await addNotice(trx, { tenantId, kind: 'attention', ...news, at }, isFor);
}

const newsOf = ({ id, text, about, action }: Item) => ({
  cause: `attention ${id}`,
  notice: { kind: 'attentionTo', args: { text: text ?? '', ...(about && { about }) } } as const,
  path: action?.to ?? '/dashboard',
});

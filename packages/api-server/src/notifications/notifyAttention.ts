import type { NotificationKind } from '@switchboard/api-contract/notifications';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { readAttentionItems, type AttentionItems } from '../attention/attentionItems.ts';
import type { Context } from '../platform/Context.ts';
import { readBudgetAlerts, type BudgetAlert } from '../outside/metering/budgetLevels.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';
import { readPlan, type StoredChannel } from '../tenants/notificationPlan.ts';
import { addNotice } from './addNotice.ts';

type Item = AttentionItems['items'][number];

/** Which kind of notification tells of an item anyway, by how its id begins. */
const kindBySource: Readonly<Record<string, NotificationKind>> = {
  runs: 'run-failed',
  workflow: 'workflow-ended',
  budget: 'budget-near',
};
const kindOfSource = ({ id }: Item): NotificationKind | undefined => kindBySource[id.split('.', 1)[0] ?? ''];

/** Notifies each tenant that wants it of what needs attention since the last check, once for as long as it does. */
export async function notifyAttention(context: Context): Promise<void> {
  const plans = await context.db.selectFrom('notificationPlans').select('tenantId').execute();
  let isAnyNew = false;
  for (const { tenantId } of plans) isAnyNew = (await notifyTenant(context, tenantId)) || isAnyNew;
  if (isAnyNew) context.wake();
}

async function notifyTenant(context: Context, tenantId: string): Promise<boolean> {
  const { db, clock } = context;
  const { channels } = await readPlan(db, tenantId);
  const isWanted = (kind: NotificationKind) => channels.some(({ kinds }) => kinds.includes(kind));
  const items = isWanted('attention') ? (await readAttentionItems(context, { tenantId })).items : [];
  const budgets = isWanted('budget-near') ? await readBudgetAlerts(db, tenantId, clock()) : [];
  const at = clock().toISOString();
  return db.change(tenantId, async (trx) => {
    const fresh = await saveOpenCauses(trx, { tenantId, kind: 'attention' }, items, ({ id }) => id);
    const spent = await saveOpenCauses(trx, { tenantId, kind: 'budget-near' }, budgets, causeOf);
    for (const cause of spent) await addNotice(trx, { tenantId, kind: 'budget-near', ...budgetNotice(cause), at });
    // For each channel by itself, since they want different kinds.
    for (const channel of (await readPlan(trx, tenantId)).channels)
      await notifyChannel(trx, { tenantId, channel, at }, fresh);
    return fresh.length + spent.length > 0;
  });
}

/** Stores those that are open, and returns those that were not at the last check. */
async function saveOpenCauses<T>(
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
  if (gone.length > 0) {
    await trx
      .deleteFrom('toldCauses')
      .where('tenantId', '=', tenantId)
      .where('kind', '=', kind)
      .where('cause', 'in', gone)
      .execute();
    // What is over and was not sent yet is not told any more.
    await trx
      .deleteFrom('notices')
      .where('tenantId', '=', tenantId)
      .where('cause', 'in', kind === 'attention' ? gone.map((id) => attentionTo(id)) : gone)
      .where('settledAt', 'is', null)
      .where('leaseId', 'is', null)
      .execute();
  }
  const fresh = open.filter((one) => !known.has(idOf(one)));
  if (fresh.length > 0)
    await trx
      .insertInto('toldCauses')
      .values(fresh.map((one) => ({ tenantId, kind, cause: idOf(one) })))
      .execute();
  return fresh;
}

const causeOf = ({ month, level }: BudgetAlert): string => `budget ${month} ${level}`;
const budgetNotice = (cause: BudgetAlert) => {
  const { level, spent, budget, currency } = cause;
  return {
    cause: causeOf(cause),
    notice: { kind: level === 'near' ? 'budgetNear' : 'budgetReached', args: { spent, budget, currency } } as const,
    path: addresses.usage,
  };
};

interface ChannelToNotify {
  readonly tenantId: string;
  readonly channel: StoredChannel;
  readonly at: string;
}

async function notifyChannel(
  trx: StoreTransaction,
  { tenantId, channel: { id, kinds }, at }: ChannelToNotify,
  items: readonly Item[],
) {
  const isFor = (channel: StoredChannel): boolean => channel.id === id;
  const others = kinds.includes('attention')
    ? items.filter((item) => !kinds.some((kind) => kind === kindOfSource(item)))
    : [];
  const [first] = others;
  if (!first) return;
  const several = {
    cause: 'attention',
    notice: { kind: 'needAttention', args: { count: others.length } },
    path: '/dashboard',
  } as const;
  const newNotice = others.length === 1 ? itemNotice(first) : several;
  await addNotice(trx, { tenantId, kind: 'attention', ...newNotice, at }, isFor);
}

const attentionTo = (id: string): string => `attention ${id}`;
const itemNotice = ({ id, text, about, action }: Item) => ({
  cause: attentionTo(id),
  notice: { kind: 'attentionTo', args: { text: text ?? '', ...(about && { about }) } } as const,
  path: action?.to ?? '/dashboard',
});

import { attentionLimits, sinceId, severities } from '@switchboard/api-contract/attention';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { addDays, clocksIn, instantAt } from '@switchboard/api-contract/time';
import type { CauseContext, Cause, OpenItem } from './Cause.ts';
import type { Context } from '../platform/Context.ts';
import { type Member, memberMay } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { AgentRow } from '../tenants/agentRows.ts';
import { alerts } from './causes/alerts.ts';
import { budgets } from './causes/budgets.ts';
import { connectionErrors } from './causes/connectionErrors.ts';
import { endingConnections } from './causes/endingConnections.ts';
import { expiredInvitations } from './causes/expiredInvitations.ts';
import { failedRuns } from './causes/failedRuns.ts';
import { failedWorkflows } from './causes/failedWorkflows.ts';
import { fullDisk } from './causes/fullDisk.ts';
import { heldSchedules } from './causes/heldSchedules.ts';
import { waitingProposals } from './causes/waitingProposals.ts';
import { waitingRequests } from './causes/waitingRequests.ts';

/** The causes besides those of agents' programs. Of items with the same cause, the first is shown. */
const causes: readonly Cause[] = [
  fullDisk,
  failedWorkflows,
  failedRuns,
  connectionErrors,
  endingConnections,
  waitingRequests,
  budgets,
  waitingProposals,
  heldSchedules,
  expiredInvitations,
  alerts,
];

/**
 * All open items of a tenant, the worst first, and of equals the latest. Computed from what is stored, so that an item
 * goes when its cause does.
 */
async function readOpenItems(context: CauseContext, tenantId: string): Promise<OpenItem[]> {
  const agents = await readAgents(context.db, tenantId);
  const items: OpenItem[] = [];
  const allCauses = [...causes, ...context.programs.flatMap((program) => program.causes ?? [])];
  for (const cause of allCauses) items.push(...(await cause(context, { tenantId, agents })));
  const rank = ({ severity }: OpenItem): number => severities.indexOf(severity);
  return onePerCause(items).toSorted(
    (a, b) => rank(a) - rank(b) || (b.since ?? '').localeCompare(a.since ?? '') || a.id.localeCompare(b.id),
  );
}

/** Of items with the same cause, the one that leads to its fix, or else the first. */
function onePerCause(items: readonly OpenItem[]): OpenItem[] {
  const byCause = new Map<string, OpenItem>();
  for (const item of items) {
    const { cause } = item;
    if (cause === undefined) continue;
    const chosen = byCause.get(cause);
    if (!chosen || (item.leadsToFix && !chosen.leadsToFix)) byCause.set(cause, item);
  }
  return items.filter((item) => item.cause === undefined || byCause.get(item.cause) === item);
}

const readAgents = (db: Context['db'], tenantId: string): Promise<AgentRow[]> =>
  db.selectFrom('agents').selectAll().where('tenantId', '=', tenantId).orderBy('position').orderBy('id').execute();

/** The ids of the items that a member has put off, and that are not due again yet. */
async function readDismissed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('attentionLater')
    .select('itemId')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('until', '>', clock().toISOString())
    .execute();
  return new Set(rows.map(({ itemId }) => itemId));
}

/**
 * Puts an item off until tomorrow begins in the zone. With `sinceId`, puts away the list of what was done while the
 * member was away.
 */
export async function dismissItem(
  context: Context,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
  itemId: string,
  zone = 'UTC',
): Promise<{ ok: true }> {
  const { db, clock } = context;
  const now = clock();
  const isOpen = itemId === sinceId || (await readOpenItems(context, tenantId)).some(({ id }) => id === itemId);
  if (!isOpen) throw new Refusal('missing', 'This no longer needs attention');
  await db.change(tenantId, async (trx) => {
    if (itemId === sinceId) {
      await trx
        .updateTable('visits')
        .set({ awayFrom: null, awayUntil: null })
        .where('tenantId', '=', tenantId)
        .where('userId', '=', userId)
        .execute();
      return;
    }
    const until = new Date(instantAt(zone, addDays(clocksIn(zone, now.getTime()).date, 1), '00:00')).toISOString();
    await trx
      .deleteFrom('attentionLater')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .where('until', '<=', now.toISOString())
      .execute();
    await trx
      .insertInto('attentionLater')
      .values({ tenantId, userId, itemId, until })
      .onConflict((conflict) => conflict.columns(['userId', 'itemId']).doUpdateSet({ until }))
      .execute();
  });
  return { ok: true };
}

type Answer = AnswerOf<typeof endpoints.attention>;
export type AttentionItems = Required<Pick<Answer, 'items'>> & Pick<Answer, 'more'>;

/**
 * For whom items are read. With `userId`, without those that this member dismissed; with `role`, without those that it
 * may not see. Notices to an organisation are read for neither.
 */
export interface Viewer {
  readonly tenantId: string;
  readonly userId?: string;
  readonly role?: string;
  readonly key?: Member['key'];
}

/** What needs somebody, the worst first. */
export async function readAttentionItems(
  context: CauseContext,
  { tenantId, userId, role, key }: Viewer,
): Promise<AttentionItems> {
  const dismissed = userId === undefined ? undefined : await readDismissed(context, { tenantId, userId });
  const open = (await readOpenItems(context, tenantId)).filter(
    ({ id, needs }) =>
      !dismissed?.has(id) && (role === undefined || needs === undefined || memberMay({ role, key }, needs)),
  );
  const more = open.length - attentionLimits.items;
  return {
    items: open
      .slice(0, attentionLimits.items)
      .map((item) => ({ ...item, needs: undefined, cause: undefined, leadsToFix: undefined })),
    ...(more > 0 && { more }),
  };
}

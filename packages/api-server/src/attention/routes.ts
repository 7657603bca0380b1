import { type AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { attentionLimits } from '@switchboard/api-contract/attention';
import { isServiceId } from '@switchboard/api-contract/catalogue';
import { markUnchanged, type Member } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { unlessUnavailable } from '../platform/store/Database.ts';
import { readAttentionItems, dismissItem } from './attentionItems.ts';
import { readFirstSteps } from './readFirstSteps.ts';
import { readSince } from './readSince.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';

type Integrations = Pick<AnswerOf<typeof endpoints.attention>, 'integrations'>;

/**
 * How many of an organisation's connections work, fail, and are not there. The sandbox's count only while there is no
 * real one. Nothing while no credentials are stored.
 */
async function readIntegrations(
  { db, vault, sandboxes }: Pick<Context, 'db' | 'vault' | 'sandboxes'>,
  tenantId: string,
): Promise<Integrations> {
  const rows = await db
    .selectFrom('connections')
    .select(['tenantId', 'serviceId', 'credentials', 'status'])
    .where('tenantId', '=', tenantId)
    .execute();
  const all = rows.flatMap((row) => {
    const { serviceId, status } = row;
    if (!isServiceId(serviceId)) return [];
    const credentials = openCredentials(vault, row);
    const sandbox = credentials && sandboxes.keyOf({ tenantId, serviceId, credentials }) !== undefined;
    return { status, sandbox };
  });
  if (all.every(({ sandbox }) => sandbox === undefined)) return {};
  const isReal = all.some(({ sandbox }) => sandbox === false);
  const counted = isReal ? all.filter(({ sandbox }) => sandbox !== true) : all;
  const countOf = (wanted: string) => counted.filter(({ status }) => status === wanted).length;
  const [connected, failing] = [countOf('connected'), countOf('error')];
  const missing = counted.length - connected - failing;
  return { integrations: { connected, failing, missing, ...(!isReal && { sandbox: true }) } };
}

/** Stores that a member is here. After a long absence they see what was done meanwhile, until they dismiss it. */
async function saveVisit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
): Promise<void> {
  const now = clock();
  const seenAt = now.toISOString();
  await db.change(tenantId, async (trx) => {
    const last = await trx
      .selectFrom('visits')
      .select('seenAt')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!last) {
      await trx.insertInto('visits').values({ tenantId, userId, seenAt, awayFrom: null, awayUntil: null }).execute();
      return;
    }
    const wasAway = now.getTime() - Date.parse(last.seenAt) >= attentionLimits.awayMs;
    await trx
      .updateTable('visits')
      .set({ seenAt, ...(wasAway && { awayFrom: last.seenAt, awayUntil: seenAt }) })
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .execute();
  });
}

/** What needs somebody, what was done meanwhile, and the first steps. */
export function attentionRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.attention, ({ member }) => readAttention(context, member));
  route(server, endpoints.visit, async ({ member }) => {
    // What needs attention is read also where nothing can be saved: that may be what it is.
    await saveVisit(context, member).catch(unlessUnavailable);
    return readAttention(context, member);
  });
  route(server, endpoints.putOff, ({ member, params, body }) => dismissItem(context, member, params.itemId, body.zone));
  route(server, endpoints.dismissFirstSteps, ({ member }) => dismissFirstSteps(context, member));
}

async function readAttention(context: Context, member: Member): Promise<AnswerOf<typeof endpoints.attention>> {
  const since = await readSince(context, member);
  return {
    ...(await readAttentionItems(context, member)),
    ...(since && { since }),
    ...(await readFirstSteps(context, member.tenantId)),
    ...(await readIntegrations(context, member.tenantId)),
  };
}

/** For all members of the organisation, and for good. */
async function dismissFirstSteps({ db, clock }: Context, { tenantId }: Member): Promise<{ ok: true }> {
  const at = clock().toISOString();
  await db.change(tenantId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tenants')
      .set({ firstStepsAt: at })
      .where('id', '=', tenantId)
      .where('firstStepsAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await writeAudit(trx, {
        tenantId,
        at,
        kind: 'organisation.changed',
        changes: [{ field: 'firstSteps', new: 'dismissed' }],
      });
    else markUnchanged();
  });
  return { ok: true };
}

import { type AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import type { Member } from '../platform/Member.ts';
import { attentionOf } from './attentionOf.ts';
import { dismissItem } from './dismissItem.ts';
import { readFirstSteps } from './readFirstSteps.ts';
import { readIntegrations } from './readIntegrations.ts';
import { readSince } from './readSince.ts';
import { saveVisit } from './saveVisit.ts';

/** What needs somebody, what was done meanwhile, and the first steps. */
export function attentionRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.attention, ({ member }) => readAttention(context, member));
  route(server, endpoints.visit, async ({ member }) => {
    await saveVisit(context, member);
    return readAttention(context, member);
  });
  route(server, endpoints.putOff, ({ member, params, body }) => dismissItem(context, member, params.itemId, body.zone));
  route(server, endpoints.dismissFirstSteps, ({ member }) => dismissFirstSteps(context, member));
}

async function readAttention(context: Context, member: Member): Promise<AnswerOf<typeof endpoints.attention>> {
  const since = await readSince(context, member);
  return {
    ...(await attentionOf(context, member)),
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

import { randomBytes } from 'node:crypto';
import { requestLimits } from '@switchboard/api-contract/requests';
import { hourMs } from '@switchboard/api-contract/time';
import type { CallerKey, Member } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import { tooMany } from '../platform/Refusal.ts';
import { type RequestRow, stateOf } from './requests.ts';

type Asked = Pick<RequestRow, 'sameAs' | 'actionsJson' | 'needs' | 'text' | 'about'>;

const randomId = (): string => `p_${randomBytes(12).toString('base64url')}`;
const askAgainSeconds = 60;

/**
 * Stores what a program asked for: it waits, or is `doing` at once for a key that acts. The same once more, while that
 * waits or is being done, is the same request; `isNew` says whether it is another. Refuses one too many.
 */
export const addRequest = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, key }: Pick<Member, 'tenantId'> & { readonly key: CallerKey },
  asked: Asked,
): Promise<{ readonly row: RequestRow; readonly isNew: boolean }> =>
  db.change(tenantId, async (trx) => {
    const now = clock();
    const rows = await trx
      .selectFrom('programRequests')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .where('keyId', '=', key.id)
      .where('state', 'in', ['waiting', 'doing'])
      .execute();
    const open = rows.filter((row) => ['waiting', 'doing'].includes(stateOf(row, now)));
    const same = open.find(({ sameAs }) => sameAs === asked.sameAs);
    if (same) return { row: same, isNew: false };
    if (open.length >= requestLimits.waiting) throw tooMany('requests of this key wait for a yes', askAgainSeconds);
    const at = now.toISOString();
    const { start } = await trx
      .selectFrom('programKeys')
      .select('start')
      .where('tenantId', '=', tenantId)
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow();
    const row: RequestRow = {
      ...asked,
      id: randomId(),
      tenantId,
      keyId: key.id,
      keyName: key.name,
      keyStart: start,
      owner: key.owner,
      at,
      until: new Date(now.getTime() + requestLimits.waitHours * hourMs).toISOString(),
      decidedBy: null,
      outcome: null,
      to: null,
      runId: null,
      ...(key.acts === 'act' ? { state: 'doing', decidedAt: at } : { state: 'waiting', decidedAt: null }),
    };
    await trx.insertInto('programRequests').values(row).execute();
    return { row, isNew: true };
  });

import { catalogue, serviceName } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { missingCriteria, sandboxCriteria } from '@switchboard/api-contract/sandbox';
import { writeAudit, auditChangesBetween } from '../../audit/writeAudit.ts';
import type { Context } from '../../platform/Context.ts';
import { sandboxCredentials } from '../../outside/sandbox/sandboxCredentials.ts';
import type { Member } from '../../platform/actor.ts';
import type { ConnectionTests } from '../ConnectionTests.ts';
import { saveCredentials } from '../saveCredentials.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import { storedConfiguration } from '../../tenants/agentRows.ts';
import { Refusal } from '../../platform/Refusal.ts';

type Filled = AnswerOf<typeof endpoints.connectSandbox>['filled'][number];
type Slug = keyof typeof sandboxCriteria;

/** Fills in the criteria that members left empty, and says so in the agents' activity. */
async function fillCriteria({ db, clock }: Context, member: Member): Promise<Filled[]> {
  const at = clock().toISOString();
  return db.change(member.tenantId, async (trx) => {
    const filled: Filled[] = [];
    for (const { slug, id } of agentTable)
      if (Object.hasOwn(sandboxCriteria, slug))
        filled.push(...(await fillCriteriaOf(trx, member, { slug: slug as Slug, agentId: id, at })));
    return filled;
  });
}

async function fillCriteriaOf(
  trx: StoreTransaction,
  { tenantId, name }: Member,
  { slug, agentId, at }: { slug: Slug; agentId: string; at: string },
): Promise<Filled[]> {
  const row = await trx
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', agentId)
    .executeTakeFirst();
  if (!row) return [];
  const configuration = storedConfiguration(row);
  const criteria = missingCriteria(slug, configuration.customSettings);
  const settings = Object.keys(criteria);
  if (settings.length === 0) return [];
  await trx
    .updateTable('agents')
    .set({
      configurationJson: JSON.stringify({
        ...configuration,
        customSettings: { ...configuration.customSettings, ...criteria },
      }),
      configurationVersion: row.configurationVersion + 1,
    })
    .where('tenantId', '=', tenantId)
    .where('id', '=', agentId)
    .execute();
  await writeAudit(trx, {
    tenantId,
    kind: 'agent.configured',
    at,
    target: row.name,
    agentId,
    changes: auditChangesBetween({}, criteria),
  });
  await addActivity(
    trx,
    { tenantId, agentId, at },
    { kind: 'changed', text: { kind: 'criteriaFilled', args: { criteria: Object.values(criteria).flat(), by: name } } },
  );
  return [{ agentId, settings }];
}

/** Connects every service that has no connection to the sandbox, tests it, and fills in criteria that are empty. */
export async function connectSandbox(
  context: Context,
  tests: ConnectionTests,
  member: Member,
): Promise<AnswerOf<typeof endpoints.connectSandbox>> {
  const { tenantId } = member;
  refuseSandbox(context, tenantId);
  const connected: string[] = [];
  for (const service of catalogue) {
    const isNew = await saveCredentials(
      context,
      tenantId,
      service,
      (_, isStored) => (isStored ? undefined : sandboxCredentials(service.id, 'sandbox')),
      { auditKind: null },
    );
    if (isNew) connected.push(service.id);
  }
  await auditSandbox(context, tenantId, connected);
  await Promise.all(connected.map((id) => tests.run(tenantId, id, { silent: true })));
  return { connected, filled: await fillCriteria(context, member) };
}

const auditSandbox = ({ db, clock }: Context, tenantId: string, connected: readonly string[]): Promise<void> =>
  writeAudit(db, {
    tenantId,
    kind: 'sandbox.connected',
    at: clock().toISOString(),
    changes: [{ field: 'services', new: connected.map(serviceName).join(', ') }],
  });

/** Refuses an organisation that may not use the sandbox. */
export function refuseSandbox({ sandboxes }: Pick<Context, 'sandboxes'>, tenantId: string): void {
  if (!sandboxes.allows(tenantId)) throw new Refusal('conflict', 'The sandbox is not available to this organisation');
}

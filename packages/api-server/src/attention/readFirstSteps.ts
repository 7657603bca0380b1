import { agentTable } from '@switchboard/api-contract/agentTable';
import { isServiceId } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { modelServices } from '@switchboard/api-contract/services/models';
import type { Context } from '../platform/Context.ts';
import { storedConfiguration } from '../tenants/agentRows.ts';
import { openCredentials } from '../outside/credentials/credentials.ts';

type Answer = AnswerOf<typeof endpoints.attention>;
type Steps = Pick<Answer, 'firstSteps' | 'connected'>;

/**
 * How far an organisation is on its way to a first result of its own; nothing once it has one, or dismissed the steps.
 * One that sees no samples is also told how many connections work.
 */
export async function readFirstSteps(
  context: Pick<Context, 'db' | 'vault' | 'sandboxes'>,
  tenantId: string,
): Promise<Steps> {
  const { db } = context;
  const tenant = await db
    .selectFrom('tenants')
    .select(['samplesAt', 'firstStepsAt'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const gone = tenant.firstStepsAt !== null || (await hasResult(db, tenantId));
  if (gone && tenant.samplesAt !== null) return {};
  const connected = await readConnected(context, tenantId);
  return {
    ...(tenant.samplesAt === null && { connected: connected.length }),
    ...(!gone && {
      firstSteps: {
        connected: connected.some(({ isModel }) => isModel) && connected.some(({ isModel }) => !isModel),
        sandbox: connected.length > 0 && connected.every(({ sandbox }) => sandbox),
        offer: context.sandboxes.allows(tenantId) && !(await hasCredentials(db, tenantId)),
        ...(await readChosen(db, tenantId)),
      },
    }),
  };
}

/** Whether a run of the organisation's own has ever been completed. */
async function hasResult(db: Context['db'], tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('runTotals')
    .select('runs')
    .where('tenantId', '=', tenantId)
    .where('sample', '=', 0)
    .where('kind', '=', 'status')
    .where('bucket', '=', 'completed')
    .where('runs', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything is set up, whether it works or not. */
async function hasCredentials(db: Context['db'], tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('connections')
    .select('serviceId')
    .where('tenantId', '=', tenantId)
    .where('credentials', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function readConnected({ db, vault, sandboxes }: Pick<Context, 'db' | 'vault' | 'sandboxes'>, tenantId: string) {
  const rows = await db
    .selectFrom('connections')
    .select(['tenantId', 'serviceId', 'credentials'])
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'connected')
    .execute();
  return rows.flatMap((row) => {
    const { serviceId } = row;
    const credentials = openCredentials(vault, row);
    if (!credentials || !isServiceId(serviceId)) return [];
    return {
      isModel: modelServices.some((id) => id === serviceId),
      sandbox: sandboxes.keyOf({ tenantId, serviceId, credentials }) !== undefined,
    };
  });
}

/** The agents that look for something, and the settings that say what; the first is the one that is offered. */
const searching = [
  {
    slug: 'lead-generation',
    first: 'targetIndustries',
    any: ['targetIndustries', 'locations', 'companySize', 'keywords'],
  },
  { slug: 'maps-scraper', first: 'categories', any: ['categories'] },
] as const;

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Whether an agent knows what to look for: a setting says so, or somebody asked research. And where both is done. */
async function readChosen(
  db: Context['db'],
  tenantId: string,
): Promise<{ chosen: boolean; choose: string; run: string }> {
  const idOf = (slug: string): string => agentTable.find((entry) => entry.slug === slug)?.id ?? slug;
  const agents = await db
    .selectFrom('agents')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where(
      'id',
      'in',
      searching.map(({ slug }) => idOf(slug)),
    )
    .execute();
  const [first] = searching;
  const choose = addresses.setting(idOf(first.slug), first.first);
  for (const { slug, any } of searching) {
    const row = agents.find(({ id }) => id === idOf(slug));
    if (!row) continue;
    const { customSettings } = storedConfiguration(row);
    if (any.some((name) => isFilled(customSettings[name])))
      return { chosen: true, choose, run: addresses.agent(row.id) };
  }
  const asked = await db
    .selectFrom('records')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', idOf('research'))
    .where('collection', '=', 'tasks')
    .limit(1)
    .executeTakeFirst();
  return { chosen: asked !== undefined, choose, run: addresses.agent(idOf(asked ? 'research' : first.slug)) };
}

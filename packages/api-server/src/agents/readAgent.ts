import { capabilitiesOf, integrationsOf } from '@switchboard/api-contract/agents/abilities';
import type { agentDetail, AgentTool, SpecialDataAnswer } from '@switchboard/api-contract/agentDetail';
import type { InferInput } from 'valibot';
import { customTools, customToolTable, customType } from '@switchboard/api-contract/agents/custom';
import { findService, type ServiceId } from '@switchboard/api-contract/catalogue';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { agentOf } from '@switchboard/api-contract/agents/all';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { limits } from '@switchboard/api-contract/limits';
import { samples, sampleSpecialData } from '@switchboard/api-contract/samples/agents';
import type { Context } from '../platform/Context.ts';
import { describeSchedule } from './schedules/describeSchedule.ts';
import { describeExecution } from '../runs/describeRun.ts';
import { entryOf, findAgentRow, type AgentRow, storedConfiguration, namesOfSecrets } from '../tenants/agentRows.ts';
import { readLatestRuns } from './listRuns.ts';
import { readLastModel } from './lastModel.ts';
import { readFigures } from './metrics.ts';
import { collectionSamplesAt } from './pages/openAgentPage.ts';
import { describeRecords, type AnyRecord } from '../records/describeRecords.ts';
import { readRecords } from '../records/records.ts';
import { firstConnected, googleAccountOf } from '../outside/credentials/credentials.ts';
import type { CollectionName } from '../records/collections.ts';

/** The records of the 'Specialized' tab, the same as on the agent's own page; undefined for agents without that tab. */
async function readSpecialData(context: Context, row: AgentRow): Promise<SpecialDataAnswer | undefined> {
  const { db, clock } = context;
  const slug = agentTable.find(({ listType }) => listType === row.listType)?.slug;
  const special = slug && agentOf(slug).special;
  if (!special) return undefined;
  const collection = special.collection as CollectionName;
  const samplesAt = await collectionSamplesAt(db, row, collection);
  if (samplesAt) return { sample: true, ...sampleSpecialData(samplesAt, slug, samples[slug].today?.(clock())) };
  const records = await readRecords(db, { tenantId: row.tenantId, agentId: row.id, collection }, limits.specialRecords);
  // A record of the database is sent as it is, but for what its runs know.
  return special.describe(
    await describeRecords(context, db, { agent: row, place: { collection } }, records as unknown as AnyRecord[]),
  );
}

/** What an agent of type custom may use, and whether it is connected; undefined for other agents. */
async function readTools(
  context: Pick<Context, 'db' | 'vault'>,
  { tenantId, listType }: AgentRow,
): Promise<AgentTool[] | undefined> {
  if (listType !== customType) return undefined;
  return Promise.all(
    customTools.map(async (id) => {
      const { name, services, ...rest } = customToolTable[id];
      const [first] = services as readonly ServiceId[];
      if (first === undefined) return { id, name, connected: true, by: undefined, to: undefined };
      const found =
        'account' in rest
          ? await googleAccountOf(context, tenantId, services)
          : await firstConnected(context, tenantId, services);
      const by = findService(found?.serviceId ?? first)?.name;
      return { id, name, connected: found !== undefined, by, to: found ? undefined : addresses.setup(first) };
    }),
  );
}

/** The whole agent: its description, metrics, configuration, latest runs and records. */
export async function readAgent(
  context: Context,
  tenantId: string,
  key: string,
): Promise<InferInput<typeof agentDetail>> {
  const { db, clock, vault } = context;
  const row = await findAgentRow(db, tenantId, key);
  const {
    samples: isSample,
    metrics,
    confidenceScore,
    lastRun,
  } = await readFigures(db, {
    tenantId,
    agentId: row.id,
    now: clock(),
  });
  const runs = await readLatestRuns(db, { tenantId, agentId: row.id, samples: isSample });
  const specialData = await readSpecialData(context, row);
  const tools = await readTools(context, row);
  const configuration = storedConfiguration(row);
  const model = await readLastModel(db, tenantId, isSample ? [] : runs);
  const slug = entryOf(row.id)?.slug;
  return {
    id: row.id,
    ...(slug === undefined ? {} : { slug }),
    name: row.name,
    type: row.detailType,
    ...(model === undefined ? {} : { model }),
    status: row.status,
    description: row.description,
    capabilities: capabilitiesOf(row.listType, configuration.customSettings),
    integrations: integrationsOf(row.listType, configuration.customSettings),
    createdAt: row.createdAt,
    ...(lastRun === undefined ? {} : { lastRun }),
    ...(confidenceScore === undefined ? {} : { confidenceScore }),
    metrics,
    configuration,
    configurationVersion: row.configurationVersion,
    schedule: await describeSchedule(db, row),
    storedSecrets: namesOfSecrets(vault, row),
    ...(isSample && runs.length > 0 ? { sample: true } : {}),
    executions: runs.map(describeExecution),
    ...(specialData === undefined ? {} : { specialData }),
    ...(tools && { tools }),
  };
}

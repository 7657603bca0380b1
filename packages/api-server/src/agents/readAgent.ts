import { capabilitiesOf, integrationsOf } from '@switchboard/api-contract/agents/abilities';
import type { agentDetail } from '@switchboard/api-contract/agentDetail';
import type { InferInput } from 'valibot';
import type { Context } from '../platform/Context.ts';
import { describeSchedule } from './schedules/describeSchedule.ts';
import { describeExecution } from '../runs/describeRun.ts';
import { entryOf } from '../tenants/agentKey.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import { namesOfSecrets } from '../tenants/agentSecrets.ts';
import { storedConfiguration } from '../tenants/storedConfiguration.ts';
import { readExecutions } from './executions.ts';
import { readLastModel } from './lastModel.ts';
import { readFigures } from './metrics.ts';
import { readTools } from './readTools.ts';
import { readSpecialData } from './specialData.ts';

/** The whole agent: its description, metrics, configuration, latest runs and records. */
export async function readAgent(
  context: Context,
  tenantId: string,
  key: string,
): Promise<InferInput<typeof agentDetail>> {
  const { db, clock, vault } = context;
  const row = await findAgentRow(db, tenantId, key);
  const { samples, metrics, confidenceScore, lastRun } = await readFigures(db, {
    tenantId,
    agentId: row.id,
    now: clock(),
  });
  const executions = (await readExecutions(db, tenantId, row.id, samples)).map(describeExecution);
  const specialData = await readSpecialData(context, row);
  const tools = await readTools(context, row);
  const configuration = storedConfiguration(row);
  const model = await readLastModel(db, row);
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
    ...(samples && executions.length > 0 ? { sample: true } : {}),
    executions,
    ...(specialData === undefined ? {} : { specialData }),
    ...(tools && { tools }),
  };
}

import { researchSettings } from '@switchboard/api-contract/agents/research';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { addNotice } from '../../notifications/addNotice.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { findRecord } from '../../records/records.ts';
import type { EndedRun, RunFollower } from '../../runs/RunFollower.ts';
import { findAgentRow, type AgentRow } from '../../tenants/agentRows.ts';
import type { StoredChannel } from '../../tenants/notificationPlan.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';

/** Tells what a research found, at first or when it was asked again. */
export const notifyFindings: RunFollower = {
  ended: async (_, db, run) => {
    const text = typeof run.activity?.text === 'object' ? run.activity.text : undefined;
    if (text?.kind === 'researchCompleted') await tellOf(db, run, await findingsOf(db, run, text.args.title));
    if (text?.kind === 'researchNews') await tellOf(db, run, text);
  },
};

async function findingsOf(db: StoreWriter, { tenantId, id, agentId }: EndedRun, title: string): Promise<Notice> {
  const task = await findRecord(db, { tenantId, agentId, collection: 'tasks' }, id);
  const insight = task?.insights?.[0];
  return { kind: 'researchDone', args: { title, ...(insight !== undefined && { insight }) } };
}

async function tellOf(db: StoreWriter, { tenantId, id, agentId, at }: EndedRun, notice: Notice | Fact): Promise<void> {
  const isFor = channelsOf(await findAgentRow(db, tenantId, agentId));
  const path = addresses.run(agentId, id);
  await addNotice(db, { tenantId, kind: 'research-done', cause: `research-done ${id}`, notice, path, at }, isFor);
}

/** The channels that the agent's own settings choose; else those that are told of all researches. */
function channelsOf(agent: AgentRow): (channel: StoredChannel) => boolean {
  const { notificationSettings } = researchSettings.read(storedConfiguration(agent).customSettings);
  const { enabled, channels } = notificationSettings;
  return ({ id, kinds }) => enabled && (channels.length > 0 ? channels.includes(id) : kinds.includes('research-done'));
}

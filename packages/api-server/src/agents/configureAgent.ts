import type { AgentConfiguration, ConfigurationRequest } from '@switchboard/api-contract/agentDetail';
import { actionForIsActive } from '@switchboard/api-contract/agents/isActive';
import { agents } from '@switchboard/api-contract/agents/all';
import { customSettings, customType } from '@switchboard/api-contract/agents/custom';
import { newRecordDestinations } from '@switchboard/api-contract/agents/abilities';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { messages } from '@switchboard/api-contract/errors';
import { mergeConfiguration, isSameValue } from '@switchboard/api-contract/configuration';
import type { Context } from '../platform/Context.ts';
import { setScheduleBySwitch } from './schedules/autoSync.ts';
import { resumeSchedule } from './schedules/scheduleRows.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { Refusal } from '../platform/Refusal.ts';
import { deleteUnsent } from '../records/unsentRows.ts';
import { findAgentRow, type AgentRow, storedConfiguration, openSecrets, sealSecrets } from '../tenants/agentRows.ts';
import { writeAgentAction } from './carryOutAgentAction.ts';
import { markUnchanged } from '../platform/actor.ts';
import { auditChangesBetween, writeAudit } from '../audit/writeAudit.ts';
import type { StoreWriter } from '../platform/store/Database.ts';

/** What was changed of a configuration, and when. */
interface ConfigurationChange {
  readonly before: AgentConfiguration;
  readonly after: AgentConfiguration;
  /** The secrets that were given anew. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly at: string;
  /** The member's name. */
  readonly by: string | undefined;
}

/** Whether an agent may do by itself what reaches other people. */
const mayAct = (configuration: Pick<AgentConfiguration, 'customSettings'>): boolean =>
  configuration.customSettings['mayAct'] === true;

/**
 * Writes an audit line with each changed setting, of a secret only that it changed. That a member allowed the agent to
 * act by itself, or took that back, stands in the activity, too.
 */
async function auditConfiguration(
  db: StoreWriter,
  { tenantId, id: agentId, name }: AgentRow,
  { before, after, secrets, at, by }: ConfigurationChange,
): Promise<void> {
  const { customSettings: own, ...rest } = before;
  const { customSettings: ownAfter, ...restAfter } = after;
  const changes = [
    ...auditChangesBetween(rest, restAfter),
    ...auditChangesBetween(own, ownAfter).filter(({ field }) => field !== 'isActive'),
    ...Object.keys(secrets).map((field) => ({ field, new: 'changed' })),
  ];
  if (changes.length === 0) return markUnchanged();
  await writeAudit(db, { tenantId, kind: 'agent.configured', at, target: name, agentId, changes });
  if (mayAct(before) === mayAct(after)) return;
  const kind = mayAct(after) ? 'mayActAllowed' : 'mayActWithdrawn';
  const args = { agent: name, ...(by !== undefined && { by }) };
  await addActivity(db, { tenantId, agentId, at }, { kind: 'changed', text: { kind, args } });
}

type Settings = Record<string, unknown>;

/** The checks of an agent's `customSettings`, and which keys are sealed and never sent back. */
interface AgentSettings {
  readonly problems: (values: Record<string, unknown>) => Partial<Record<string, string>>;
  readonly secretKeys: readonly string[];
}

/** The settings of an agent of this type: one of the seven or a created one. */
function agentSettingsOf({ listType }: { readonly listType: string }): AgentSettings {
  if (listType === customType) return { problems: customSettings.problems, secretKeys: [] };
  const entry = agentTable.find((agent) => agent.listType === listType);
  if (!entry) return { problems: () => ({}), secretKeys: [] };
  const { settings, secrets } = agents[entry.slug];
  return { problems: settings.problems, secretKeys: secrets };
}

/**
 * Merges a change into the stored configuration. Without a base, `customSettings` replace the stored ones as a whole.
 * Blank secrets stay unchanged, and a change of Active starts or stops the agent. `by` names the member in the
 * activity.
 */
export async function configureAgent(
  { db, vault, clock, wake }: Context,
  tenantId: string,
  key: string,
  { base, ...change }: ConfigurationRequest,
  by?: string,
): Promise<void> {
  await db.change(tenantId, async (trx) => {
    const row = await findAgentRow(trx, tenantId, key);
    const settings = agentSettingsOf(row);
    const { configuration: merged, conflicts } = mergeConfiguration(storedConfiguration(row), change, base);
    if (conflicts.length > 0) throw new Refusal('conflict', messages.configurationChanged, { conflicts });
    const sent = change.customSettings;
    if (sent)
      refuseProblems(
        settings,
        Object.fromEntries(Object.entries(merged.customSettings).filter(([name]) => Object.hasOwn(sent, name))),
      );
    const secrets = sent ? readGivenSecrets(settings, sent) : {};
    const configuration = { ...merged, customSettings: withoutSecrets(settings, merged.customSettings) };
    await trx
      .updateTable('agents')
      .set({
        configurationJson: JSON.stringify(configuration),
        configurationVersion: row.configurationVersion + 1,
        ...(Object.keys(secrets).length > 0
          ? { secrets: sealSecrets(vault, row, { ...openSecrets(vault, row), ...secrets }) }
          : {}),
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', row.id)
      .execute();
    const before = storedConfiguration(row);
    await setScheduleBySwitch(trx, row, { before, after: configuration, now: clock() });
    if (configuration.enabled && !before.enabled) await resumeSchedule(trx, row, clock());
    const action = actionForIsActive(configuration.customSettings, row);
    if (action) await writeAgentAction(trx, row, { action, enabled: configuration.enabled, now: clock(), by });
    if (!action || !differOnlyInActive(before, configuration))
      await addActivity(
        trx,
        { tenantId, agentId: row.id, at: clock().toISOString() },
        { kind: 'changed', text: { kind: 'configurationChanged', args: by ? { by } : {} } },
      );
    await auditConfiguration(trx, row, { before, after: configuration, secrets, at: clock().toISOString(), by });
    await deleteUnsent(
      trx,
      { tenantId, agentId: row.id },
      newRecordDestinations(row.listType, configuration.customSettings),
    );
  });
  // The change may allow more runs at a time.
  wake();
}

function differOnlyInActive(one: AgentConfiguration, other: AgentConfiguration): boolean {
  const rest = (of: AgentConfiguration) => ({ ...of, customSettings: { ...of.customSettings, isActive: undefined } });
  return isSameValue(rest(one), rest(other));
}

function refuseProblems(settings: AgentSettings, values: Settings): void {
  const problems = Object.entries(settings.problems(values)).map(
    ([key, message]) => [`customSettings.${key}`, message ?? ''] as const,
  );
  const [first] = problems;
  if (first) throw new Refusal('invalid', `${first[0]}: ${first[1]}`, { fields: Object.fromEntries(problems) });
}

function readGivenSecrets({ secretKeys }: AgentSettings, values: Settings): Record<string, string> {
  const given = secretKeys.map((key) => [key, values[key]] as const);
  return Object.fromEntries(
    given.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== ''),
  );
}

function withoutSecrets({ secretKeys }: AgentSettings, values: Settings): Settings {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, secretKeys.includes(key) ? '' : value]));
}

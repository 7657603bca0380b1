import { agentOf, type AnyAgent } from '../agents/all.ts';
import { customMissingSettings, customServiceNeeds, customSettings, customType } from '../agents/custom.ts';
import type { MissingSetting, ServiceNeed, Missing } from './missing.ts';
import { agentTable } from '../agentTable.ts';
import type { AgentConfiguration } from '../agentDetail.ts';
import { findService, serviceName, type ServiceId } from '../catalogue.ts';
import { modelServices } from '../services/models.ts';
import { wordsOf, type Fact } from '../words/wordsOf.ts';
import { addresses } from './addresses.ts';

/** What decides whether an agent's run can start. */
export interface ReadinessInput {
  readonly agent: { readonly id: string; readonly name: string; readonly listType: string };
  readonly configuration: Pick<AgentConfiguration, 'enabled' | 'customSettings'>;
  /** Whether a service is connected; `account`: with access to an account. */
  readonly isConnected: (serviceId: ServiceId, account: boolean) => boolean;
  /** Whether a secret setting has a value. */
  readonly hasSecret: (setting: string) => boolean;
}

const agentFor = (listType: string): AnyAgent | undefined => {
  const slug = agentTable.find((agent) => agent.listType === listType)?.slug;
  return slug && agentOf(slug);
};

/** The connections that a run of an agent of this type needs with these settings. */
export const needsOfRun = (listType: string, values: unknown): readonly ServiceNeed[] =>
  listType === customType ? customServiceNeeds(customSettings.read(values)) : (agentFor(listType)?.needs ?? []);

/** The settings that a run of an agent of this type still lacks. */
export function lacksOfRun(listType: string, values: unknown): readonly MissingSetting[] {
  if (listType === customType) return customMissingSettings(customSettings.read(values));
  const agent = agentFor(listType);
  return agent?.lacks?.(agent.settings.read(values)) ?? [];
}

/** What planning a workflow from a goal needs. */
export const needsOfPlan: readonly ServiceNeed[] = [{ services: modelServices }];

/** One thing that a run lacks, as a fact. */
export interface MissingFact extends Omit<Missing, 'text'> {
  readonly fact: Fact;
}

/**
 * What a run of this agent would lack now: the agent switched off, a connection, a setting. Empty if it
 * can start. Whether a connection works shows only when it is used.
 */
export function missingOf({ agent, configuration, isConnected, hasSecret }: ReadinessInput): MissingFact[] {
  const off = configuration.enabled ? [] : [switchedOff(agent)];
  const { customSettings: values } = configuration;
  const isMet = ({ services, account, orSecret }: ServiceNeed): boolean =>
    (orSecret !== undefined && hasSecret(orSecret)) ||
    services.some((id) => isConnected(id, wantsAccount(account, id)));
  return [
    ...off,
    ...needsOfRun(agent.listType, values)
      .filter((need) => !isMet(need))
      .map(missingConnection),
    ...lacksOfRun(agent.listType, values).map(({ setting, text, label }) => ({
      kind: 'setting',
      id: setting,
      fact: text,
      to: addresses.setting(agent.id, setting),
      label,
    })),
  ];
}

const switchedOff = ({ id, name }: ReadinessInput['agent']): MissingFact => ({
  kind: 'setting',
  id: 'enabled',
  fact: { kind: 'agentOff', args: { agent: name } },
  to: addresses.enabled(id),
  label: 'Open its configuration',
});

const wantsAccount = (account: ServiceNeed['account'], id: ServiceId): boolean =>
  account === true || (account ?? []).includes(id);

/** A connection that is lacking. */
export function missingConnection({ services, account }: ServiceNeed): MissingFact {
  // Where an account is wanted, a service is offered only if its form has a field for the token that gives access to it.
  const offered = services.filter((id) => !wantsAccount(account, id) || takesToken(id));
  const names = offered.map(serviceName);
  const [first = ''] = offered;
  return {
    kind: 'connection',
    id: first,
    fact: { kind: account === true ? 'connectAccount' : 'connectService', args: { services: names } },
    to: addresses.setup(first),
    label: `Set up ${names[0] ?? first}`,
  };
}

const takesToken = (id: ServiceId): boolean =>
  findService(id)?.fields.some(({ key }) => key === 'refreshToken') ?? false;

/** The month's budget is spent: `fact` says so. */
export const missingBudget = (fact: Fact): MissingFact => ({
  kind: 'budget',
  id: 'month',
  fact,
  to: addresses.budget,
  label: 'Change the budget',
});

/** The refusal of a run that lacks something: its sentence, and what is missing, in words. */
export function refusalOfRun(lacking: readonly MissingFact[]): { readonly error: string; readonly missing: Missing[] } {
  const missing = lacking.map(({ fact, ...rest }) => ({ ...rest, text: wordsOf(fact) }));
  return { error: missing.map(({ text }) => text).join('. '), missing };
}

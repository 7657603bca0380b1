import type { AgentConfiguration, ConfigurationPatch } from '@switchboard/api-contract/agents';
import { configurationProblem } from '@switchboard/api-contract/configuration';
import { limits } from '@switchboard/api-contract/limits';
import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import { formatJson } from './formatJson.ts';
import { findJsonFault, jsonProblem } from './jsonPosition.ts';

/** The fields that are typed; the two toggles are sent at once and never part of a draft. */
export const draftFields = ['maxConcurrentExecutions', 'retryAttempts', 'timeout', 'customSettings'] as const;
export type DraftField = (typeof draftFields)[number];

export const isDraftField = (field: string): field is DraftField => (draftFields as readonly string[]).includes(field);

/** A value of the server as text of its field. */
export const textOf = (configuration: AgentConfiguration, field: DraftField): string =>
  field === 'customSettings' ? formatJson(configuration.customSettings) : String(configuration[field]);

/** The value that a text stands for; text that stands for none is returned as it is, so that the contract refuses it. */
function meant(field: DraftField, text: string): unknown {
  if (field !== 'customSettings') return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : text;
  return findJsonFault(text) ? text : JSON.parse(text);
}

/** Why a text can't be sent: the bounds of a number, or the place where JSON breaks. */
export function problemOf(field: DraftField, text: string): string | undefined {
  const broken = field === 'customSettings' && text.trim() !== '' ? jsonProblem(text) : undefined;
  return broken ?? configurationProblem(field, meant(field, text));
}

/** What to send for a field; undefined while its text can't be sent. */
export function patchOf(field: DraftField, text: string): ConfigurationPatch | undefined {
  return problemOf(field, text) === undefined ? { [field]: meant(field, text) } : undefined;
}

/** Whether two texts of a field stand for the same value: spaces, line ends and the order of names don't count. */
export function sameMeaning(field: DraftField, one: string, other: string): boolean {
  if (one === other) return true;
  return sameValue(meant(field, one), meant(field, other));
}

/**
 * The number one step up or down from what is typed, held within its bounds; the lowest one from text that is no
 * number.
 */
export function stepped(field: Exclude<DraftField, 'customSettings'>, text: string, by: 1 | -1): string {
  const { min, max } = limits.configuration[field];
  const typed = meant(field, text);
  return String(typeof typed === 'number' ? Math.min(max, Math.max(min, typed + by)) : min);
}

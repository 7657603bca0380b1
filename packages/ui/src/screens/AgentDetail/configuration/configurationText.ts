import type { AgentConfiguration, ConfigurationPatch } from '@switchboard/api-contract/agentDetail';
import { isSameValue } from '@switchboard/api-contract/configuration';
import { configurationProblem } from '@switchboard/api-contract/configurationProblem';
import { limits } from '@switchboard/api-contract/limits';
import { decimal } from '../../../format/numbers.ts';
import { clip, nameInWords } from '../../../format/text.ts';
import type { Saved } from '../../../blocks/forms/draft/draft.ts';
import { findJsonFault, jsonProblem } from './jsonFault.ts';

/** Lists of plain values up to this many characters stay on one line. */
const LONGEST_INLINE = 60;

/** JSON with an indent of two, as people write it: short lists of plain values on one line. */
export function formatJson(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  const block = (open: string, lines: string[], close: string) =>
    lines.length === 0 ? open + close : `${open}\n${deeper}${lines.join(`,\n${deeper}`)}\n${indent}${close}`;
  if (Array.isArray(value)) {
    const items = value.map((item) => formatJson(item, deeper));
    const inline = `[${items.join(', ')}]`;
    const plain = value.every((item) => typeof item !== 'object' || item === null);
    return plain && inline.length <= LONGEST_INLINE ? inline : block('[', items, ']');
  }
  if (typeof value === 'object' && value !== null) {
    return block(
      '{',
      Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${formatJson(member, deeper)}`),
      '}',
    );
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * The numbers of a configuration. `label` names one in the form, `brief` on the page of a run that shows the
 * configuration it had.
 */
export const numberSettings: readonly {
  readonly field: keyof typeof limits.configuration;
  readonly label: string;
  readonly brief: string;
  readonly unit?: string;
}[] = [
  { field: 'maxConcurrentExecutions', label: 'Max Concurrent Executions', brief: 'Runs at once' },
  { field: 'retryAttempts', label: 'Retry Attempts', brief: 'Retries' },
  { field: 'timeout', label: 'Timeout (seconds)', brief: 'Timeout', unit: 's' },
];

/** The fields edited as text. The two toggles are sent at once and are never part of a draft. */
export const draftFields = [...numberSettings.map(({ field }) => field), 'customSettings'] as const;
export type DraftField = (typeof draftFields)[number];

export const isDraftField = (field: string): field is DraftField => (draftFields as readonly string[]).includes(field);

/** The server's value as the text of its field. */
export const textOf = (configuration: AgentConfiguration, field: DraftField): string =>
  field === 'customSettings' ? formatJson(configuration.customSettings) : String(configuration[field]);

/** The value of a text. Text that is no number, or no JSON, is returned unchanged, so that the contract rejects it. */
export function parseText(field: DraftField, text: string): unknown {
  if (field !== 'customSettings') return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : text;
  return findJsonFault(text) ? text : JSON.parse(text);
}

/** Why a text can't be sent: the bounds of a number, or the position where JSON is invalid. */
export function problemOf(field: DraftField, text: string): string | undefined {
  const broken = field === 'customSettings' && text.trim() !== '' ? jsonProblem(text) : undefined;
  return broken ?? configurationProblem(field, parseText(field, text));
}

/** What to send for a field; undefined while its text can't be sent. */
export function patchOf(field: DraftField, text: string): ConfigurationPatch | undefined {
  return problemOf(field, text) === undefined ? { [field]: parseText(field, text) } : undefined;
}

/** Whether two texts stand for the same value: white space and the order of names don't matter. */
export function hasSameValue(field: DraftField, one: string, other: string): boolean {
  if (one === other) return true;
  return isSameValue(parseText(field, one), parseText(field, other));
}

/** The saved configuration, as the text of each field. */
export const savedText = (configuration: AgentConfiguration, version: number | undefined): Saved<string> => ({
  version,
  valueOf: (field) => (isDraftField(field) ? textOf(configuration, field) : ''),
  isSame: (field, one, other) => isDraftField(field) && hasSameValue(field, one, other),
});

/** The number one step up or down, clamped to its bounds; the minimum if the text is not a number. */
export function stepped(field: Exclude<DraftField, 'customSettings'>, text: string, by: 1 | -1): string {
  const { min, max } = limits.configuration[field];
  const typed = parseText(field, text);
  return String(typeof typed === 'number' ? Math.min(max, Math.max(min, typed + by)) : min);
}

/** At most so many custom settings are put into words, and so many characters of each. */
const MAX_SETTINGS = 40;
const LONGEST_VALUE = 200;

/** A configuration as names and values in words, the custom settings first. */
export function configurationInWords(
  configuration: AgentConfiguration | undefined,
): { label: string; value: string }[] {
  if (!configuration) return [];
  return [
    ...Object.entries(configuration.customSettings)
      .slice(0, MAX_SETTINGS)
      .map(([name, value]) => ({
        label: clip(nameInWords(name), 60),
        value: clip(valueInWords(value), LONGEST_VALUE),
      })),
    ...numberSettings.map(({ field, brief, unit = '' }) => ({
      label: brief,
      value: `${decimal(configuration[field])} ${unit}`.trim(),
    })),
  ];
}

function valueInWords(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (typeof value === 'number') return decimal(value, 2);
  if (typeof value === 'string') return value.trim() || 'none';
  if (Array.isArray(value)) return value.map(valueInWords).join(', ') || 'none';
  return value === null || value === undefined ? 'none' : JSON.stringify(value);
}

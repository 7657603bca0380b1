import type { AgentConfiguration } from '@switchboard/api-contract/agentDetail';
import { decimal } from '../../../format/numbers.ts';
import { clip, nameInWords } from '../../../format/text.ts';
import { numberSettings } from '../configuration/fieldText.ts';

/** How many settings are listed. */
const MOST = 40;
const LONGEST = 200;

/** A configuration as names and values in words, what the agent's type has of its own first. */
export function configurationInWords(
  configuration: AgentConfiguration | undefined,
): { label: string; value: string }[] {
  if (!configuration) return [];
  return [
    ...Object.entries(configuration.customSettings)
      .slice(0, MOST)
      .map(([name, value]) => ({ label: clip(nameInWords(name), 60), value: clip(valueInWords(value), LONGEST) })),
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

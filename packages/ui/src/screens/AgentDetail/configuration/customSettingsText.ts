import { customSettings, type CustomSettings } from '@switchboard/api-contract/agents/custom';

/** The settings of an agent of type custom, as the JSON text says them; undefined if it can't be read. */
export function readCustomSettings(text: string): CustomSettings | undefined {
  const values = parse(text);
  if (values === undefined) return undefined;
  const { instructions } = values;
  // What is being typed is not trimmed under the member's fingers.
  return { ...customSettings.read(values), ...(typeof instructions === 'string' && { instructions }) };
}

/** The JSON text with other values for some settings; what else stands in it stays. */
export const withCustomSettings = (text: string, change: Partial<CustomSettings>): string =>
  JSON.stringify({ ...parse(text), ...change }, null, 2);

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null && !Array.isArray(values)
      ? (values as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

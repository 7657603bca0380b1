// Apart from merging, which every form loads to compare values, since only the configuration checks them.
import * as v from 'valibot';
import { configurationPatch, type ConfigurationPatch } from './agentDetail.ts';

/** A field of an agent's configuration. */
type ConfigurationField = keyof ConfigurationPatch;

/** What is wrong with a value of a configuration field, in the server's words; undefined if nothing is. */
export function configurationProblem(field: ConfigurationField, value: unknown): string | undefined {
  const result = v.safeParse(configurationPatch.entries[field], value);
  if (!result.success) return result.issues[0].message;
  const lost =
    field === 'customSettings' &&
    Object.keys(value as object).find((name) => !Object.hasOwn(result.output as object, name));
  return lost ? `"${lost}" can't be a name in Custom Settings` : undefined;
}

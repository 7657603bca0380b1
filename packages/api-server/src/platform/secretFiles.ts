import { readFileSync } from 'node:fs';
import { ConfigError, secretNames } from './environment.ts';
import { fileFault } from './fileFault.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables with the secrets that stand in files: what the file holds that `SECRET_KEY_FILE` names, without the
 * space around it, becomes `SECRET_KEY`. Throws ConfigError, which tells nothing of what a file holds.
 */
export function readSecretFiles(variables: Variables): Variables {
  const secrets = secretNames.flatMap((name) => {
    const variable = `${name}_FILE`;
    const path = variables[variable]?.trim();
    if (!path) return [];
    if (variables[name]?.trim()) throw new ConfigError(`${name} and ${variable} are both set: leave one out`);
    const text = read(path, variable).trim();
    if (text === '') throw new ConfigError(`${variable} ${path} is empty`);
    return [
      [name, text],
      [variable, undefined],
    ] as const;
  });
  return { ...variables, ...Object.fromEntries(secrets) };
}

function read(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${variable} ${path} can't be read: ${fileFault(error)}`, { cause: error });
  }
}

import { type Service, findService, type ServiceId } from '@switchboard/api-contract/catalogue';
import { fieldsOf, wayWith, type SetupField } from '@switchboard/api-contract/services/setup';
import type { ConnectionSetup } from '@switchboard/api-contract/connections';
import { limits } from '@switchboard/api-contract/limits';
import { isSandboxSecret } from '@switchboard/api-contract/sandboxKeys';
import type { Credentials } from '../outside/providers/whoAmI.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { Context } from '../platform/Context.ts';

/** Fields that say where credentials are sent. */
const addressKeys: readonly string[] = ['baseUrl', 'myDomain'];
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f]/;

function problemOf({ key, label, secret, read, wrong }: SetupField, value: string): string | undefined {
  const longest = secret ? limits.text.secret : limits.text.line;
  if (value.length > longest) return `${label} must have at most ${longest} characters`;
  if (controlCharacter.test(value)) return `${label} must be a single line`;
  if (key === 'baseUrl' && value !== '' && URL.parse(value)?.protocol !== 'https:')
    return `${label} must begin with https://`;
  return read && read(value) === undefined ? wrong : undefined;
}

/**
 * The credentials after a setup: the form's trimmed values over the stored ones; a blank field keeps its stored
 * value. Refuses, with a sentence per field, values that are unknown, required but blank, too long, or have several
 * lines. Where there are several ways to sign in, the given fields tell which it is; what is stored for another one is
 * not kept.
 */
export function readSetup(service: Service, values: ConnectionSetup, before: Credentials): Credentials {
  const given = new Map(Object.entries(values).map(([key, value]) => [key, value.trim()]));
  const storedWay = wayWith(
    service,
    Object.keys(before).filter((key) => key !== 'refreshToken'),
  );
  const way = wayWith(service, [...given.keys()], storedWay);
  const stored = way === storedWay ? before : {};
  // Members can't read stored secrets. Whoever changes the address must not have one sent there, so it is asked again.
  const addressChanged = addressKeys.some((key) => (given.get(key) ?? '') !== '' && given.get(key) !== stored[key]);
  const problems = new Map<string, string>();
  const credentials: Record<string, string> = {};
  for (const field of way.fields) {
    const { key, label, required, secret, read } = field;
    const value = given.get(key) || (addressChanged && secret ? undefined : stored[key]);
    given.delete(key);
    if (value !== undefined) credentials[key] = read?.(value) ?? value;
    const problem = value === undefined ? (required ? `${label} is required` : undefined) : problemOf(field, value);
    if (problem !== undefined) problems.set(key, problem);
  }
  // A refresh token without a field in the form came from Google's consent screen, and belongs to that OAuth client.
  const { refreshToken, clientId } = stored;
  if (refreshToken !== undefined && !service.fields.some(({ key }) => key === 'refreshToken'))
    if (credentials['clientId'] === clientId) credentials['refreshToken'] = refreshToken;
  for (const key of given.keys()) problems.set(key, `${key} is not a field of ${service.name}`);
  if (problems.size > 0)
    throw new Refusal('invalid', [...problems.values()].slice(0, 3).join('. '), {
      fields: Object.fromEntries(problems),
    });
  return credentials;
}

interface Stored {
  readonly tenantId: string;
  readonly serviceId: ServiceId;
  readonly credentials: Credentials;
}

/**
 * The stored values that blank fields keep: none where somebody typed a real secret over credentials of the sandbox,
 * which are of no use to the real service.
 */
export function reusableValues(
  { sandboxes }: Pick<Context, 'sandboxes'>,
  stored: Stored,
  values: Readonly<Record<string, string>>,
): Credentials {
  const service = findService(stored.serviceId);
  const isReal = (service ? fieldsOf(service) : []).some(({ key, secret }) => {
    const given = values[key]?.trim() ?? '';
    return secret && given !== '' && !isSandboxSecret(given);
  });
  return isReal && sandboxes.keyOf(stored) !== undefined ? {} : stored.credentials;
}

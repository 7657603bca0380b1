import type { KeyObject } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { limits } from '@switchboard/api-contract/limits';
import { memberAddress } from '@switchboard/api-contract/members';
import type { ModelService } from '@switchboard/api-contract/services/models';
import { parseSecretKey } from './vault/secretKey.ts';

/** An environment variable has an unusable value. The message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Whether only this machine can reach an address that the server listens on. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isWhole(text, min, max),
      ({ input }) => `${name} must be a whole number from ${min} to ${max}, not "${input}"`,
    ),
    v.transform(Number),
  );

const isWhole = (text: string, min: number, max: number): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** The base address of an API, without a trailing slash. */
const baseUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => isBaseUrl(text),
      () => `${name} must be an http or https address without a name, password or query`,
    ),
    v.transform((text) => text.trim().replace(/\/+$/, '')),
  );

function isBaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  );
}

const oneOf = <const O extends readonly string[]>(name: string, options: O) =>
  v.picklist(
    options,
    ({ input }) => `${name} must be ${options.slice(0, -1).join(', ')} or ${options.at(-1)}, not "${String(input)}"`,
  );

const modelId = (name: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[\w.:/@+-]{1,120}$/, ({ input }) => `${name} must be a model id, not "${input}"`),
  );

const secretKey = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): KeyObject => {
    try {
      return parseSecretKey(dataset.value, 'SECRET_KEY');
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) });
      return NEVER;
    }
  }),
);

const sslModes: readonly string[] = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'];
const largestPool = 200;

/** The address may contain a password, so no message repeats it. */
const databaseUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (text) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text),
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name; percent-encode special characters in the user and password',
  ),
  v.check(
    (text) => sslModes.includes(queryOf(text).get('sslmode') ?? 'disable'),
    `sslmode in DATABASE_URL must be one of ${sslModes.join(', ')}`,
  ),
  v.check(
    (text) => queryOf(text).get('sslmode') !== 'verify-ca' || queryOf(text).has('sslrootcert'),
    'sslmode=verify-ca in DATABASE_URL needs sslrootcert, the path of the CA certificate',
  ),
  v.check(
    (text) => isWhole(queryOf(text).get('pool_size') ?? '1', 1, largestPool),
    `pool_size in DATABASE_URL must be a whole number from 1 to ${largestPool}`,
  ),
);

const queryOf = (text: string): URLSearchParams => URL.parse(text)?.searchParams ?? new URLSearchParams();

const proxyList = /^(?:true|false|\d{1,2}|[0-9a-fA-F.:/]+(?:\s*,\s*[0-9a-fA-F.:/]+)*)$/;

/** The addresses of the model services, unless the operator sets others. */
export const standardBaseUrls = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const satisfies Record<ModelService, string>;

/** The base address of model calls. Where makers show the address of a call in full, that of the call is cut. */
const modelBaseUrl = (name: string) =>
  v.pipe(
    baseUrl(name),
    v.transform((url) => url.replace(/\/(?:(?:chat\/)?completions|responses|messages)$/, '')),
  );

/** Each may also come from a file, which `SECRET_KEY_FILE` names, for example. */
export const secretNames = [
  'SECRET_KEY',
  'NEW_SECRET_KEY',
  'DATABASE_URL',
  'SWITCHBOARD_PASSPHRASE',
  'OIDC_CLIENT_SECRET',
] as const;

/** The environment variables that the server reads; an empty one counts as not set. */
export const environment = v.object({
  /** Port of app and API; 0 picks a free one. */
  PORT: v.optional(wholeNumber('PORT', 0, 65_535), '3000'),
  /** Address to listen on; 0.0.0.0 opens the server to the network. */
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.:-]+$/, ({ input }) => `HOST must be an address or a host name, not "${input}"`),
    ),
    '127.0.0.1',
  ),
  /** Folder of the database and the key; created if missing. */
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((path) => resolve(path)),
    ),
    '.data',
  ),
  /** Key that seals stored credentials. If unset, one is created in the data folder. */
  SECRET_KEY: v.optional(secretKey),
  /** Whether the database in the data folder is copied before it is migrated. */
  BEFORE_MIGRATION: v.optional(
    v.picklist(['on', 'off'], ({ input }) => `BEFORE_MIGRATION must be on or off, not "${String(input)}"`),
    'on',
  ),
  /** Days until a sign-in expires. */
  SESSION_DAYS: v.optional(wholeNumber('SESSION_DAYS', 1, 365), '7'),
  /** Hours without use after which a sign-in expires. */
  SESSION_IDLE_HOURS: v.optional(wholeNumber('SESSION_IDLE_HOURS', 1, 8_760), '24'),
  /** Days that what a run did, step by step, is kept. */
  STEP_DAYS: v.optional(wholeNumber('STEP_DAYS', 1, 36_500), '30'),
  /** Days that runs are kept after their end. */
  RUN_DAYS: v.optional(wholeNumber('RUN_DAYS', 1, 36_500), '365'),
  /** Days that lines of the audit log are kept. */
  AUDIT_DAYS: v.optional(wholeNumber('AUDIT_DAYS', 1, 36_500), '365'),
  /** Days that a conversation with the assistant is kept after its last message. */
  CONVERSATION_DAYS: v.optional(wholeNumber('CONVERSATION_DAYS', 1, 36_500), '90'),
  /** How many runs this server works on at a time. */
  RUN_SLOTS: v.optional(wholeNumber('RUN_SLOTS', 1, 1_000), '48'),
  /** How many runs of one organisation are worked on at a time, by all servers. */
  TENANT_RUNS: v.optional(wholeNumber('TENANT_RUNS', 1, 1_000), '20'),
  LOG_LEVEL: v.optional(oneOf('LOG_LEVEL', logLevels)),
  /** Proxies whose X-Forwarded-For is trusted: true, false, how many, or their addresses. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        proxyList,
        ({ input }) => `TRUST_PROXY must be true, false, a number of proxies or a list of addresses, not "${input}"`,
      ),
      v.transform((text) =>
        text === 'true' || text === 'false' ? text === 'true' : /^\d+$/.test(text) ? Number(text) : text,
      ),
    ),
    'false',
  ),
  /** The address that members open, for links and passkeys. If unset, the one that a call was made to. */
  PUBLIC_URL: v.optional(baseUrl('PUBLIC_URL')),
  /** Where lines of the audit log go besides the database. */
  AUDIT_LOG: v.optional(oneOf('AUDIT_LOG', ['off', 'stdout']), 'off'),
  /**
   * Where traces are sent, by OTLP over HTTP. If unset, there are none. OpenTelemetry's own packages read it, and the
   * other standard variables beside it.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(baseUrl('OTEL_EXPORTER_OTLP_ENDPOINT')),
  /** Port of the Prometheus metrics, on 127.0.0.1 only. If unset, there are none. */
  METRICS_PORT: v.optional(wholeNumber('METRICS_PORT', 0, 65_535)),
  /** Where OpenAI calls go: OpenAI or any compatible server. */
  OPENAI_BASE_URL: v.optional(modelBaseUrl('OPENAI_BASE_URL'), standardBaseUrls.openai),
  OPENAI_MODEL: v.optional(modelId('OPENAI_MODEL'), 'gpt-6-luna'),
  OPENAI_TTS_MODEL: v.optional(modelId('OPENAI_TTS_MODEL'), 'gpt-4o-mini-tts'),
  OPENAI_TTS_VOICE: v.optional(modelId('OPENAI_TTS_VOICE'), 'alloy'),
  ANTHROPIC_BASE_URL: v.optional(modelBaseUrl('ANTHROPIC_BASE_URL'), standardBaseUrls.anthropic),
  ANTHROPIC_MODEL: v.optional(modelId('ANTHROPIC_MODEL'), 'claude-sonnet-5-5'),
  /** What speaks if OpenAI is not connected: the embedded engine, if installed, or nothing. */
  VOICE_ENGINE: v.optional(oneOf('VOICE_ENGINE', ['espeak-ng', 'none']), 'espeak-ng'),
  /**
   * Whether the account of Demo Access may sign in, whose password is public; if unset, where nothing says that others
   * reach the server.
   */
  DEMO: v.optional(oneOf('DEMO', ['on', 'off'])),
  /** Whether organisations may use the sandbox; if unset, only the demo organisation may. */
  SANDBOX: v.optional(oneOf('SANDBOX', ['on', 'off'])),
  /** The first organisation, made at the first start, and who is invited as its admin. */
  INIT_ORGANISATION: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(limits.text.name, `INIT_ORGANISATION must have at most ${limits.text.name} characters`),
    ),
  ),
  INIT_ADMIN_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => v.is(memberAddress, text),
        ({ input }) => `INIT_ADMIN_EMAIL must be an email address such as ada@example.com, not "${input}"`,
      ),
      memberAddress,
    ),
  ),
  /** A PostgreSQL to use in place of the database in the data folder. Several servers may share it. */
  DATABASE_URL: v.optional(databaseUrl),
  /** The identity provider of single sign-on, or the address of its metadata. If unset, there is no single sign-on. */
  OIDC_ISSUER: v.optional(baseUrl('OIDC_ISSUER')),
  OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.trim())),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.trim())),
  /** Id or name of the organisation that members sign in to. */
  OIDC_ORGANISATION: v.optional(v.pipe(v.string(), v.trim())),
  /** What the button calls the provider. */
  OIDC_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(limits.text.name, `OIDC_NAME has at most ${limits.text.name} characters`)),
  ),
  /** Whether the provider must have confirmed an address: it says so, it does not deny it, or whatever it says. */
  OIDC_EMAIL: v.optional(oneOf('OIDC_EMAIL', ['verified', 'unless-denied', 'any']), 'verified'),
  /** Whether people whom nobody invited join, as viewers. */
  OIDC_JOIN: v.optional(oneOf('OIDC_JOIN', ['off', 'viewer']), 'off'),
  /** Where the provider says roles, such as `realm_access.roles`. If unset, roles are set here. */
  OIDC_ROLE_CLAIM: v.optional(v.pipe(v.string(), v.trim())),
  OIDC_SCOPE: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/(?:^| )openid(?: |$)/, 'OIDC_SCOPE must have openid, and spaces between')),
    'openid email profile',
  ),
  OIDC_PKCE: v.optional(oneOf('OIDC_PKCE', ['on', 'off']), 'on'),
  /** How the server proves itself to the provider. If unset, by post where the provider lists it, else by basic. */
  OIDC_CLIENT_AUTH: v.optional(oneOf('OIDC_CLIENT_AUTH', ['post', 'basic'])),
  /** Hours until a session ends that began with single sign-on, used or not. */
  OIDC_HOURS: v.optional(wholeNumber('OIDC_HOURS', 1, 8_760), '12'),
  /** Whether the provider may be reached by http on another machine. */
  OIDC_HTTP: v.optional(oneOf('OIDC_HTTP', ['on', 'off']), 'off'),
  /** Whether members may sign in with passwords. */
  PASSWORDS: v.optional(oneOf('PASSWORDS', ['on', 'off']), 'on'),
});

export type Environment = v.InferOutput<typeof environment>;

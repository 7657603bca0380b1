import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { ModelService } from '@switchboard/api-contract/services/models';
import { ConfigError, environment, isLoopback, type Environment } from './environment.ts';
import { isPackaged } from './packaged.ts';
import { readSignOn, type SignOnConfig } from './signOnConfig.ts';

/** For how many days runs, their steps, lines of the audit log and conversations are kept. */
export interface RetentionDays {
  readonly stepDays: number;
  readonly runDays: number;
  readonly auditDays: number;
  readonly conversationDays: number;
}

/** How many runs may be worked on at a time. */
export interface RunSlots {
  /** By this server. */
  readonly slots: number;
  /** Of one organisation, by all servers. */
  readonly ofTenant: number;
}

/** How this server runs. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** The PostgreSQL to use; undefined: the database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Whether the database in the data folder is copied before it is migrated. */
  readonly copyBeforeMigration: boolean;
  /** undefined: the key is in the data folder. */
  readonly secretKey: KeyObject | undefined;
  /** Absolute path of the built app; undefined: only the API is served. */
  readonly appDir: string | undefined;
  readonly sessionDays: number;
  readonly sessionIdleHours: number;
  readonly keeping: RetentionDays;
  readonly runSlots: RunSlots;
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>;
  readonly trustProxy: boolean | number | string;
  /** The address that members open, without a trailing slash; undefined: the one that a call was made to. */
  readonly publicUrl: string | undefined;
  readonly metricsPort: number | undefined;
  /** Whether lines of the audit log are printed, too. */
  readonly printsAudit: boolean;
  /** Whether traces are made and sent. */
  readonly traces: boolean;
  /** Addresses and ids of the language models. */
  readonly models: Readonly<Record<ModelService, ModelConfig>> & { readonly openai: SpeechConfig };
  readonly voiceEngine: Environment['VOICE_ENGINE'];
  /** Whether the account of Demo Access may sign in. */
  readonly demo: boolean;
  /** Whether it may also through a proxy: DEMO says so. */
  readonly demoThroughProxy: boolean;
  /** Whether all organisations may use the sandbox (`on`) or none (`off`); undefined: only the demo organisation may. */
  readonly sandbox: Environment['SANDBOX'];
  /** The organisation to make where there is none but the demo's, and the address of its first admin. */
  readonly first: { readonly name: string; readonly admin: string } | undefined;
  /** undefined: there is no single sign-on. */
  readonly signOn: SignOnConfig | undefined;
  /** Whether passwords are wanted; where nobody could get in without, they stay. */
  readonly passwords: boolean;
}

/** A language model: its base address, without a trailing slash, and its id. */
export interface ModelConfig {
  readonly baseUrl: string;
  readonly model: string;
}

/** Speech from the same service. */
export interface SpeechConfig {
  readonly speechModel: string;
  readonly voice: string;
}

/**
 * Reads the configuration from environment variables. With `terminal`, a person reads the output, so only warnings
 * are logged unless LOG_LEVEL says otherwise.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>, terminal = false): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = v.safeParse(environment, given);
  if (!result.success) throw new ConfigError(result.issues.map((issue) => issue.message).join('; '));
  const { output } = result;
  if (output.DATABASE_URL !== undefined && output.SECRET_KEY === undefined)
    throw new ConfigError(
      'SECRET_KEY must be set along with DATABASE_URL, because all servers share the stored credentials. Generate one with: openssl rand -hex 32',
    );
  const { INIT_ORGANISATION: name, INIT_ADMIN_EMAIL: admin } = output;
  if ((name === undefined) !== (admin === undefined))
    throw new ConfigError('INIT_ORGANISATION and INIT_ADMIN_EMAIL must be set together');
  const reached = { host: output.HOST, publicUrl: output.PUBLIC_URL, trustProxy: output.TRUST_PROXY };
  return {
    ...reached,
    port: output.PORT,
    dataDir: resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    copyBeforeMigration: output.BEFORE_MIGRATION === 'on',
    secretKey: output.SECRET_KEY,
    appDir: readAppDir(variables['APP_DIR']),
    sessionDays: output.SESSION_DAYS,
    sessionIdleHours: output.SESSION_IDLE_HOURS,
    keeping: {
      stepDays: output.STEP_DAYS,
      runDays: output.RUN_DAYS,
      auditDays: output.AUDIT_DAYS,
      conversationDays: output.CONVERSATION_DAYS,
    },
    runSlots: { slots: output.RUN_SLOTS, ofTenant: output.TENANT_RUNS },
    logLevel: output.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
    metricsPort: output.METRICS_PORT,
    printsAudit: output.AUDIT_LOG === 'stdout',
    traces: output.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    models: {
      openai: {
        baseUrl: output.OPENAI_BASE_URL,
        model: output.OPENAI_MODEL,
        speechModel: output.OPENAI_TTS_MODEL,
        voice: output.OPENAI_TTS_VOICE,
      },
      anthropic: { baseUrl: output.ANTHROPIC_BASE_URL, model: output.ANTHROPIC_MODEL },
    },
    voiceEngine: output.VOICE_ENGINE,
    demo: output.DEMO === undefined ? isForThisMachine(reached) : output.DEMO === 'on',
    demoThroughProxy: output.DEMO === 'on',
    sandbox: output.SANDBOX,
    first: name === undefined || admin === undefined ? undefined : { name, admin },
    signOn: readSignOn(output),
    passwords: output.PASSWORDS === 'on',
  };
}

/** Whether nobody on another machine is meant to reach the server, directly or through a proxy. */
const isForThisMachine = ({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean =>
  isLoopback(host) &&
  trustProxy === false &&
  (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')));

/** Reads APP_DIR, the built app to serve: if unset, the one beside this package; if empty, none. */
function readAppDir(value: string | undefined): string | undefined {
  if (value === undefined) return join(import.meta.dirname, isPackaged ? '../app' : '../../../app/dist');
  return value.trim() === '' ? undefined : resolve(value);
}

/**
 * Warnings for the operator of a server that other machines can reach, directly or through a proxy that its settings
 * mention. None if only this machine can reach it.
 */
export function networkWarnings({
  host,
  demo,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'demo' | 'publicUrl' | 'trustProxy'>): string[] {
  if (isForThisMachine({ host, publicUrl, trustProxy })) return [];
  const isEncrypted = publicUrl === undefined ? trustProxy !== false : publicUrl.startsWith('https:');
  return [
    ...(demo
      ? [
          'Demo Access is on: everyone who can reach this server can sign in with a public password. DEMO=off ends that.',
        ]
      : []),
    ...(publicUrl === undefined
      ? ['PUBLIC_URL is not set: links in invitations use whatever address the admin has open.']
      : []),
    ...(trustProxy === true
      ? [
          'TRUST_PROXY=true believes the first address in X-Forwarded-For, which callers may have made up: name the proxy’s address instead.',
        ]
      : []),
    ...(isEncrypted
      ? []
      : [
          'Passwords cross the network readable: put a proxy that speaks TLS in front, set TRUST_PROXY, and PUBLIC_URL to its https address.',
        ]),
  ];
}

/** Where an address of a PostgreSQL means something else than it does to psql. */
export function databaseWarnings(databaseUrl: string | undefined): string[] {
  if (databaseUrl === undefined) return [];
  const { hostname, searchParams } = new URL(databaseUrl);
  const mode = searchParams.get('sslmode');
  const certificate = ['sslrootcert', 'sslcert', 'sslkey'].find((name) => searchParams.has(name));
  if (mode === 'prefer')
    return [
      'sslmode=prefer in DATABASE_URL is sslmode=require here: a server without TLS is refused, not asked without.',
    ];
  if (searchParams.get('sslrootcert') === 'system' && mode !== 'verify-full')
    return ['sslrootcert=system in DATABASE_URL is sslmode=verify-full here.'];
  if (mode !== null) return [];
  if (certificate !== undefined)
    return [`${certificate} in DATABASE_URL without sslmode is sslmode=verify-full here, not prefer as in psql.`];
  const isNear = hostname === '' || hostname.startsWith('%2F') || isLoopback(hostname.replaceAll(/[[\]]/g, ''));
  return isNear
    ? []
    : [
        'DATABASE_URL has no sslmode, and that is no TLS here, not prefer as in psql: set sslmode=verify-full, or disable.',
      ];
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, databaseWarnings } from './config.ts';
import { ConfigError, environment, secretNames } from './environment.ts';

describe('readConfig', () => {
  test('has a standard value for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      copyBeforeMigration: true,
      secretKey: undefined,
      appDir: join(import.meta.dirname, '../../../app/dist'),
      sessionDays: 7,
      sessionIdleHours: 24,
      demo: true,
      demoThroughProxy: false,
      keeping: { stepDays: 30, runDays: 365, auditDays: 365, conversationDays: 90 },
      runSlots: { slots: 48, ofTenant: 20 },
      logLevel: 'info',
      trustProxy: false,
      publicUrl: undefined,
      printsAudit: false,
      traces: false,
      metricsPort: undefined,
      models: {
        openai: {
          baseUrl: 'https://api.openai.com/v1',
          model: 'gpt-6-luna',
          speechModel: 'gpt-4o-mini-tts',
          voice: 'alloy',
        },
        anthropic: { baseUrl: 'https://api.anthropic.com/v1', model: 'claude-sonnet-5-5' },
      },
      voiceEngine: 'espeak-ng',
      sandbox: undefined,
      first: undefined,
      signOn: undefined,
      passwords: true,
    });
  });

  test('reads every variable', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/data',
      SECRET_KEY: 'ab'.repeat(32),
      APP_DIR: '/app',
      SESSION_DAYS: '30',
      STEP_DAYS: '7',
      RUN_DAYS: '90',
      AUDIT_DAYS: '400',
      CONVERSATION_DAYS: '30',
      RUN_SLOTS: '100',
      TENANT_RUNS: '10',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '10.0.0.0/8, 192.168.1.1',
      PUBLIC_URL: 'https://switchboard.example/',
      METRICS_PORT: '9464',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/data',
      appDir: '/app',
      sessionDays: 30,
      keeping: { stepDays: 7, runDays: 90, auditDays: 400, conversationDays: 30 },
      runSlots: { slots: 100, ofTenant: 10 },
      logLevel: 'debug',
      trustProxy: '10.0.0.0/8, 192.168.1.1',
      publicUrl: 'https://switchboard.example',
      metricsPort: 9464,
    });
    expect(config.secretKey?.export().toString('hex')).toBe('ab'.repeat(32));
  });

  test('reads where the language models are, without a slash at the end', () => {
    const { models, voiceEngine } = readConfig({
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      OPENAI_MODEL: 'llama3.2:3b',
      OPENAI_TTS_MODEL: 'tts-1',
      OPENAI_TTS_VOICE: 'nova',
      ANTHROPIC_BASE_URL: 'https://proxy.example/anthropic',
      ANTHROPIC_MODEL: 'claude-haiku-5-5',
      VOICE_ENGINE: 'none',
    });
    expect(models).toEqual({
      openai: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2:3b', speechModel: 'tts-1', voice: 'nova' },
      anthropic: { baseUrl: 'https://proxy.example/anthropic', model: 'claude-haiku-5-5' },
    });
    expect(voiceEngine).toBe('none');
  });

  // https://github.com/harry0703/MoneyPrinterTurbo/issues/57, https://github.com/lidge-jun/opencodex/issues/1582
  test.each([
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://openrouter.ai/api/v1/chat/completions/', 'https://openrouter.ai/api/v1'],
    [' http://127.0.0.1:11434/v1/completions', 'http://127.0.0.1:11434/v1'],
    ['https://api.openai.com/v1/responses', 'https://api.openai.com/v1'],
    ['https://models.example/openai/chat/completions/v1', 'https://models.example/openai/chat/completions/v1'],
    ['https://acme.services.ai.azure.com/models', 'https://acme.services.ai.azure.com/models'],
  ])('cuts the address of a call from OPENAI_BASE_URL=%s', (given, baseUrl) => {
    expect(readConfig({ OPENAI_BASE_URL: given }).models.openai.baseUrl).toBe(baseUrl);
  });

  test('takes an empty variable for one that is not set, but an empty APP_DIR for no app', () => {
    expect(readConfig({ PORT: '', SECRET_KEY: ' ', DATABASE_URL: '', APP_DIR: '' })).toMatchObject({
      port: 3000,
      secretKey: undefined,
      appDir: undefined,
    });
  });

  test.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.1', '10.0.0.1'],
  ])('reads TRUST_PROXY=%s as %j', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  test('logs only warnings on a terminal, unless LOG_LEVEL is set', () => {
    expect(readConfig({}, true).logLevel).toBe('warn');
    expect(readConfig({ LOG_LEVEL: 'trace' }, true).logLevel).toBe('trace');
  });

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
    ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535, not "3e3"'],
    ['HOST', 'my host', 'HOST must be an address or a host name, not "my host"'],
    ['SESSION_DAYS', '0', 'SESSION_DAYS must be a whole number from 1 to 365, not "0"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud"'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be true, false, a number of proxies or a list of addresses, not "yes"'],
    [
      'OPENAI_BASE_URL',
      'api.openai.com',
      'OPENAI_BASE_URL must be an http or https address without a name, password or query',
    ],
    [
      'OPENAI_BASE_URL',
      'https://me:word@proxy.example/v1',
      'OPENAI_BASE_URL must be an http or https address without a name, password or query',
    ],
    [
      'ANTHROPIC_BASE_URL',
      'file:///etc',
      'ANTHROPIC_BASE_URL must be an http or https address without a name, password or query',
    ],
    [
      'PUBLIC_URL',
      'switchboard.example',
      'PUBLIC_URL must be an http or https address without a name, password or query',
    ],
    ['OPENAI_MODEL', 'my model', 'OPENAI_MODEL must be a model id, not "my model"'],
    ['VOICE_ENGINE', 'sam', 'VOICE_ENGINE must be espeak-ng or none, not "sam"'],
    ['SANDBOX', 'demo', 'SANDBOX must be on or off, not "demo"'],
    ['INIT_ORGANISATION', 'Northwind', 'INIT_ORGANISATION and INIT_ADMIN_EMAIL must be set together'],
    ['INIT_ADMIN_EMAIL', 'ada', 'INIT_ADMIN_EMAIL must be an email address such as ada@example.com, not "ada"'],
    ['BEFORE_MIGRATION', 'copy', 'BEFORE_MIGRATION must be on or off, not "copy"'],
    ['METRICS_PORT', 'x', 'METRICS_PORT must be a whole number from 0 to 65535, not "x"'],
    [
      'DATABASE_URL',
      'mysql://localhost/x',
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name; percent-encode special characters in the user and password',
    ],
    [
      'DATABASE_URL',
      'postgres://me:pass/word@host/x',
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name; percent-encode special characters in the user and password',
    ],
    [
      'DATABASE_URL',
      'postgres://localhost/x?sslmode=maybe',
      'sslmode in DATABASE_URL must be one of disable, prefer, require, verify-ca, verify-full',
    ],
    [
      'DATABASE_URL',
      'postgres://localhost/x?sslmode=verify-ca',
      'sslmode=verify-ca in DATABASE_URL needs sslrootcert, the path of the CA certificate',
    ],
    [
      'DATABASE_URL',
      'postgres://localhost/x?pool_size=0',
      'pool_size in DATABASE_URL must be a whole number from 1 to 200',
    ],
    [
      'DATABASE_URL',
      'postgres://localhost/x',
      'SECRET_KEY must be set along with DATABASE_URL, because all servers share the stored credentials. Generate one with: openssl rand -hex 32',
    ],
  ])('refuses %s=%s and names it', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });

  test('reads where a PostgreSQL is', () => {
    const address = 'postgresql://me:word@db.example:5433/switchboard?sslmode=verify-full&pool_size=20';
    expect(readConfig({ DATABASE_URL: ` ${address}`, SECRET_KEY: 'ab'.repeat(32) }).databaseUrl).toBe(address);
  });

  test.each([
    ['localhost/x', undefined],
    ['%2Fvar%2Frun%2Fpostgresql/x', undefined],
    ['db.example/x', 'DATABASE_URL has no sslmode'],
    ['db.example/x?sslmode=disable', undefined],
    ['db.example/x?sslmode=prefer', 'sslmode=prefer in DATABASE_URL is sslmode=require here'],
    ['db.example/x?sslmode=require&sslrootcert=ca.crt', undefined],
    ['db.example/x?sslrootcert=ca.crt', 'sslrootcert in DATABASE_URL without sslmode is sslmode=verify-full here'],
    [
      'db.example/x?sslcert=own.crt&sslkey=own.key',
      'sslcert in DATABASE_URL without sslmode is sslmode=verify-full here',
    ],
    ['db.example/x?sslrootcert=system', 'sslrootcert=system in DATABASE_URL is sslmode=verify-full here'],
    ['db.example/x?sslmode=verify-full&sslrootcert=system', undefined],
  ])('says where postgres://%s means something else than to psql', (rest, warning) => {
    const found = databaseWarnings(`postgres://me:word@${rest}`);
    expect(found.map((line) => line.split(/[,:]|\.$/)[0])).toEqual(warning === undefined ? [] : [warning]);
  });

  test('keeps the password of a database to itself', () => {
    for (const rest of [':x/', '/x?sslmode=planted', '/x?pool_size=planted']) {
      expect(() =>
        readConfig({ DATABASE_URL: `postgres://me:planted@host${rest}`, SECRET_KEY: 'ab'.repeat(32) }),
      ).toThrow(/in DATABASE_URL|DATABASE_URL must/);
      expect(() =>
        readConfig({ DATABASE_URL: `postgres://me:planted@host${rest}`, SECRET_KEY: 'ab'.repeat(32) }),
      ).not.toThrow(/planted/);
    }
  });

  test('keeps a wrong SECRET_KEY to itself', () => {
    expect(() => readConfig({ SECRET_KEY: 'planted-key' })).toThrow(/^SECRET_KEY must be 32 bytes/);
    expect(() => readConfig({ SECRET_KEY: 'planted-key' })).not.toThrow(/planted/);
  });

  test('says everything that is wrong in one line', () => {
    expect(() => readConfig({ PORT: 'a', LOG_LEVEL: 'b' })).toThrow(/^PORT must .*; LOG_LEVEL must [^\n]*$/);
  });
});

const fromRoot = (file: string): string => readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');
describe.each([...Object.keys(environment.entries), ...secretNames.map((name) => `${name}_FILE`)])('%s', (name) => {
  test('has a row in docs/configuration.md', () => {
    expect(fromRoot('docs/configuration.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
  });

  test('has a line in .env.example', () => {
    expect(fromRoot('.env.example')).toMatch(new RegExp(`^#${name}=`, 'm'));
  });
});

test('.env.example sets nothing, and names only what docs/configuration.md does', () => {
  const lines = fromRoot('.env.example').split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  const names = lines.flatMap((line) => /^#([A-Z]\w*)=/.exec(line)?.[1] ?? []);
  const documented = fromRoot('docs/configuration.md');
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
});

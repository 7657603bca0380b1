import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { product } from '@switchboard/api-contract/product';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { readSecretFiles } from '../platform/secretFiles.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { ConfigError } from '../platform/environment.ts';
import { Refusal } from '../platform/Refusal.ts';
import { type OpenStore, openStore, openPostgres, databaseFile } from '../platform/store/openStore.ts';
import { FolderInUseError } from '../platform/store/FolderLock.ts';
import { StoreError } from '../platform/store/Database.ts';
import { SealError } from '../platform/vault/Vault.ts';
import { SecretKeyError } from '../platform/vault/secretKey.ts';
import { CommandError, type Command, type TypedArguments } from './Command.ts';
import { commands, helpFor, helpForAll, usageOf } from './commands.ts';
import { openPool } from '../platform/store/openPool.ts';
import { PostgresDatabase } from '../platform/store/PostgresDatabase.ts';
import { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';
import { isEmpty, refuseOtherVersion } from '../platform/store/versions.ts';
import { adminCall } from '../platform/packaged.ts';

/**
 * Opens the database for a command. Beside a running server nothing is migrated, because the server would go on with
 * other tables. Without one, the tables are made and migrated as at a start. Throws StoreError.
 */
async function openBeside({ dataDir, databaseUrl, copyBeforeMigration }: Config): Promise<OpenStore> {
  if (databaseUrl !== undefined) return openSharedPostgres(databaseUrl);
  try {
    return await openStore(dataDir, { copy: copyBeforeMigration });
  } catch (error) {
    const path = join(dataDir, databaseFile);
    if (!(error instanceof StoreError && error.cause instanceof FolderInUseError && existsSync(path))) throw error;
    return openIfSameVersion(SqliteDatabase.open(path));
  }
}

/** Nobody can tell whether servers use it, so it is migrated only if it is empty. */
async function openSharedPostgres(databaseUrl: string): Promise<OpenStore> {
  const db = new PostgresDatabase(await openPool(databaseUrl));
  let empty: boolean;
  try {
    empty = await isEmpty(db);
  } catch {
    // Opening it below says in one line why it can't be reached.
    empty = true;
  }
  if (!empty) return openIfSameVersion(db);
  await db.destroy();
  return openPostgres(databaseUrl);
}

async function openIfSameVersion(db: SqliteDatabase | PostgresDatabase): Promise<OpenStore> {
  try {
    await refuseOtherVersion(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}

/** Where a command reads and writes. Tests pass a stand-in. */
export interface Terminal {
  readonly say: (line: string) => void;
  /** Says what went wrong. */
  readonly complain: (line: string) => void;
  /** Asks a person; undefined where there is none. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

/**
 * Runs one command of `npm run admin`, and returns the exit code. An error that the operator can mend is said in one
 * line.
 */
export async function runAdmin(
  typed: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  terminal: Terminal = ownTerminal(),
): Promise<number> {
  const [name = '', ...rest] = typed;
  if (name === '' || name === '--help' || name === 'help') {
    for (const line of helpForAll()) terminal.say(line);
    return name === '' ? 1 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new CommandError(`There is no command ${name}. See them all: ${adminCall} --help`);
    if (rest.includes('--help')) {
      for (const line of helpFor(name, command)) terminal.say(line);
      return 0;
    }
    await runCommand(command, parseArguments(name, command, rest), variables, terminal);
    return 0;
  } catch (error) {
    const isMendable = [
      CommandError,
      ConfigError,
      FolderInUseError,
      SealError,
      StoreError,
      SecretKeyError,
      Refusal,
    ].some((kind) => error instanceof kind);
    if (!isMendable || !(error instanceof Error)) throw error;
    terminal.complain(error.message);
    return 1;
  }
}

/** What was typed, checked against what the command takes. Throws CommandError with its usage. */
function parseArguments(
  name: string,
  { positionals, options = {}, asks }: Command,
  typed: readonly string[],
): TypedArguments {
  const known = Object.entries(options).map(([option, { value }]) => [option, value === undefined]);
  const flags = [...known, ...(asks ? [['yes', true] as const] : [])];
  const usage = `Usage: ${adminCall} ${usageOf(name, { positionals, options })}`;
  try {
    const parsed = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: Object.fromEntries(flags.map(([option, flag]) => [option, { type: flag ? 'boolean' : 'string' }])),
    });
    const values = parsed.values as TypedArguments['options'];
    const missing = Object.entries(options).find(([option, { required }]) => required && !values[option])?.[0];
    if (parsed.positionals.length !== positionals.length || missing !== undefined) throw new CommandError(usage);
    return { positionals: parsed.positionals, options: values };
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof Error)) throw error;
    throw new CommandError(`${error.message.split('. ')[0] ?? ''}. ${usage}`, { cause: error });
  }
}

async function runCommand(
  command: Command,
  given: TypedArguments,
  typedVariables: Readonly<Record<string, string | undefined>>,
  { say, ask }: Terminal,
): Promise<void> {
  const variables = readSecretFiles(typedVariables);
  const config = readConfig(variables, true);
  let store: Promise<OpenStore> | undefined;
  try {
    await command.run(
      {
        config,
        clock: systemClock,
        variables,
        open: async () => (await (store ??= openBeside(config))).db,
        say: (line) => say(printable(line)),
        confirm: async (question) => {
          if (given.options['yes']) return;
          if (!ask) throw new CommandError(`${question} There is no one to answer; --yes answers in advance.`);
          if (!/^y(?:es)?$/i.test((await ask(`${printable(question)} [y/N] `)).trim()))
            throw new CommandError('Nothing was changed.');
        },
      },
      given,
    );
  } finally {
    // If it could not be opened, the command has said so.
    await store?.then(({ close }) => close()).catch(() => {});
  }
}

/** Without control characters: a name that a member chose must not steer the terminal. */
const printable = (line: string): string => line.replaceAll(/\p{Cc}/gu, ' ');

/** The process's own terminal. A question begins with the product's name. */
function ownTerminal(): Terminal {
  return {
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
    ask: process.stdin.isTTY
      ? async (question) => {
          const lines = createInterface({ input: process.stdin, output: process.stdout });
          try {
            return await lines.question(`${product.name}: ${question}`);
          } finally {
            lines.close();
          }
        }
      : undefined,
  };
}

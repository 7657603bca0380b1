import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin, linkIn, type Said } from '../../test/adminProcess.ts';
import { signInAt, startServer, type ChildServer } from '../../test/childServer.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { createTestApp, signIn, testVault } from '../../test/testApp.ts';
import { systemClock } from '../platform/clock.ts';
import { openPostgres, openStore } from '../platform/store/openStore.ts';
import { commands } from './commands.ts';
import { runAdmin } from './runAdmin.ts';

const password = 'a quiet tuesday';
const publicUrl = 'https://switchboard.example.com';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in this process. */
async function runHere(env: Readonly<Record<string, string>>, typed: readonly string[], answer?: string) {
  const said: string[] = [];
  const complaints: string[] = [];
  const asked: string[] = [];
  const code = await runAdmin(typed, env, {
    say: (line) => void said.push(line),
    complain: (line) => void [said, complaints].map((lines) => lines.push(line)),
    ask: async (question) => {
      asked.push(question);
      return answer ?? '';
    },
  });
  return { code, output: said.join('\n'), errors: complaints.join('\n'), asked };
}

describe('beside a running server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'admin-beside-'));
  const env = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl, DEMO: 'on' };
  const run = (...typed: readonly string[]) => runHere(env, typed);
  let server: ChildServer;
  beforeAll(async () => {
    server = await startServer(env);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });

  const call = (path: string, headers: Record<string, string>, method = 'GET', body?: object) =>
    fetch(`${server.address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const accept = async (said: Pick<Said, 'output'>, body: object = { name: 'Ada Brandt', password }) => {
    const token = linkIn(said).slice(`${publicUrl}/invitation/`.length);
    const headers = { 'content-type': 'application/json' };
    const answer = await call(`/api/invitations/${token}/accept`, headers, 'POST', body);
    expect(answer.status).toBe(200);
    const joined = (await answer.json()) as { token: string };
    return { authorization: `Bearer ${joined.token}` };
  };
  const listed = async (headers: Record<string, string>) =>
    (await (await call('/api/members', headers)).json()) as {
      members: { name: string }[];
      invitations: { email: string; state: string }[];
    };

  test('an organisation is created, its admin joins, and more are invited', async () => {
    const created = await admin(env, 'create-organisation', 'Harbour Ltd', '--admin', 'Ada@harbour.example');
    expect(created).toMatchObject({ code: 0, errors: '' });
    expect(linkIn(created)).toMatch(/^https:\/\/switchboard\.example\.com\/invitation\/[\w-]{43}$/);
    const ada = await accept(created);
    expect(await (await call('/api/agents', ada)).json()).toHaveLength(7);
    // The server has answered this before, and notices that it has changed.
    expect((await listed(ada)).invitations).toEqual([]);
    const invited = await run('invite', 'harbour ltd', 'kim@harbour.example', '--role', 'viewer');
    expect(invited).toMatchObject({ code: 0, errors: '' });
    expect((await listed(ada)).invitations).toEqual([
      expect.objectContaining({ email: 'kim@harbour.example', state: 'open' }),
    ]);
    const list = await run('list');
    expect(list.output).toMatch(
      /^Harbour Ltd \([\w-]{36}\)\n {2}admin: Ada Brandt <ada@harbour\.example>, last seen /m,
    );
    expect(list.output).toContain('\n  invited as viewer: kim@harbour.example, until ');
    expect(list.output).toContain('Northlight GmbH (northlight)\n  admin: Demo User <demo>');
  });

  test('a member sets a new password by a link, and is signed out elsewhere', async () => {
    const before = await accept(await run('create-organisation', 'Quay', '--admin', 'bo@quay.example'));
    const reset = await run('reset', 'BO@quay.example');
    expect(reset).toMatchObject({ code: 0, errors: '' });
    expect((await call('/api/agents', before)).status).toBe(200);
    await accept(reset, { password: 'another quiet day' });
    expect((await call('/api/agents', before)).status).toBe(401);
  });

  test('Demo Access ends at once, and comes back when it is wanted', async () => {
    const demo = await signInAt(server.address);
    expect((await call('/api/agents', demo)).status).toBe(200);
    expect(await admin(env, 'disable-demo')).toMatchObject({ code: 1, errors: expect.stringContaining('--yes') });
    expect((await call('/api/agents', demo)).status).toBe(200);
    const disabled = await run('disable-demo', '--yes');
    expect(disabled).toMatchObject({ code: 0, errors: '' });
    expect(disabled.output).toContain('npm run admin -- invite "Northlight GmbH" EMAIL --role admin');
    expect((await call('/api/agents', demo)).status).toBe(401);
    expect((await signInAt(server.address)).authorization).toBe('Bearer undefined');
    expect((await run('disable-demo', '--yes')).output).toContain('Nothing was changed');
    expect(await run('enable-demo', '--yes')).toMatchObject({ code: 0, errors: '' });
    expect((await call('/api/agents', await signInAt(server.address))).status).toBe(200);
  });

  test('a sweep says what it removed', async () => {
    const swept = await run('sweep', '--yes');
    expect(swept).toMatchObject({ code: 0, errors: '' });
    expect(swept.output).toMatch(/^Northlight GmbH: removed 0 runs, 0 steps, 0 records\.$/m);
  });
});

describe('a command', () => {
  const here = (...typed: readonly string[]) => runHere({ DATA_DIR: folder }, typed);

  test.each(Object.keys(commands))('%s says with --help what it does, and opens nothing', async (name) => {
    const { code, output } = await runHere({ DATA_DIR: '/dev/null/nowhere' }, [name, '--help']);
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`^npm run admin -- ${name}.*\\n${commands[name]?.does ?? ''}`));
    expect(output.includes('--yes')).toBe(commands[name]?.asks === true);
  });

  const operating = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
  test.each(Object.keys(commands))('docs/operating.md has a row for %s', (name) => {
    expect(operating).toMatch(new RegExp(`^\\|[^|]*\`${name}\\b`, 'm'));
  });

  test('makes the database where no server has been yet', async () => {
    expect((await here('list')).output).toContain('There is no organisation. Create one');
    expect((await here('create-organisation', 'Harbour', '--admin', 'ada@harbour.example')).code).toBe(0);
    expect((await here('list')).output).toContain('invited as admin: ada@harbour.example');
  });

  test.each([
    [['brew'], 'There is no command brew'],
    [['create-organisation', 'Harbour'], 'Usage: npm run admin -- create-organisation NAME --admin EMAIL'],
    [['create-organisation', ' ', '--admin', 'ada@harbour.example'], 'The name must have from 1 to 80 characters'],
    [['create-organisation', 'Harbour', '--admin', 'ada'], 'ada is not an email address'],
    [['list', 'everything'], 'Usage: npm run admin -- list'],
    [['list', '--yes'], 'Unknown option'],
    [['invite', 'Nowhere', 'ada@harbour.example'], 'There is no organisation named Nowhere'],
    [['invite', 'Northlight GmbH', 'ada@harbour.example', '--role', 'owner'], 'There is no role owner'],
    [['invite', 'northlight', 'demo@switchboard.test'], 'demo'],
    [['reset', 'nobody@harbour.example'], 'No one signs in as nobody@harbour.example'],
    [['reset', 'demo'], 'demo'],
  ])('%j is refused in one line', async (typed, line) => {
    await here('enable-demo', '--yes');
    const { code, output } = await here(...typed);
    expect(code).toBe(1);
    expect(output.startsWith(line) || output.toLowerCase().includes(line.toLowerCase())).toBe(true);
    expect(output).not.toContain('\n');
  });

  test('asks before what can’t be undone, and does nothing without a yes', async () => {
    await here('enable-demo', '--yes');
    const no = await runHere({ DATA_DIR: folder }, ['disable-demo'], 'n');
    expect(no).toMatchObject({ code: 1, output: 'Nothing was changed.' });
    expect(no.asked).toEqual([expect.stringContaining('Remove Demo User from Northlight GmbH?')]);
    expect((await here('list')).output).toContain('<demo>');
    expect((await runHere({ DATA_DIR: folder }, ['disable-demo'], 'yes')).code).toBe(0);
    expect((await here('list')).output).not.toContain('<demo>');
  });

  test('prints nothing of a name that would steer the terminal', async () => {
    await here('enable-demo', '--yes');
    const { db, close } = await openStore(folder);
    await db.updateTable('users').set({ name: 'Mira\u001b[2J\nroot' }).where('tenantId', '=', 'northlight').execute();
    await close();
    const { output } = await here('list');
    expect(output).toContain('admin: Mira [2J root <demo>');
  });

  test('leaves a line each in the audit log, by an admin of the server', async () => {
    await here('create-organisation', 'Harbour', '--admin', 'ada@harbour.example');
    await here('invite', 'Harbour', 'kim@harbour.example');
    await here('enable-demo', '--yes');
    await here('disable-demo', '--yes');
    await here('sweep', '--yes');
    const { db, close } = await openStore(folder);
    const lines = await db.selectFrom('audit').select(['kind', 'byType', 'byName', 'target']).orderBy('id').execute();
    await close();
    expect(new Set(lines.map(({ byType, byName }) => `${byType} ${String(byName)}`))).toEqual(new Set(['admin null']));
    expect(lines.map(({ kind, target }) => `${kind} ${target}`)).toEqual([
      'organisation.created Harbour',
      'member.invited ada@harbour.example',
      'member.invited kim@harbour.example',
      'demo.enabled Demo User',
      'demo.disabled Demo User',
      'organisation.swept Harbour',
      'organisation.swept Northlight GmbH',
    ]);
  });

  test('does not write beside a server of another version', async () => {
    const { db, close } = await openStore(folder);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    const { code, output } = await here('create-organisation', 'Harbour', '--admin', 'ada@harbour.example');
    expect(code).toBe(1);
    expect(output).toContain('is from a later version');
    expect(await db.selectFrom('tenants').select('id').execute()).toEqual([]);
    await close();
  });
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('commands work on an empty database, and beside a server', async () => {
    const env = { DATABASE_URL: await postgres.fresh(), SECRET_KEY: '07'.repeat(32), PUBLIC_URL: publicUrl };
    const here = (...typed: readonly string[]) => runHere(env, typed);
    expect((await here('enable-demo', '--yes')).code).toBe(0);
    const { db, close } = await openPostgres(env.DATABASE_URL);
    const app = await createTestApp({ db, clock: systemClock, vault: testVault });
    const demo = await signIn(app);
    const created = await here('create-organisation', 'Harbour', '--admin', 'ada@harbour.example');
    const token = linkIn(created).slice(`${publicUrl}/invitation/`.length);
    const joined = await app.inject({
      method: 'POST',
      url: `/api/invitations/${token}/accept`,
      payload: { name: 'Ada Brandt', password },
    });
    expect(joined.statusCode).toBe(200);
    expect((await here('invite', 'Harbour', 'kim@harbour.example')).code).toBe(0);
    expect((await here('reset', 'ada@harbour.example')).code).toBe(0);
    expect((await here('list')).output).toContain('admin: Ada Brandt <ada@harbour.example>');
    expect((await here('disable-demo', '--yes')).code).toBe(0);
    expect((await app.inject({ url: '/api/agents', headers: demo })).statusCode).toBe(401);
    expect((await here('sweep', '--yes')).output).toContain('Harbour: removed 0 runs, 0 steps, 0 records.');
    await app.close();
    await close();
  });
});

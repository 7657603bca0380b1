import { limits } from '@switchboard/api-contract/limits';
import { minuteMs } from '@switchboard/api-contract/time';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { StandInAuthenticator } from '../../../test/standInAuthenticator.ts';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import type { OutgoingAnswer, OutgoingRequest } from '../../outside/providers/client.ts';
import type { Database } from '../../platform/store/Database.ts';

const tenantId = 'northlight';
const ada = { tenantId, username: 'ada', password: 'a-long-password' };
const host = 'switchboard.test';
const windowMs = limits.members.provenMinutes * minuteMs;
const unproven = { error: 'Confirm that it is you: enter your password, or use a passkey.', unproven: true };
type Headers = Readonly<Record<string, string>>;

let time: ManualTime;
let db: Database;
let app: FastifyInstance;
let headers: Headers;
let authenticator: StandInAuthenticator;
beforeEach(async () => {
  time = manualTime(testNow);
  db = await createTestDatabase(time.clock);
  app = await createTestApp({ db, ...time });
  await addMember(db, { ...ada, role: 'tenant_viewer' });
  headers = await signIn(app, ada);
  authenticator = new StandInAuthenticator(`http://${host}`);
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as: Headers = headers) =>
  app.inject({ method, url: `/api/${path}`, headers: { ...as, host }, ...(payload && { payload }) });
const ask = async () => (await send('POST', 'auth/passkeys/options')).json<{ challenge: string }>();
const add = (response: object, name = 'Laptop') => send('POST', 'auth/passkeys', { name, response });
const addOne = async (by = authenticator) => (await add(by.create(await ask()))).json<{ id: string }>();
const list = async () => (await send('GET', 'auth/passkeys')).json<{ passkeys: { name: string }[] }>().passkeys;
const prove = (body: object, as?: Headers) => send('POST', 'auth/proof', body, as);
/** What the authenticator says when it is asked to sign in. */
const signed = async (by = authenticator) =>
  by.get((await send('POST', 'auth/passkey/options', undefined, {})).json<{ challenge: string }>());

describe('a session whose member proved themselves too long ago', () => {
  test('neither adds nor removes a passkey, and goes on', async () => {
    const { id } = await addOne();
    const answer = new StandInAuthenticator(`http://${host}`).create(await ask());
    time.advance(windowMs - 1);
    expect((await send('POST', 'auth/passkeys/options')).statusCode).toBe(200);
    time.advance(1);
    for (const refused of [
      await send('POST', 'auth/passkeys/options'),
      await add(answer, 'Stolen'),
      await send('DELETE', `auth/passkeys/${id}`),
    ])
      expect([refused.statusCode, refused.json()]).toEqual([403, unproven]);
    expect(await list()).toMatchObject([{ name: 'Laptop' }]);
  });

  test('does, once the password was said, for five minutes more', async () => {
    const { id } = await addOne();
    time.advance(windowMs);
    expect((await prove({ password: ada.password })).json()).toEqual({ ok: true });
    time.advance(windowMs - 1);
    expect((await send('DELETE', `auth/passkeys/${id}`)).statusCode).toBe(204);
    time.advance(1);
    expect((await send('POST', 'auth/passkeys/options')).statusCode).toBe(403);
  });

  test('does, once a passkey was used, whose answer is taken once', async () => {
    const { id } = await addOne();
    time.advance(windowMs);
    const response = await signed();
    expect((await prove({ response })).statusCode).toBe(200);
    expect((await prove({ response })).statusCode).toBe(422);
    expect((await send('DELETE', `auth/passkeys/${id}`)).statusCode).toBe(204);
  });

  test('does, once the password was changed in it', async () => {
    const { id } = await addOne();
    time.advance(windowMs);
    await send('PUT', 'auth/password', { old: ada.password, new: 'another quiet day' });
    expect((await send('DELETE', `auth/passkeys/${id}`)).statusCode).toBe(204);
  });

  test('is one from before this was kept, too', async () => {
    await db.updateTable('sessions').set({ provedAt: null }).execute();
    expect((await send('POST', 'auth/passkeys/options')).json()).toEqual(unproven);
  });
});

describe('a proof', () => {
  test('holds for its own session alone', async () => {
    const elsewhere = await signIn(app, ada);
    time.advance(windowMs);
    await prove({ password: ada.password }, elsewhere);
    expect((await send('POST', 'auth/passkeys/options')).statusCode).toBe(403);
    expect((await send('POST', 'auth/passkeys/options', undefined, elsewhere)).statusCode).toBe(200);
  });

  test('is not the passkey of another member', async () => {
    await addOne();
    const mira = { tenantId, username: 'mira', password: 'a-long-password' };
    await addMember(db, { ...mira, role: 'tenant_admin' });
    const theirs = await signIn(app, mira);
    time.advance(windowMs);
    const refused = await prove({ response: await signed() }, theirs);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { error: 'This passkey is not one of yours, or was not confirmed.' },
    ]);
    expect((await send('POST', 'auth/passkeys/options', undefined, theirs)).statusCode).toBe(403);
  });

  test('with a wrong password is refused at its field, and counts as a failed sign-in', async () => {
    const wrong = 'This is not your password';
    for (let guess = 0; guess < 5; guess += 1) {
      const refused = await prove({ password: 'not it' });
      expect([refused.statusCode, refused.json()]).toEqual([422, { error: wrong, fields: { password: wrong } }]);
    }
    expect((await prove({ password: ada.password })).statusCode).toBe(429);
    await expect(signIn(app, ada)).rejects.toThrow('429');
  });
});

describe('a new password', () => {
  const auditLines = async () =>
    (await db.selectFrom('audit').select(['kind', 'target']).orderBy('id').execute()).map(
      ({ kind, target }) => `${kind} ${target}`,
    );

  test('by a link removes the passkeys, with a line for each', async () => {
    await addOne();
    await add(new StandInAuthenticator(`http://${host}`).create(await ask()), 'Stolen');
    const { link } = (await send('POST', `members/${tenantId}-ada/reset`, undefined, await signIn(app))).json<{
      link: string;
    }>();
    await send('POST', `invitations/${link.split('/').at(-1) ?? ''}/accept`, { password: 'another quiet day' }, {});
    expect((await send('POST', 'auth/passkey', { response: await signed() }, {})).statusCode).toBe(401);
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect((await auditLines()).slice(-4, -1)).toEqual([
      'password.reset ada@northlight.test',
      'passkey.removed Laptop',
      'passkey.removed Stolen',
    ]);
  });

  test('of one’s own leaves them', async () => {
    await addOne();
    await send('PUT', 'auth/password', { old: ada.password, new: 'another quiet day' });
    expect(await list()).toHaveLength(1);
  });
});

describe('where SendGrid is connected', () => {
  let mails: { to: string; text: string }[];
  /** Whether SendGrid takes mails. */
  let takes: boolean;
  /** Settles once SendGrid answers. */
  let answers: Promise<void>;
  beforeEach(async () => {
    mails = [];
    takes = true;
    answers = Promise.resolve();
    await connect(db, { serviceId: 'sendgrid', credentials: { apiKey: 'SG.1' } });
    app = await createTestApp({ db, ...time, call: sendGrid });
  });

  /** SendGrid, with a key that may send mails and nothing else. */
  const sendGrid = async ({ url, body: sent = '' }: OutgoingRequest): Promise<OutgoingAnswer> => {
    await answers;
    if (!takes) throw new Error('SendGrid has a bad day');
    const isMail = url.endsWith('/mail/send');
    if (isMail) {
      const { personalizations, content } = JSON.parse(sent) as {
        personalizations: [{ to: [{ email: string }] }];
        content: [{ value: string }];
      };
      mails.push({ to: personalizations[0].to[0].email, text: content[0].value.split('\n')[0] ?? '' });
    }
    const body = isMail ? '' : '{}';
    return { status: isMail ? 202 : 403, body, bytes: Buffer.from(body), headers: {}, latencyMs: 5 };
  };

  const at = 'Northlight GmbH, on 2026-03-12 09:41 UTC, from 127.0.0.1.';
  const doAll = async () => {
    const { id } = await addOne();
    await send('PUT', 'auth/password', { old: ada.password, new: 'another quiet day' });
    const removed = await send('DELETE', `auth/passkeys/${id}`);
    const made = await send('POST', `members/${tenantId}-ada/reset`, undefined, await signIn(app));
    const token = made.json<{ link: string }>().link.split('/').at(-1) ?? '';
    const reset = await send('POST', `invitations/${token}/accept`, { password: 'a third, long one' }, {});
    return [removed.statusCode, reset.statusCode];
  };

  test('the member is told of each change by mail', async () => {
    expect(await doAll()).toEqual([204, 200]);
    await app.close();
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['ada@northlight.test']));
    // Each is sent behind the answer, so that the next may overtake it.
    expect(mails.map(({ text }) => text).toSorted()).toEqual([
      `A link set a new password, and removed your passkeys, at ${at}`,
      expect.stringContaining('made a link for you'),
      `The passkey “Laptop” was added to your account at ${at}`,
      `The passkey “Laptop” was removed from your account at ${at}`,
      `Your password was changed at ${at}`,
    ]);
  });

  test('the answer does not wait for SendGrid, and the server that closes does', async () => {
    const silence = Promise.withResolvers<void>();
    answers = silence.promise;
    const { id } = await addOne();
    expect((await send('DELETE', `auth/passkeys/${id}`)).statusCode).toBe(204);
    const changed = await send('PUT', 'auth/password', { old: ada.password, new: 'another quiet day' });
    expect(changed.statusCode).toBe(200);
    expect(mails).toEqual([]);
    const closed = app.close();
    silence.resolve();
    await closed;
    expect(mails).toHaveLength(3);
  });

  test('a mail that can’t be sent stops none of it', async () => {
    takes = false;
    expect(await doAll()).toEqual([204, 200]);
    await app.close();
    expect(mails).toEqual([]);
  });
});

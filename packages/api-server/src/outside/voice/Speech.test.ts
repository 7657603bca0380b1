import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import type { Database } from '../../platform/store/Database.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { connect } from '../../../test/connect.ts';
import { startStandInModel, type StandInModel } from '../../../test/standInModel.ts';

const key = 'sk-planted-Key-1234567890';
const mp3 = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(500, 0x55)]);

let service: StandInModel;
beforeAll(async () => {
  service = await startStandInModel();
});
afterAll(() => service.close());

let db: Database;
let app: FastifyInstance;
let time: ManualTime;
let log: string[];
let before: number;

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  app = await createTestApp({
    db,
    clock: time.clock,
    timers: time.timers,
    fetch,
    logTo: { write: (line) => void log.push(line) },
    env: { OPENAI_BASE_URL: service.url, LOG_LEVEL: 'trace', ...env },
  });
}

beforeEach(async () => {
  time = manualTime(testNow);
  log = [];
  db = await createTestDatabase();
  before = service.seen.length;
  return () => app.close();
});

const speak = async (text: string) =>
  app.inject({ method: 'POST', url: '/api/voice/speak', headers: await signIn(app), payload: { text } });
const usage = async () =>
  (
    await db
      .selectFrom('usage')
      .select('units')
      .where('service', '=', 'openai')
      .where('unit', '=', 'calls')
      .executeTakeFirst()
  )?.units;

describe('without OpenAI', () => {
  test('the embedded voice speaks: a WAV file of the length that its header tells', async () => {
    await open();
    const answer = await speak('Your next meeting is at ten.');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'no-store',
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    expect(answer.rawPayload.readUInt32LE(4)).toBe(answer.rawPayload.length - 8);
    expect(answer.rawPayload.length).toBeGreaterThan(40_000);
  });

  test('nor an engine: 501, so that the browser speaks by itself', async () => {
    await open({ VOICE_ENGINE: 'none' });
    const answer = await speak('Hello');
    expect(answer.statusCode).toBe(501);
    expect(answer.json()).toEqual({
      error: 'This server has no voice: connect OpenAI under API Connections, or let the browser speak',
    });
  });
});

describe('with OpenAI', () => {
  beforeEach(async () => {
    await connect(db, { serviceId: 'openai', credentials: { apiKey: key, organization: 'org-northlight' } });
    await open({ VOICE_ENGINE: 'none' });
  });

  test('it speaks by the configured model and voice, and is counted', async () => {
    service.play({ bytes: mp3, type: 'audio/mpeg' });
    const answer = await speak('Your next meeting is at ten.');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('audio/mpeg');
    expect(answer.rawPayload.equals(mp3)).toBe(true);
    expect(service.seen.slice(before)).toMatchObject([
      {
        path: '/v1/audio/speech',
        headers: { authorization: `Bearer ${key}`, 'openai-organization': 'org-northlight' },
        body: {
          model: 'gpt-4o-mini-tts',
          voice: 'alloy',
          input: 'Your next meeting is at ten.',
          response_format: 'mp3',
        },
      },
    ]);
    expect(await usage()).toBe(1);
  });

  test('a compatible server that sends WAV is understood by its bytes', async () => {
    service.play({
      bytes: Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.alloc(100)]),
      type: 'application/octet-stream',
    });
    expect((await speak('Hello')).headers['content-type']).toBe('audio/wav');
  });

  test.each([
    ['a wrong key', { status: 401, body: `{"error":{"message":"Incorrect API key provided: ${key}"}}` }],
    ['a rate limit', { status: 429 }],
    ['a server without speech', { status: 404, body: '<h1>Not found</h1>' }],
    ['HTML instead of sound', { status: 200, body: '<!doctype html>' }],
    ['nothing', { status: 200, body: '' }],
    ['too much', { bytes: Buffer.alloc(16_800_000, 0xff), type: 'audio/mpeg' }],
    ['a cut connection', 'hang-up'],
  ] as const)('%s: the embedded voice is asked instead, and the log says why without the key', async (_, scene) => {
    service.play(scene);
    const answer = await speak('Hello');
    expect(answer.statusCode).toBe(501);
    expect(log.join('')).toContain('could not speak');
    expect(log.join('') + answer.body).not.toContain(key);
  });

  test('a voice that OpenAI has no more is told to admins, once', async () => {
    const lastTestJson = JSON.stringify({ outcome: 'ok', testedAt: '2026-03-01T08:00:00.000Z' });
    await db.updateTable('connections').set({ lastTestJson }).where('serviceId', '=', 'openai').execute();
    const body = JSON.stringify({
      error: { message: 'The model `gpt-4o-mini-tts` has been deprecated', code: 'model_not_found' },
    });
    for (let times = 0; times < 2; times += 1) {
      service.play({ status: 404, body });
      expect((await speak('Hello')).statusCode).toBe(501);
    }
    const { items } = (await app.inject({ url: '/api/attention', headers: await signIn(app) })).json<{
      items: { kind: string; text: string; about: string }[];
    }>();
    const told = items.filter(({ kind }) => kind === 'ends');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/^gpt-4o-mini-tts ends on /);
    expect(told[0]?.about).toMatch(/The embedded voice speaks in its place/);
  });

  test('a server without speech is not told as a voice that ended', async () => {
    const lastTestJson = JSON.stringify({ outcome: 'ok', testedAt: '2026-03-01T08:00:00.000Z' });
    await db.updateTable('connections').set({ lastTestJson }).where('serviceId', '=', 'openai').execute();
    service.play({ status: 404, body: '<h1>Not found</h1>' });
    await speak('Hello');
    const row = await db
      .selectFrom('connections')
      .select('lastTestJson')
      .where('serviceId', '=', 'openai')
      .executeTakeFirst();
    expect(row?.lastTestJson).toBe(lastTestJson);
  });

  test('the embedded voice really steps in', async () => {
    await app.close();
    db = await createTestDatabase();
    await connect(db, { serviceId: 'openai', credentials: { apiKey: key } });
    await open();
    service.play({ status: 500 });
    const answer = await speak('Hello');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('audio/wav');
    expect(log.join('')).toContain('OpenAI could not speak (status 500)');
  });

  test('silence is given up after thirty seconds', async () => {
    service.play('silence');
    const asked = service.asked();
    const answer = speak('Hello');
    await asked;
    time.advance(30_000);
    expect((await answer).statusCode).toBe(501);
    await service.left();
  });
});

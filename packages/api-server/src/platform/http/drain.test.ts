import { Agent, get } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { drainBeforeClose } from './drain.ts';

let time: ManualTime;
let app: FastifyInstance;
let address: string;
/** What the server does before it answers. */
let work: () => Promise<void>;
beforeEach(async () => {
  time = manualTime(new Date(0));
  work = () => Promise.resolve();
  app = fastify({ return503OnClosing: false });
  drainBeforeClose(app, time.timers);
  app.get('/', async () => {
    await work();
    return 'done';
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const keepAlive = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

/** The status of an answer, or why there is none. */
const ask = (agent: Agent): Promise<unknown> =>
  new Promise((resolve) => {
    get(address, { agent }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once(
      'error',
      (error: NodeJS.ErrnoException) => resolve(error.code),
    );
  });

test('every answer that has begun is finished', async () => {
  const release = Promise.withResolvers<void>();
  let begun = 0;
  work = () => {
    begun += 1;
    return release.promise;
  };
  const answers = Array.from({ length: 8 }, () => ask(keepAlive()));
  await expect.poll(() => begun).toBe(8);
  const closing = app.close();
  // Long after the grace is over.
  await expect.poll(() => (time.advance(1_000), ask(keepAlive()))).toBe('ECONNREFUSED');
  release.resolve();
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 8 }, () => 200));
  let isOver = false;
  void closing.then(() => (isOver = true));
  await expect.poll(() => (time.advance(1_000), isOver)).toBe(true);
});

test('no connection that is in use is cut: each gets an answer, and finds no server after it', async () => {
  let answers = 0;
  let closing: Promise<unknown> | undefined;
  const client = async (): Promise<unknown> => {
    const agent = keepAlive();
    for (;;) {
      const answer = await ask(agent);
      if (answer !== 200) return answer;
      answers += 1;
      if (answers === 200) closing = app.close();
    }
  };
  expect(await Promise.all(Array.from({ length: 8 }, client))).toEqual(Array.from({ length: 8 }, () => 'ECONNREFUSED'));
  await closing;
});

test('a connection that stays idle is cut after a grace', async () => {
  const agent = keepAlive();
  expect(await ask(agent)).toBe(200);
  const [socket] = Object.values(agent.freeSockets).flat();
  const closing = app.close();
  await expect.poll(() => ask(keepAlive())).toBe('ECONNREFUSED');
  time.advance(299);
  expect(socket?.destroyed).toBe(false);
  time.advance(1);
  await closing;
  await expect.poll(() => socket?.destroyed).toBe(true);
});

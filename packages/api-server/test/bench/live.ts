import { once } from 'node:events';
import { setTimeout as passing } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { SandboxKey } from '@switchboard/api-contract/sandboxKeys';
import type { FastifyInstance } from 'fastify';
import type { OpenStore } from '../../src/platform/store/openStore.ts';
import { openSeeded, startPostgres } from '../postgres.ts';
import { createTestApp, createTestDatabase, signIn } from '../testApp.ts';
import type { Figure } from './Figure.ts';

const rounds = 3;
/** The services of the sandbox answer after three seconds, so a run takes this long for some steps. */
const watchedMs = 14_000;
const clock = () => new Date();

interface Seen {
  readonly event: string;
  readonly data: { readonly id?: string; readonly runId?: string; readonly index?: number; readonly status?: string };
}
interface Step {
  readonly at: string;
}

/** How soon a page knows what a run does, and that it was cancelled: beside the run, and on another server. */
export async function measureLive(): Promise<readonly Figure[]> {
  const db = await createTestDatabase();
  const one = await begin({ db, close: () => db.destroy() });
  const alone = await measure('one server', one, one);
  await one.close();
  const postgres = await startPostgres();
  const url = await postgres.fresh();
  const [worker, watched] = [await begin(await openSeeded(url)), await begin(await openSeeded(url))];
  await watched.stopWorking();
  const together = await measure('two servers', worker, watched);
  await worker.close();
  await watched.close();
  await postgres.stop();
  return [...alone, ...together];
}

type Server = Awaited<ReturnType<typeof begin>>;

async function begin({ db, close }: Pick<OpenStore, 'db' | 'close'>) {
  const app: FastifyInstance = await createTestApp({ db, clock, env: { SANDBOX: 'on' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { ...(await signIn(app)), 'content-type': 'application/json' };
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    ask,
    /** What the page of the agent is told, until `end`. */
    watch: async (onSeen: (seen: Seen) => void) => {
      const abort = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${port}/api/agents/email/events`, { headers, signal: abort.signal });
      const read = async (): Promise<void> => {
        let text = '';
        for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += part;
          const parts = text.split('\n\n');
          text = parts.pop() ?? '';
          for (const each of parts) {
            const [, event, data] = /^event: (\w+)\ndata: (.*)$/m.exec(each) ?? [];
            if (event && data) onSeen({ event, data: JSON.parse(data) as Seen['data'] });
          }
        }
      };
      void read().catch(() => {});
      return () => abort.abort();
    },
    stopWorking: () => app.jobs.stop(),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** Runs are worked on by one server; a page that the other one serves watches and cancels. */
async function measure(where: string, worker: Server, watched: Server): Promise<readonly Figure[]> {
  const key: SandboxKey = 'sandbox-slow';
  await watched.ask('POST', 'connections/gmail/setup', { sandbox: true, key });
  const shown: number[] = [];
  const cancelled: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ended = new EventTarget();
    const known = new Set<string>();
    const read = async (runId: string, index = 0): Promise<void> => {
      const { steps } = await watched.ask<{ steps: readonly Step[] }>('GET', `runs/${runId}`);
      const now = Date.now();
      for (const { at } of steps.slice(0, index + 1)) if (!known.has(at)) shown.push(now - Date.parse(at));
      for (const { at } of steps) known.add(at);
    };
    const end = await watched.watch(({ event, data: { runId, index, status } }) => {
      if (event === 'run' && status === 'cancelled') ended.dispatchEvent(new Event('end'));
      if (event === 'step' && runId) void read(runId, index);
    });
    const { id } = await worker.ask<{ id: string }>('POST', 'agents/email/runs');
    await passing(watchedMs);
    const isOver = once(ended, 'end');
    const began = performance.now();
    await watched.ask('POST', `runs/${id}/cancel`);
    await isOver;
    cancelled.push(performance.now() - began);
    end();
  }
  return [
    { what: `${where}: from a step to the page that has read it`, measured: shown, bar: 1_000, always: true },
    {
      what: `${where}: from Cancel to the page that knows the run is over`,
      measured: cancelled,
      bar: 2_000,
      always: true,
    },
  ];
}

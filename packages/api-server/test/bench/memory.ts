import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passing } from 'node:timers/promises';
import { openStore } from '../../src/platform/store/openStore.ts';
import { seedFirstStart } from '../../src/seed/seedFirstStart.ts';
import { signInAt, startServer } from '../childServer.ts';
import type { Figure } from './Figure.ts';
import { fillLeads } from './records.ts';

const restMs = 60_000;
/** Of ten calls each: what fifty open pages ask in an hour, each every five seconds. */
const steps = 3_600;
const loadMs = 600_000;
/** From this step on everything has been loaded that the calls need. */
const warm = steps / 5;
const clock = () => new Date();

const leads = 'agents/lead-generation/records/leads';
const reads = [
  'agents',
  'agents/email',
  'agents/email/status',
  'agent-executions/email',
  'agents/contacts/run-preview',
  'connections',
  'attention',
  `${leads}?sort=-score&limit=50`,
  `${leads}?search=kowal&limit=50`,
];

/**
 * The memory of a server of its own with 100,000 leads: a minute after its start, and while it does the work of an hour
 * in ten minutes, of which a tenth are writes.
 */
export async function measureMemory(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-bench-'));
  const store = await openStore(folder);
  await seedFirstStart(store.db, clock);
  await fillLeads(store.db);
  await store.close();
  const { child, address, ended } = await startServer({ DATA_DIR: folder });
  const memory = (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1_024;
  try {
    await passing(restMs);
    const atRest = memory();
    const headers = await signInAt(address);
    const call = async (path: string, body?: object): Promise<void> => {
      const answer = await fetch(`${address}/api/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${text}`);
    };
    const began = performance.now();
    const measured: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      await Promise.all([...reads.map((path) => call(path)), call(leads, { name: `Kowal ${step}`, company: 'Own' })]);
      if (step >= warm && step % 10 === 0) measured.push(memory());
      await passing(Math.max(0, began + (loadMs * step) / steps - performance.now()));
    }
    const quarter = Math.ceil(measured.length / 4);
    const middle = (of: readonly number[]): number => of.toSorted((one, other) => one - other)[of.length >> 1] ?? 0;
    const grown = middle(measured.slice(-quarter)) / middle(measured.slice(0, quarter));
    return [
      { what: 'a minute after the start', measured: [atRest], unit: 'MB' },
      { what: 'under the load of an hour', measured, unit: 'MB', bar: 250, always: true },
      { what: 'its last quarter above its first', measured: [(grown - 1) * 100], unit: '%', bar: 10 },
    ];
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run, type Outcome } from './run.ts';

const node = (script: string): string[] => ['node', '--eval', script];
const forEver = 'setInterval(() => undefined, 1000)';

it('captures what a command says, and its code', async () => {
  const { code, output } = await run(node("console.log('out'); console.error('err'); process.exitCode = 3"));
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});
describe('with timers moved by hand', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('a command that stands still is stopped with what it has started, and says its last line', async () => {
    const said = Promise.withResolvers<string>();
    const starting = `const { pid } = require('node:child_process').spawn(process.execPath, ['--eval', '${forEver}'], { stdio: 'inherit' }); console.log('started', pid); ${forEver}`;
    const running = run(node(starting), { standstill: 60_000, onLine: said.resolve });
    const line = await said.promise;
    vi.advanceTimersByTime(60_000);
    const { code, output } = await running;
    expect(code).toBe(1);
    expect(output).toContain(`It said nothing for 60 s and was stopped. The last was\n  ${line}`);
    await expect.poll(() => isAlive(Number(/started (\d+)/.exec(line)?.[1]))).toBe(false);
  });
  it('a command that says something is given the whole time again by each line', async () => {
    const wait = (): void => void vi.advanceTimersByTime(59_000);
    const slow = node("console.log('a line'); console.log('another')");
    expect(await run(slow, { standstill: 60_000, onLine: wait })).toMatchObject({ code: 0 });
  });
  it('what a command has left behind is not waited for', async () => {
    const leaving = `require('node:child_process').spawn(process.execPath, ['--eval', '${forEver}'], { stdio: 'inherit' }).unref(); console.log('done')`;
    let outcome: Outcome | undefined;
    void run(node(leaving)).then((ended) => (outcome = ended));
    await expect
      .poll(() => (vi.advanceTimersByTime(3_000), outcome))
      .toMatchObject({ code: 0, output: expect.stringContaining('done') });
  });
});

/** A process that has ended stays in the list of processes until its parent asks for it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

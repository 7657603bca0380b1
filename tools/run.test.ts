import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { run } from './run.ts';

const node = (script: string): string[] => ['node', '--eval', script];
const forEver = 'setInterval(() => undefined, 1000)';

it('captures what a command says, and its code', async () => {
  const { code, output } = await run(node("console.log('out'); console.error('err'); process.exitCode = 3"));
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});
it('ends a command that takes too long, and what that has started', async () => {
  const starting = `const { pid } = require('node:child_process').spawn(process.execPath, ['--eval', '${forEver}'], { stdio: 'inherit' }); console.log('started', pid); ${forEver}`;
  const { code, output } = await run(node(starting), { longest: 2 });
  expect(code).toBe(1);
  expect(output).toContain('It did not end within 2 s and was stopped.');
  const pid = Number(/started (\d+)/.exec(output)?.[1]);
  await expect.poll(() => isAlive(pid)).toBe(false);
});
it('does not wait for what a command has left behind', async () => {
  const leaving = `require('node:child_process').spawn(process.execPath, ['--eval', '${forEver}'], { stdio: 'inherit' }).unref(); console.log('done')`;
  expect(await run(node(leaving))).toMatchObject({ code: 0, output: expect.stringContaining('done') });
}, 30_000);

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

import { expect, it } from 'vitest';
import { within } from './within.ts';

it('passes on what comes in time, and gives up what does not', async () => {
  await expect(within(1_000, 'Reading', Promise.resolve('text'))).resolves.toBe('text');
  await expect(within(1_000, 'Reading', Promise.reject(new Error('No such file')))).rejects.toThrow('No such file');
  await expect(within(20, 'Reading', new Promise(() => undefined))).rejects.toThrow(
    'Reading did not end within 0.02 s',
  );
});

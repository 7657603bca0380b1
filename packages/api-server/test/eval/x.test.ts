import { createSandbox } from '@switchboard/sandbox/createSandbox';
import { test } from 'vitest';
import { cases } from './cases.ts';
import { expectedInShort, inShort, passes } from './judge.ts';
import { openEval } from './openEval.ts';
test('x', async () => {
  const sandbox = createSandbox();
  const e = await openEval((url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', 'Bearer sandbox');
    return sandbox.fetch(new Request(url, { ...init, headers }));
  });
  for (const way of ['byModel', 'byResponder'] as const) {
    let n = 0;
    for (const one of cases) {
      const got = await e[way](one);
      if (passes(one, got)) n += 1;
      else console.log(way, one.said, '|', expectedInShort(one), '|', inShort(got.calls), '|', got.text.slice(0, 100));
    }
    console.log(way, n, cases.length);
  }
  await e.close();
});

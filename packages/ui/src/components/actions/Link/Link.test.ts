import { expect, test } from 'vitest';
import { linkKind } from './Link.tsx';

test.each([
  ['/agents', 'internal'],
  ['/agents?tab=a#b', 'internal'],
  ['#top', 'internal'],
  ['?q=1', 'internal'],
  ['agents', 'internal'],
  ['', 'internal'],
  ['https://example.com/a', 'external'],
  ['HTTP://example.com', 'external'],
  ['//example.com/a', 'external'],
  ['\\\\example.com', 'external'],
  ['mailto:a@example.com', 'external'],
  ['tel:+4930123', 'external'],
  ['javascript:alert(1)', 'unsafe'],
  [' jAvA\tScript:alert(1)', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
  ['blob:https://example.com/1', 'unsafe'],
  ['file:///etc/passwd', 'unsafe'],
  ['https://', 'unsafe'],
])('%s is %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

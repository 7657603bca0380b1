import { expect, test } from 'vitest';
import { microphoneProblem } from './microphoneProblem.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['DevicesNotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', 'unsupported'],
  ['SomethingNewError', 'failed'],
  ['__proto__', 'failed'],
])('%s means %s', (name, problem) => {
  expect(microphoneProblem(new DOMException('no', name))).toBe(problem);
});

test.each([undefined, null, 'NotAllowedError', 7, {}])('anything else that is thrown (%s) means failed', (thrown) => {
  expect(microphoneProblem(thrown)).toBe('failed');
});

import { expect, test } from 'vitest';
import { executionResult } from './executionColumns.tsx';

test.each([
  [
    { result: '34 companies', errorMessage: undefined },
    { kind: 'result', text: '34 companies' },
  ],
  [
    { result: '34 companies', errorMessage: 'Rate limit' },
    { kind: 'result', text: '34 companies' },
  ],
  [
    { result: undefined, errorMessage: 'Rate limit' },
    { kind: 'error', text: 'Rate limit' },
  ],
  [
    { result: '  ', errorMessage: 'Rate limit' },
    { kind: 'error', text: 'Rate limit' },
  ],
  [
    { result: '', errorMessage: '\n' },
    { kind: 'none', text: 'No result' },
  ],
  [
    { result: undefined, errorMessage: undefined },
    { kind: 'none', text: 'No result' },
  ],
  [
    { result: { kind: 'contactsUnchanged', args: { contacts: 1 } }, errorMessage: undefined },
    { kind: 'result', text: '1 contact, nothing new' },
  ],
  [
    { result: undefined, errorMessage: { kind: 'timedOut', args: { service: 'Apollo' } } },
    { kind: 'error', text: 'Apollo did not answer in time' },
  ],
])('%j reads %j', (execution, expected) => {
  expect(executionResult(execution)).toEqual(expected);
});

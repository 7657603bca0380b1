import { expect, test } from 'vitest';
import { isSameAccount, userNames } from './accounts.ts';

test.each([
  ['cy@x.example', ' Cy <CY@X.example> '],
  ['m\u00FCller@x.example', 'mu\u0308ller@x.example'],
  ['cy@m\u00FCller.example', 'cy@xn--mller-kva.example'],
  ['cy@x.example', 'cy\u200B@x.example'],
  ['demo', ' DEMO\u200E'],
])('%j and %j are one account', (one, other) => {
  expect(isSameAccount(one, other)).toBe(true);
  expect(userNames(other)).toContain(one);
});

test.each([
  ['cy@x.example', 'cy@y.example'],
  ['cy@x.example', 'cy.lee@x.example'],
  ['cy@10.0.0.1', 'cy@10.0.0.2'],
  ['cy@not valid', 'cy@also not'],
])('%j and %j are two', (one, other) => {
  expect(isSameAccount(one, other)).toBe(false);
});

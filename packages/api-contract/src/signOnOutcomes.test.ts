import { expect, test } from 'vitest';
import { signOnOutcomes, signOnSentence } from './signOnOutcomes.ts';

test.each(signOnOutcomes)('%s is told in sentences', (outcome) => {
  expect(signOnSentence(outcome, 'Acme SSO')).toMatch(/^[A-Z].*\.$/);
});

test('a provider is named where it is its matter', () => {
  expect(signOnSentence('unverified', 'Acme SSO')).toBe(
    'Acme SSO has not confirmed your e-mail address. Ask whoever runs Acme SSO.',
  );
});

test('an outcome that nobody knows says that the log has the reason', () => {
  for (const odd of ['', 'constructor', 'of-tomorrow'])
    expect(signOnSentence(odd, 'Acme SSO')).toBe(signOnSentence('refused', 'Acme SSO'));
});

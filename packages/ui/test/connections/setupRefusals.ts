/** The service rejects the new key, so the old one stays. */
export const rejected = {
  kind: 'invalid',
  message: 'Apollo does not accept the credentials.',
  fields: { apiKey: 'Apollo does not accept the credentials.' },
  outcome: 'wrong-credentials',
} as const;

/** The new key could not be checked. */
export const unchecked = {
  kind: 'conflict',
  message: 'Apollo could not be reached.',
  fields: {},
  choose: ['keep', 'use'],
} as const;

import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const wanted = { name: 'Claude Code', rights: ['see', 'work'] };

/** A key that was made is listed without itself, and stays listed once it is revoked. */
const madeAndRevoked: Case['check'] = async (reading, ask) => {
  const { key, item } = jsonOf('makeKey', reading);
  expect(key).toMatch(/^sb_[\w-]{43}$/);
  expect(item).toMatchObject({ ...wanted, acts: 'ask', state: 'working', start: key.slice(0, 11) });
  expect(item).not.toHaveProperty('agents');
  expect(Date.parse(item.expiresAt ?? '') - Date.parse(item.createdAt ?? '')).toBe(90 * 86_400_000);
  const listed = await ask({ endpoint: 'keys' });
  expect(jsonOf('keys', listed).items).toEqual([item]);
  expect(listed.text).not.toContain(key);
  const path = { keyId: item.id };
  expect((await ask({ endpoint: 'revokeKey', path })).status).toBe(204);
  const [ended] = jsonOf('keys', await ask({ endpoint: 'keys' })).items ?? [];
  expect(ended).toMatchObject({ id: item.id, state: 'revoked', endedAt: expect.any(String) });
  expect((await ask({ endpoint: 'revokeKey', path })).status).toBe(404);
};

/** Keys for programs. */
export const keyCases: Group = {
  title: 'keys',
  cases: [
    {
      name: 'none to begin with',
      endpoint: 'keys',
      status: 200,
      check: (reading) => expect(jsonOf('keys', reading)).toEqual({ items: [], others: [], days: 30 }),
    },
    { name: 'one is made, listed and revoked', endpoint: 'makeKey', body: wanted, status: 200, check: madeAndRevoked },
    {
      name: 'one that may use two agents, acts at once and ends in a week',
      endpoint: 'makeKey',
      body: { name: 'Import', rights: ['see'], agents: ['email-agent', 'contacts-agent'], days: 7, acts: 'act' },
      status: 200,
      check: (reading) =>
        expect(jsonOf('makeKey', reading).item).toMatchObject({
          agents: ['email-agent', 'contacts-agent'],
          acts: 'act',
        }),
    },
    {
      name: 'a second one of that name',
      endpoint: 'makeKey',
      body: { name: 'Import', rights: ['see'] },
      status: 422,
      fields: { name: 'You have a key of this name' },
    },
    {
      name: 'one without a name',
      endpoint: 'makeKey',
      body: { ...wanted, name: ' ' },
      status: 422,
      fields: { name: 'Name is required' },
    },
    {
      name: 'one that may do nothing',
      endpoint: 'makeKey',
      body: { name: 'Idle', rights: [] },
      status: 422,
      fields: { rights: 'Choose what the key may do' },
    },
    {
      name: 'one that may administer',
      endpoint: 'makeKey',
      body: { name: 'Mighty', rights: ['administer'] },
      status: 422,
      fields: { rights: 'A key may be given see, work, configure' },
    },
    {
      name: 'one that outlives a year',
      endpoint: 'makeKey',
      body: { ...wanted, name: 'Old', days: 366 },
      status: 422,
      fields: { days: 'Enter a number from 1 to 365' },
    },
    { name: 'revoking one that is not there', endpoint: 'revokeKey', path: { keyId: 'nobody' }, status: 404 },
  ],
};

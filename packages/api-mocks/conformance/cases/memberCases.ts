import { expect } from 'vitest';
import type { Case, Group } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const guest = { email: 'Mira@Northlight.example', role: 'tenant_member' };
const tokenIn = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

/** An invitation, opened and accepted. */
const joined: Case['check'] = async (reading, ask) => {
  const { link, expiresAt } = jsonOf('invite', reading);
  expect(link).toMatch(/^https?:\/\/.+\/invitation\/[\w-]{43}$/);
  expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(0);
  const path = { token: tokenIn(link) };
  const shown = jsonOf('invitation', await ask({ endpoint: 'invitation', path, token: '' }));
  expect(shown).toMatchObject({
    kind: 'invitation',
    organisation: 'Northlight GmbH',
    email: 'mira@northlight.example',
  });
  const body = { name: 'Mira Okafor', password: 'a quiet tuesday' };
  const answer = jsonOf('acceptInvitation', await ask({ endpoint: 'acceptInvitation', path, body, token: '' }));
  expect(answer.token).toMatch(/\S+/);
  expect(answer.user).toMatchObject({ name: 'Mira Okafor', role: 'tenant_member' });
  const { members, invitations } = jsonOf('members', await ask({ endpoint: 'members' }));
  expect(members?.map(({ name }) => name)).toEqual(['Demo User', 'Mira Okafor']);
  expect(invitations).toEqual([]);
  const used = await ask({ endpoint: 'invitation', path, token: '' });
  expect(used.status).toBe(410);
  expect(used.text).toContain('already used');
};

/** Members, invitations, links, and one's own account. */
export const memberCases: Group = {
  ofServer: true,
  title: 'members',
  cases: [
    {
      name: 'the list holds who asks, marked as the demo account',
      endpoint: 'members',
      status: 200,
      check: (reading) =>
        expect(jsonOf('members', reading).members).toMatchObject([
          { name: 'Demo User', role: 'tenant_admin', you: true, demo: true },
        ]),
    },
    { name: 'an invitation leads to a member, once', endpoint: 'invite', body: guest, status: 200, check: joined },
    {
      name: 'an invitation to a member',
      endpoint: 'invite',
      body: { ...guest, email: 'demo@switchboard.test' },
      status: 409,
      fields: { email: /./ },
    },
    {
      name: 'an invitation without an address',
      endpoint: 'invite',
      body: { ...guest, email: 'mira' },
      status: 422,
      fields: { email: 'Enter an email address such as ada@example.com' },
    },
    {
      name: 'a role that nobody knows',
      endpoint: 'invite',
      body: { ...guest, role: 'king' },
      status: 422,
      fields: { role: 'Choose a role' },
    },
    {
      name: 'an invitation that was withdrawn says so',
      endpoint: 'invite',
      body: { ...guest, email: 'teo@northlight.example' },
      status: 200,
      check: async (reading, ask) => {
        const { id = '', link } = jsonOf('invite', reading);
        await ask({ endpoint: 'withdrawInvitation', path: { invitationId: id } });
        const gone = await ask({ endpoint: 'invitation', path: { token: tokenIn(link) }, token: '' });
        expect(gone.status).toBe(410);
        expect(gone.text).toContain('withdrawn');
        const { invitations } = jsonOf('members', await ask({ endpoint: 'members' }));
        expect(invitations).toMatchObject([{ email: 'teo@northlight.example', state: 'withdrawn' }]);
      },
    },
    {
      name: 'a link that is not known',
      endpoint: 'invitation',
      path: { token: 'x'.repeat(43) },
      token: '',
      status: 404,
    },
    {
      name: 'accepting with a short password',
      endpoint: 'acceptInvitation',
      path: { token: 'x'.repeat(43) },
      body: { name: 'Mira', password: 'short' },
      token: '',
      status: 422,
      fields: { password: 'Use at least 10 characters' },
    },
    {
      name: 'accepting with one of the most common passwords, and without a name',
      endpoint: 'invite',
      body: { ...guest, email: 'kim@northlight.example' },
      status: 200,
      check: async (reading, ask) => {
        const path = { token: tokenIn(jsonOf('invite', reading).link) };
        const body = { name: 'Kim', password: '1234567890' };
        const refused = await ask({ endpoint: 'acceptInvitation', path, body, token: '' });
        expect([refused.status, refused.json]).toMatchObject([
          422,
          { fields: { password: expect.stringContaining('common') } },
        ]);
        const nameless = await ask({
          endpoint: 'acceptInvitation',
          path,
          body: { password: 'a quiet tuesday' },
          token: '',
        });
        expect([nameless.status, nameless.json]).toMatchObject([422, { fields: { name: 'Name is required' } }]);
      },
    },
    {
      name: 'the last admin, who is the demo account, can’t be made less',
      endpoint: 'changeRole',
      path: { memberId: 'demo-user' },
      body: { role: 'tenant_viewer' },
      status: 409,
    },
    { name: 'nor removed', endpoint: 'removeMember', path: { memberId: 'demo-user' }, status: 409 },
    {
      name: 'nor given another password by link',
      endpoint: 'resetPassword',
      path: { memberId: 'demo-user' },
      status: 409,
    },
    {
      name: 'nor by itself',
      endpoint: 'changePassword',
      body: { old: 'demo-switchboard', new: 'a quiet tuesday' },
      status: 409,
    },
    { name: 'a member that is not known', endpoint: 'removeMember', path: { memberId: 'nobody' }, status: 404 },
    {
      name: 'the zone of the organisation',
      endpoint: 'changeOrganisation',
      body: { zone: 'Europe/Berlin' },
      status: 200,
      check: async (_, ask) => expect(jsonOf('members', await ask({ endpoint: 'members' })).zone).toBe('Europe/Berlin'),
    },
    {
      name: 'a zone that there is not',
      endpoint: 'changeOrganisation',
      body: { zone: 'Mars/Olympus' },
      status: 422,
      fields: { zone: /time zone/ },
    },
    {
      name: 'where one is signed in, the one that asks marked',
      endpoint: 'sessions',
      status: 200,
      check: (reading) =>
        expect(jsonOf('sessions', reading).sessions?.filter(({ current }) => current)).toHaveLength(1),
    },
    { name: 'a session that there is not', endpoint: 'endSession', path: { sessionId: 'nobody' }, status: 404 },
  ],
};

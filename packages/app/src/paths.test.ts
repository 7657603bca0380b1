import { agentTable } from '@switchboard/api-contract/agentTable';
import { screens } from '@switchboard/ui/test/screens/screens';
import { expect, test } from 'vitest';
import { agentPath, paths, currentSection, readReturnAddress, withReturnAddress } from './paths.ts';

test.each([
  ['/', 'dashboard'],
  ['/dashboard', 'dashboard'],
  ['/agents', 'agents'],
  ['/agents/email/detail', 'agents'],
  ['/agent/email-agent', 'agents'],
  ['/api-status', 'connections'],
  ['/profile', 'profile'],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, section) => {
  expect(currentSection(path)).toBe(section);
});

test.each(agentTable)('Details of $name leads to its own page', ({ id, slug }) => {
  expect(agentPath({ id })).toBe(`/agents/${slug}/detail`);
});

test('Details of another agent leads to the generic detail, its id encoded', () => {
  expect(agentPath({ id: 'support/triage' })).toBe('/agent/support%2Ftriage');
});

test('a conversation about something is the chat page, its key encoded', () => {
  expect(paths.chatAbout('run:a/b')).toBe('/chat?about=run%3Aa%2Fb');
});

test('the pages about screens name every address of the app', () => {
  const { agent, workspace, chatAbout, ...fixed } = paths;
  expect(chatAbout('')).toContain(fixed.chat);
  const addresses = [
    ...Object.values(fixed),
    decodeURIComponent(agent('{agentId}')),
    // Only links that the server made lead there.
    '/invitation/{token}',
    ...agentTable.flatMap(({ slug }) => [`/agents/${slug}`, workspace(slug)]),
  ];
  const named = Object.values(screens).flatMap((facts): readonly string[] => facts.addresses);
  expect(named.toSorted()).toEqual(addresses.toSorted());
});

test.each(['/agents/lead-generation/detail', '/agent/support-triage', '/profile?tab=notifications'])(
  '%s is a page to return to',
  (from) => {
    expect(
      new URL(withReturnAddress('/api-status?setup=apollo', from), 'https://a.example').searchParams.get('from'),
    ).toBe(from);
    expect(readReturnAddress(from)).toBe(from);
  },
);

test('what is on the same page needs no way back', () => {
  const page = '/agents/lead-generation/detail';
  expect(withReturnAddress(`${page}?setting=maxLeadsPerDay`, page)).toBe(`${page}?setting=maxLeadsPerDay`);
});

test.each([
  '',
  '/login',
  '/profile?tab=x&from=y',
  '//evil.example/agents/x',
  'https://evil.example/agent/x',
  '/agent/x/../../login',
  'javascript:x',
])('%s is none', (from) => expect(readReturnAddress(from)).toBeUndefined());

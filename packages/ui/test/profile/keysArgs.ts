import type { KeyAnswer, KeyList } from '@switchboard/api-contract/keys';
import { agentList, agentSummary } from '@switchboard/api-mocks/builders/agents';
import { keyList, madeKey, programKeyAnswer } from '@switchboard/api-mocks/builders/keys';
import { fn } from 'storybook/test';
import type { Outcome } from '../../src/format/outcome.ts';
import { ready } from '../../src/format/viewState.ts';
import { agree } from '../format/outcomes.ts';

export const claudeCode = programKeyAnswer({
  id: 'key-1',
  name: 'Claude Code',
  start: 'sb_1a2b3c4d',
  agents: ['lead-generation-agent', 'email-agent'],
  createdAt: '2026-11-20T08:10:00Z',
  expiresAt: '2027-02-18T08:10:00Z',
  lastUsedAt: '2026-11-20T08:38:00Z',
});
export const nightExport = programKeyAnswer({
  id: 'key-2',
  name: 'Night export',
  start: 'sb_9c04e7f1',
  rights: ['see'],
  createdAt: '2026-11-02T09:00:00Z',
  expiresAt: '2027-01-31T09:00:00Z',
  lastUsedAt: '2026-11-20T02:00:00Z',
});
export const orderDesk = programKeyAnswer({
  id: 'key-3',
  name: 'Order desk',
  start: 'sb_50b2d6aa',
  agents: ['contacts-agent'],
  acts: 'act',
  createdAt: '2026-11-03T09:00:00Z',
  expiresAt: '2027-11-03T09:00:00Z',
  lastUsedAt: '2026-11-19T16:52:00Z',
});
export const oldLaptop = programKeyAnswer({
  id: 'key-4',
  name: 'Old laptop',
  start: 'sb_e81f3307',
  state: 'expired',
  createdAt: '2026-10-19T09:00:00Z',
  expiresAt: '2026-11-18T09:00:00Z',
  endedAt: '2026-11-18T09:00:00Z',
  lastUsedAt: '2026-11-17T19:14:00Z',
});
export const cursor = programKeyAnswer({
  id: 'key-5',
  name: 'Cursor',
  start: 'sb_2d77c0e9',
  rights: ['see', 'work', 'configure'],
  state: 'resting',
  createdAt: '2026-10-11T09:00:00Z',
  expiresAt: '2027-01-09T09:00:00Z',
  lastUsedAt: '2026-11-12T15:21:00Z',
  restsSince: '2026-10-14T07:00:00Z',
  owner: 'Jonas Weber',
});
const weeklyReport = programKeyAnswer({
  id: 'key-6',
  name: 'Weekly report',
  start: 'sb_b6a1f852',
  rights: ['see'],
  agents: ['lead-generation-agent', 'google-maps-scraper', 'research-agent'],
  createdAt: '2026-11-04T09:00:00Z',
  expiresAt: '2027-02-02T09:00:00Z',
  lastUsedAt: '2026-11-16T06:00:00Z',
  owner: 'Luis Ferreira',
});

/** Keys of an admin and of two other members. */
export const keys = (list: Parameters<typeof keyList>[0] = {}): KeyList =>
  keyList({
    items: [claudeCode, nightExport, orderDesk, oldLaptop],
    others: [cursor, weeklyReport],
    ...list,
  });

const made = madeKey({
  key: 'sb_1a2b3c4dQ7xN2vYt8LmRkE0sWzUhJfBoGpA5iCd9KwT',
  item: { ...claudeCode, lastUsedAt: undefined },
});

/** What an admin sees who has keys, as have others. */
export const keysArgs = {
  view: ready(keys()),
  now: new Date('2026-11-20T08:41:20Z'),
  agents: [
    ...agentList().items,
    agentSummary({ id: 'agent-tender-watch', name: 'Tender watch', type: 'custom', sample: undefined }),
  ],
  sso: 'Acme SSO',
  origin: 'https://northlight.example',
  callsAt: '/api',
  onMake: fn(async (): Promise<Outcome<KeyAnswer>> => ({ kind: 'done', value: made })),
  onRevoke: agree(),
  proof: undefined as { onPassword: ReturnType<typeof agree>; onPasskey: undefined; onClose: () => void } | undefined,
};

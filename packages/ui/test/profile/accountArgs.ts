import { sessionList, type SessionRow } from '@switchboard/api-contract/members';
import { passkeyList, type PasskeyRow } from '@switchboard/api-contract/auth';
import * as v from 'valibot';
import { fn } from 'storybook/test';
import { agree } from '../format/outcomes.ts';
import { ready } from '../../src/format/viewState.ts';

const someSessions: readonly Partial<SessionRow>[] = [
  {
    id: 'session-1',
    browser: 'Firefox on Linux',
    at: '2026-11-20T07:02:00Z',
    lastSeenAt: '2026-11-20T08:20:00Z',
    current: true,
  },
  { id: 'session-2', browser: 'Safari on iPhone', at: '2026-11-16T18:40:00Z', lastSeenAt: '2026-11-19T21:12:00Z' },
];
const somePasskeys: readonly Partial<PasskeyRow>[] = [
  { id: 'passkey-1', name: 'Laptop', at: '2026-11-02T09:12:00Z', lastUsedAt: '2026-11-20T07:02:00Z' },
  { id: 'passkey-2', name: 'Phone', at: '2026-11-19T10:00:00Z' },
];

export const sessions = (rows = someSessions) => v.parse(sessionList, { sessions: rows }).sessions;
export const passkeys = (rows = somePasskeys) => v.parse(passkeyList, { passkeys: rows }).passkeys;

/** Asks a member with a passkey to prove who they are. */
export const proveArgs = { onPassword: agree(), onPasskey: agree(), onClose: fn() };

/** What a member with two sessions and two passkeys sees. */
export const accountArgs = {
  now: new Date('2026-11-20T08:20:00Z'),
  stays: undefined as string | undefined,
  password: { onChange: agree() },
  sessions: { view: ready(sessions()), onEnd: agree() },
  passkeys: {
    view: ready(passkeys()),
    unavailable: undefined as string | undefined,
    onAdd: agree(),
    onRename: agree(),
    onRemove: agree(),
  },
};

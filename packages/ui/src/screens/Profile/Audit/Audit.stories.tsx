import { auditLineAnswer, auditList } from '@switchboard/api-mocks/world/audit';
import { tenant, user } from '@switchboard/api-mocks/builders/auth';
import { longText } from '@switchboard/api-mocks/builders/texts';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { noRows } from '@switchboard/api-contract/wire';
import { expect, fn, within } from 'storybook/test';
import { inShell } from '../../../../test/inShell.tsx';
import { RoleContext } from '../../../blocks/roles/RoleContext.ts';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';
import { Audit, type AuditLines, type AuditProps } from './Audit.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const linesOf = (list: ReturnType<typeof auditList>): AuditLines => ({
  ...list.items,
  total: list.total,
  more: list.more === true,
  days: list.days,
});
const lines = (...items: readonly ReturnType<typeof auditLineAnswer>[]) =>
  ready(linesOf(auditList({ items: [...items], total: items.length })));

const meta = preview.meta({
  title: 'Profile/Audit log',
  component: Audit,
  args: {
    view: ready(linesOf(auditList())),
    now: FIXED_NOW,
    filters: { member: '', kind: '', time: '7' },
    members: [
      { id: 'user-ada', name: 'Ada Brandt' },
      { id: 'user-mira', name: 'Mira Okafor' },
      { id: 'user-luis', name: 'Luis Ferreira' },
    ],
    onFilter: fn<AuditProps['onFilter']>(),
    onMore: fn(async () => undefined),
    onExport: fn<AuditProps['onExport']>(async () => undefined),
  },
  render: (args) => (
    <ProfileScreen
      user={user()}
      tenant={tenant()}
      appearance="light"
      onAppearance={fn()}
      onSignOut={fn()}
      account={null}
      tab="audit"
      onTabChange={fn()}
      contents={{
        keys: () => null,
        members: () => null,
        notifications: () => null,
        usage: () => null,
        audit: () => <Audit {...args} />,
      }}
    />
  ),
  decorators: [inShell('profile')],
});

export const List = meta.story({
  parameters: { covers: ['audit.list'] },
  play: async ({ canvas }) => {
    const [, setting, , , , refused, , cancelled] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(setting).toHaveTextContent(/Mira Okafor.*Configured Lead Generation Agent.*from 60 to 70/);
    await expect(refused).toHaveTextContent('Sign-in refused: mira@northlight.example');
    await expect(cancelled).toHaveTextContent('Cancelled Research Agent, asked by Ada Brandt');
    await expect(canvas.getByText('1,204 entries')).toBeVisible();
  },
});

export const Narrow = List.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const Empty = meta.story({
  args: { view: ready({ ...noRows, total: 0, more: false, days: 365 }), onMore: undefined },
  parameters: { covers: ['audit.empty'] },
});

/** Who is no admin reads why there is nothing to see. */
export const Member = meta.story({
  decorators: [
    (Story) => (
      <RoleContext value="tenant_member">
        <Story />
      </RoleContext>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getByText('Only admins of your organisation can do this.')).toBeVisible(),
});

export const Loading = meta.story({ args: { view: loading } });
export const Failed = meta.story({ args: { view: failed('The server did not answer.', fn()) } });

/** More lines match than are counted. */
export const Many = meta.story({
  tags: ['odd'],
  args: { view: ready({ ...linesOf(auditList()), total: 10_000, more: true }) },
  play: async ({ canvas }) => expect(canvas.getByText('more than 10,000 entries')).toBeVisible(),
});

/** A kind, an actor and values that only a newer version knows, long ones, and a line without anything. */
export const Odd = meta.story({
  tags: ['odd'],
  args: {
    view: lines(
      auditLineAnswer({
        id: '3',
        kind: 'moon.landed',
        by: { type: 'rocket' },
        address: '2001:db8:85a3::8a2e:370:7334',
      }),
      auditLineAnswer({
        id: '2',
        target: longText(300),
        changes: ['one', 'two', 'three', 'four', 'five'].map((field) => ({ field, old: longText(90), new: field })),
      }),
      { id: '1' },
    ),
    onMore: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rocket')).toBeVisible();
    await expect(canvas.getByText('and 2 more, which the export has')).toBeVisible();
  },
});

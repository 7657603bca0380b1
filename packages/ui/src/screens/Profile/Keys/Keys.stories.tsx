import { longText, longWord } from '@switchboard/api-mocks/builders/texts';
import { expect, within } from 'storybook/test';
import { refuse } from '../../../../test/format/outcomes.ts';
import { inShell } from '../../../../test/inShell.tsx';
import { proveArgs } from '../../../../test/profile/accountArgs.ts';
import { inProfile } from '../../../../test/profile/inProfile.tsx';
import {
  claudeCode,
  cursor,
  keys,
  keysArgs,
  nightExport,
  oldLaptop,
  orderDesk,
} from '../../../../test/profile/keysArgs.ts';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { Keys } from './Keys.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Keys',
  component: Keys,
  args: keysArgs,
  decorators: [inProfile('keys'), inShell('profile')],
});

export const List = meta.story({ parameters: { covers: ['keys.list', 'keys.ended', 'keys.resting'] } });

/** Of a member who is no admin, one of whose keys rests. */
export const OfOneMember = meta.story({
  args: {
    view: ready(
      keys({
        items: [
          claudeCode,
          { ...cursor, owner: undefined },
          { ...orderDesk, state: 'revoked', endedAt: '2026-11-20T08:30:00Z' },
        ],
        others: [],
      }),
    ),
  },
  parameters: { covers: ['keys.ended', 'keys.resting'] },
});

export const Empty = meta.story({
  args: { view: ready(keys({ items: [], others: [] })) },
  parameters: { covers: ['keys.empty'] },
});

export const New = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New key' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Claude Code');
    await userEvent.click(dialog.getByRole('radio', { name: 'Only these' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Email Agent' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Lead Generation Agent' }));
  },
});

/** Act at once is for admins to allow. */
export const NewForMember = meta.story({
  globals: { member: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await expect(canvas.getByRole('radio', { name: 'Act at once' })).toBeDisabled();
  },
});

/** Said at the field; what was chosen stays. */
export const NewRefused = meta.story({
  args: {
    onMake: refuse({
      kind: 'invalid',
      message: 'You have a key of this name',
      fields: { name: 'You have a key of this name' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Night export{Enter}');
    await expect(await canvas.findByText('You have a key of this name')).toBeVisible();
  },
});

export const Made = meta.story({
  parameters: { covers: ['keys.made'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Claude Code{Enter}');
    await canvas.findByRole('dialog', { name: 'Your new key' });
  },
});

/** Over what was asked, which stays. */
export const Prove = meta.story({
  args: { proof: proveArgs },
  play: async ({ canvas }) => expect(canvas.getByText(/^Keys are made only by whoever/)).toBeVisible(),
});

export const Loading = meta.story({ args: { view: loading } });
export const Failed = meta.story({ args: { view: failed('500: Something went wrong on the server.', () => {}) } });
export const Stale = meta.story({
  args: {
    view: ready(keys(), {
      since: new Date('2026-11-20T08:20:00Z'),
      reason: 'The server can’t be reached.',
      onRetry: () => {},
    }),
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    origin: `https://${longWord(60)}.example`,
    view: ready(
      keys({
        items: [
          { ...claudeCode, name: longText(200), agents: keysArgs.agents.map(({ id }) => id) },
          { ...oldLaptop, name: longWord(120), agents: [longWord(64)] },
        ],
        others: [{ ...cursor, owner: longText(200) }],
      }),
    ),
  },
});

export const UnknownStatus = meta.story({
  tags: ['odd'],
  args: {
    view: ready(
      keys({
        items: [
          { ...nightExport, state: 'frozen', rights: ['see', 'fly'], acts: 'maybe', lastUsedAt: 'yesterday' },
          { id: 'key-9', expiresAt: 'some day' },
        ],
        others: [],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Night export/ }));
    await expect(row.getByText('frozen')).toBeVisible();
    await expect(row.getByText('See, fly')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Revoke Night export' })).toBeVisible();
  },
});

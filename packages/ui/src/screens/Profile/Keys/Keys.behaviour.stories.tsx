import type { KeyAnswer } from '@switchboard/api-contract/keys';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../../test/components/announced.ts';
import { replace } from '../../../../test/devices/standIns.ts';
import { refuse } from '../../../../test/format/outcomes.ts';
import { inShell } from '../../../../test/inShell.tsx';
import { inProfile } from '../../../../test/profile/inProfile.tsx';
import { claudeCode, keys, keysArgs, oldLaptop } from '../../../../test/profile/keysArgs.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { ready } from '../../../format/viewState.ts';
import { Keys } from './Keys.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Keys',
  component: Keys,
  args: keysArgs,
  decorators: [inProfile('keys'), inShell('profile')],
  tags: ['behaviour'],
});

/** The usual choices are the careful ones; what is missing is said at its field, and nothing is sent. */
export const NewChecks = meta.story({
  parameters: { asserts: ['keys.list'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New key' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(dialog.getByRole('checkbox', { name: 'See' })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: 'See' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Configure' })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Ask first' })).toBeChecked();
    await expect(dialog.getByText('On 18 February 2027. At most 365 days.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription('Name is required');
    await userEvent.type(name, 'Desk');
    await userEvent.click(dialog.getByRole('radio', { name: 'Only these' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(dialog.getByText('Choose an agent, or all agents')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('checkbox', { name: /Agent$/ })[0]).toHaveFocus());
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: 'All agents' }));
    await expect(dialog.queryByText('Choose an agent, or all agents')).toBeNull();
  },
});

/** What is chosen is sent once; the key takes the place of the form, and is gone with it. */
export const NewSendsOnce = meta.story({
  parameters: { asserts: ['keys.made'] },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'New key' });
    await userEvent.click(opener);
    const form = within(canvas.getByRole('dialog', { name: 'New key' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), ' Claude Code ');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Expires' }), 'in 30 days');
    await expect(form.getByText('On 20 December 2026. At most 365 days.')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Configure' }));
    await userEvent.click(form.getByRole('radio', { name: 'Only these' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Tender watch' }));
    await userEvent.click(form.getByRole('radio', { name: 'Act at once' }));
    await userEvent.dblClick(form.getByRole('button', { name: 'Create key' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your new key' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
    await expect(args.onMake).toHaveBeenCalledWith({
      name: 'Claude Code',
      days: 30,
      rights: ['see', 'work', 'configure'],
      agents: ['agent-tender-watch'],
      acts: 'act',
    });
    await expect(dialog.getByRole('heading', { name: 'Your new key' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByText(/Q7xN2vYt8LmRkE0s/)).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

const copied = fn((_text: string) => Promise.resolve());

/** What is copied has the whole key, and what is shown beside it only its beginning. */
export const CopiesTheWholeKey = meta.story({
  parameters: { asserts: ['keys.made'] },
  beforeEach: () => {
    copied.mockClear();
    return replace(navigator, 'clipboard', { writeText: copied });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Claude Code{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your new key' }));
    const key = 'sb_1a2b3c4dQ7xN2vYt8LmRkE0sWzUhJfBoGpA5iCd9KwT';
    await expect(dialog.getAllByText(/Q7xN2vYt8LmRkE0s/)).toHaveLength(1);
    for (const [name, text] of [
      ['the key', key],
      ['the line for curl', `curl https://northlight.example/api/agents \\\n  -H "Authorization: Bearer ${key}"`],
      [
        'the line for Claude Code',
        `claude mcp add --transport http switchboard \\\n  https://northlight.example/mcp \\\n  --header "Authorization: Bearer ${key}"`,
      ],
    ] as const) {
      await userEvent.click(dialog.getByRole('button', { name: `Copy ${name}` }));
      await expect(copied).toHaveBeenLastCalledWith(text);
    }
    await says('Copied');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the JSON' }));
    await expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toEqual({
      mcpServers: {
        switchboard: {
          type: 'http',
          url: 'https://northlight.example/mcp',
          headers: { Authorization: `Bearer ${key}` },
        },
      },
    });
  },
});

/** What was chosen survives a refusal. */
export const KeepsWhatWasChosen = meta.story({
  args: { onMake: refuse({ kind: 'refused', message: 'Nothing was changed: it was not confirmed that it is you.' }) },
  parameters: { asserts: ['keys.list'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New key' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Work' }));
    await expect(dialog.queryByRole('radio', { name: 'Ask first' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Night export{Enter}');
    await expect(await dialog.findByText(/^Nothing was changed/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night export');
    await expect(dialog.getByRole('checkbox', { name: 'Work' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
  },
});

/** Viewers make keys that read. */
export const NewForViewer = meta.story({
  globals: { member: 'viewer' },
  parameters: { asserts: ['keys.list'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New key' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New key' }));
    for (const name of ['Work', 'Configure']) {
      const right = dialog.getByRole('checkbox', { name });
      await expect(right).toBeDisabled();
      await expect(right).toHaveAccessibleDescription(/^Viewers can look at everything/);
    }
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Wall{Enter}');
    await waitFor(() =>
      expect(args.onMake).toHaveBeenCalledWith({ name: 'Wall', days: 90, rights: ['see'], acts: 'ask' }),
    );
  },
});

/** It asks first; the focus is back on the row afterwards. */
export const Revokes = meta.story({
  parameters: { asserts: ['keys.list'] },
  play: async ({ canvas, args, userEvent }) => {
    const revoke = canvas.getByRole('button', { name: 'Revoke Claude Code' });
    await userEvent.click(revoke);
    const question = within(canvas.getByRole('alertdialog', { name: 'Revoke Claude Code?' }));
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await userEvent.dblClick(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onRevoke).toHaveBeenCalledOnce();
    await expect(args.onRevoke).toHaveBeenCalledWith('key-1');
    await expect(revoke).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Cursor of Jonas Weber' }));
    await expect(canvas.getByRole('alertdialog', { name: 'Revoke Cursor of Jonas Weber?' })).toBeVisible();
  },
});

/** It begins with what the ended key was; those of others are not made again. */
export const CreatesAgain = meta.story({
  args: {
    view: ready(
      keys({
        items: [{ ...oldLaptop, rights: ['see', 'configure'], agents: ['email-agent', 'gone-agent'], acts: 'act' }],
        others: [{ ...oldLaptop, id: 'key-7', owner: 'Jonas Weber' }],
      }),
    ),
    onMake: fn((): Promise<Outcome<KeyAnswer>> => new Promise(() => {})),
  },
  parameters: { asserts: ['keys.ended'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create again: Old laptop' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'New key' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Old laptop');
    await expect(dialog.getByRole('combobox', { name: 'Expires' })).toHaveDisplayValue('in 30 days');
    await expect(dialog.getByRole('checkbox', { name: 'Work' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Configure' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Email Agent' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Act at once' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await waitFor(() =>
      expect(args.onMake).toHaveBeenCalledWith({
        name: 'Old laptop',
        days: 30,
        rights: ['see', 'configure'],
        agents: ['email-agent'],
        acts: 'act',
      }),
    );
  },
});

/** A key expires while the page is open. */
export const ExpiresOnScreen = meta.story({
  args: { now: new Date('2027-02-18T08:10:00Z') },
  parameters: { asserts: ['keys.ended'] },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: new RegExp(String(claudeCode.name)) }));
    await expect(row.getByText('Expired')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Create again: Claude Code' })).toBeVisible();
  },
});

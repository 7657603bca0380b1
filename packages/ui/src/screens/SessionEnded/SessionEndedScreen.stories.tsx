import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Field } from '../../components/forms/Field/Field.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';
import { TextInput } from '../../components/forms/TextInput/TextInput.tsx';
import { inShell } from '../../../test/inShell.tsx';
import { SessionEndedScreen } from './SessionEndedScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Session ended',
  component: SessionEndedScreen,
  args: { onSignIn: fn(), username: 'demo' },
  decorators: [
    (Story) => (
      <Page>
        <PageHeader title="AI Agents" sub="5 of 7 agents active" />
        <Field label="Name">
          <TextInput defaultValue="Support triage" />
        </Field>
        <Story />
      </Page>
    ),
    inShell('agents'),
  ],
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Your session has ended' }));

export const Ended = meta.story({
  parameters: { covers: ['session.expired'] },
  play: async ({ canvas, args }) => {
    await expect(dialog().getByLabelText('Username')).toHaveValue('demo');
    await expect(dialog().getByLabelText('Password')).toHaveFocus();
    await expect(dialog().queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Password'), 'secret{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({ username: 'demo', password: 'secret' });
    // The page below keeps its input.
    await expect(canvas.getByLabelText('Name')).toHaveValue('Support triage');
  },
});

export const Refused = meta.story({
  args: { error: 'Invalid credentials' },
  parameters: { covers: ['session.expired'] },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Invalid credentials');
  },
});

export const Busy = meta.story({
  args: { busy: 'sign-in' },
  play: async ({ args }) => {
    await userEvent.type(dialog().getByLabelText('Password'), 'secret{Enter}');
    await expect(dialog().getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** The demo member signs in again with Demo Access. */
export const Demo = meta.story({
  args: { onDemoAccess: fn() },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Demo Access' }));
    await expect(args.onDemoAccess).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const LongText = meta.story({
  args: {
    error: 'The server refused it. '.repeat(20),
    username: 'a.very.long.username.of.somebody@organisation-with-a-long-name.example',
  },
});

export const UnknownStatus = meta.story({ args: { error: '499: Client closed request' } });

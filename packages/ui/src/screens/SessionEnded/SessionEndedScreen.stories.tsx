import { expect, fn, within, type screen } from 'storybook/test';
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
  args: { onSignIn: fn(), onDemoAccess: fn(), username: 'demo' },
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

const dialog = (canvas: Pick<typeof screen, 'getByRole'>) =>
  within(canvas.getByRole('dialog', { name: 'Your session has ended' }));

export const Expired = meta.story({
  parameters: { covers: ['session.expired'] },
  play: async ({ canvas }) => {
    await expect(dialog(canvas).getByLabelText('Username')).toHaveValue('demo');
    await expect(dialog(canvas).getByLabelText('Password')).toHaveFocus();
  },
});

/** The reason stands above the fields. */
export const Refused = meta.story({
  args: { error: 'Invalid credentials' },
  parameters: { covers: ['session.expired'] },
  play: async ({ canvas }) => expect(dialog(canvas).getByRole('alert')).toHaveTextContent('Invalid credentials'),
});

export const Busy = meta.story({
  args: { busy: 'sign-in' },
  play: async ({ canvas, userEvent }) => userEvent.type(dialog(canvas).getByLabelText('Password'), 'secret'),
});

/** A member other than the demo member has no Demo Access. */
export const WithoutDemoAccess = meta.story({ args: { onDemoAccess: undefined, username: 'ada' } });

/** Single sign-on opens beside the page, which keeps what was typed. */
export const WithSignOn = meta.story({
  args: {
    onDemoAccess: undefined,
    username: 'ada',
    signOn: { name: 'Acme SSO', href: '/api/sso/begin?to=%2Fagents', newTab: true },
  },
  play: async ({ canvas }) =>
    expect(dialog(canvas).getByRole('link', { name: 'Sign in with Acme SSO (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    ),
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    error: 'The server refused it. '.repeat(20),
    username: 'a.very.long.username.of.somebody@organisation-with-a-long-name.example',
  },
});

export const UnknownStatus = meta.story({ tags: ['odd'], args: { error: '499: Client closed request' } });

/** Nothing but signing in closes the dialog, and the page below keeps its input. */
export const OnlySigningInCloses = Expired.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['session.expired'] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(dialog(canvas).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.type(dialog(canvas).getByLabelText('Password'), 'secret{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({ username: 'demo', password: 'secret' });
    await expect(canvas.getByLabelText('Name')).toHaveValue('Support triage');
  },
});

export const BusySendsNothing = Busy.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['session.expired'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(dialog(canvas).getByLabelText('Password'), 'secret{Enter}');
    await expect(dialog(canvas).getByRole('button', { name: 'Signing in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** The demo member signs in again with Demo Access. */
export const DemoAccess = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['session.expired'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(dialog(canvas).getByRole('button', { name: 'Demo Access' }));
    await expect(args.onDemoAccess).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({ tags: ['behaviour'], globals: { viewport: { value: 'narrow' } } });

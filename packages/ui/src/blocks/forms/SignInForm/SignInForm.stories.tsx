import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { SignInForm } from './SignInForm.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: SignInForm,
  tags: ['autodocs', 'manifest'],
  args: { onSignIn: fn() },
  decorators: [
    (Story) => (
      <Card padded style={{ maxWidth: 400 }}>
        <Story />
      </Card>
    ),
  ],
});

export const Playground = meta.story({ args: { onDemoAccess: fn() } });

export const WithoutDemo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Demo Access' })).toBeNull();
    await expect(canvas.queryByText('Or')).toBeNull();
  },
});

export const WithDemo = meta.story({ args: { onDemoAccess: fn() } });

/** The username is filled in, so the focus is on the password. */
export const KnownMember = meta.story({
  args: { username: 'demo' },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Password')).toHaveFocus(),
});

export const EnterSends = KnownMember.extend({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('secret{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({ username: 'demo', password: 'secret' });
  },
});

export const Refused = meta.story({
  args: { error: 'Invalid credentials' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials'),
});

/** A toast announces the message, so here it is only shown. */
export const RefusedBesideToast = meta.story({
  args: { error: 'Invalid credentials', errorAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid credentials')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The caller says which of the two is running. */
export const DemoBusy = meta.story({ args: { busy: 'demo', onDemoAccess: fn() } });

/** Neither of the two can be pressed. */
export const BusyIgnoresPresses = DemoBusy.extend({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demo Access' }));
    await userEvent.type(canvas.getByLabelText('Username'), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(args.onDemoAccess).not.toHaveBeenCalled();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** Enter in the form and Demo Access within one frame: only the first is sent. */
export const BothAtOnce = meta.story({
  tags: ['behaviour'],
  args: { onSignIn: fn(() => new Promise<void>(() => {})), onDemoAccess: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    const [signIn, demo] = [
      canvas.getByRole('button', { name: 'Sign In' }),
      canvas.getByRole('button', { name: 'Demo Access' }),
    ];
    signIn.click();
    demo.click();
    signIn.click();
    await waitFor(() => expect(signIn).toHaveAttribute('aria-busy', 'true'));
    await expect(demo).not.toHaveAttribute('aria-busy');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onDemoAccess).not.toHaveBeenCalled();
  },
});

import { demoCredentials } from '@switchboard/api-contract/session';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInScreen } from './SignInScreen.tsx';
import { password, signIn, signInStory, username } from '../../../test/signIn/signInStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Sign in', ...signInStory, component: SignInScreen, tags: ['behaviour'] });

const never = () => new Promise<never>(() => {});

export const BlankFieldSendsNothing = meta.story({
  parameters: { asserts: ['sign-in.one-field'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(username(canvas), 'demo{Enter}');
    await expect(signIn(canvas)).toBeDisabled();
    await userEvent.clear(username(canvas));
    await userEvent.type(username(canvas), '   ');
    await userEvent.type(password(canvas), 'secret{Enter}');
    await expect(signIn(canvas)).toBeDisabled();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const EnterSubmits = meta.story({
  parameters: { asserts: ['sign-in.ready'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(username(canvas), demoCredentials.username);
    await userEvent.type(password(canvas), demoCredentials.password);
    await expect(signIn(canvas)).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith(demoCredentials);
  },
});

const fill = (field: HTMLElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);

/** Some browsers and password managers fill both fields without an event: what `:autofill` starts, and Enter, read them. */
export const FilledWithoutEvent = meta.story({
  parameters: { asserts: ['sign-in.ready'] },
  play: async ({ canvas, args, userEvent }) => {
    fill(username(canvas), demoCredentials.username);
    fill(password(canvas), 'an older one');
    await expect(signIn(canvas)).toBeDisabled();
    password(canvas).dispatchEvent(new AnimationEvent('animationstart', { bubbles: true }));
    await waitFor(() => expect(signIn(canvas)).toBeEnabled());
    fill(password(canvas), demoCredentials.password);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith(demoCredentials);
  },
});

/** So does the next focus. */
export const FilledBeforeFocus = meta.story({
  parameters: { asserts: ['sign-in.ready'] },
  play: async ({ canvas }) => {
    fill(username(canvas), demoCredentials.username);
    fill(password(canvas), demoCredentials.password);
    password(canvas).focus();
    await waitFor(() => expect(signIn(canvas)).toBeEnabled());
  },
});

/** While the server is answering, neither Enter nor a click sends a second request. */
export const BusySendsOnce = meta.story({
  args: { onSignIn: fn(never) },
  parameters: { asserts: ['sign-in.busy'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(username(canvas), demoCredentials.username);
    await userEvent.type(password(canvas), demoCredentials.password);
    // Twice before anything can render.
    signIn(canvas).click();
    signIn(canvas).click();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await userEvent.click(signIn(canvas));
    await expect(signIn(canvas)).toHaveTextContent('Signing in...');
    await expect(signIn(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Demo Access' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onDemoAccess).not.toHaveBeenCalled();
  },
});

/** The message comes from the app, and the fields keep their text. */
export const RefusalKeepsFields = meta.story({
  args: { onSignIn: fn(() => Promise.reject(new Error('Invalid credentials'))) },
  parameters: { asserts: ['sign-in.refused'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(username(canvas), demoCredentials.username);
    await userEvent.type(password(canvas), demoCredentials.password);
    await userEvent.click(signIn(canvas));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(signIn(canvas)).toHaveTextContent('Sign In');
    await expect(signIn(canvas)).toBeEnabled();
    await expect(username(canvas)).toHaveValue(demoCredentials.username);
    await expect(password(canvas)).toHaveValue(demoCredentials.password);
    await userEvent.click(signIn(canvas));
    await expect(args.onSignIn).toHaveBeenCalledTimes(2);
  },
});

export const UsernameIsTrimmed = meta.story({
  args: { onSignIn: fn(() => Promise.resolve()) },
  parameters: { asserts: ['sign-in.success'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(username(canvas), '  demo ');
    await userEvent.type(password(canvas), ' with spaces ');
    await userEvent.click(signIn(canvas));
    // The username is trimmed, the password is not.
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({ username: 'demo', password: ' with spaces ' });
  },
});

export const DemoAccessSendsOnce = meta.story({
  args: { onDemoAccess: fn(never) },
  parameters: { asserts: ['sign-in.demo-success'] },
  play: async ({ canvas, args, userEvent }) => {
    const demo = canvas.getByRole('button', { name: 'Demo Access' });
    await userEvent.dblClick(demo);
    await expect(args.onDemoAccess).toHaveBeenCalledOnce();
    await expect(demo).toHaveAttribute('aria-busy', 'true');
  },
});

/** Of what signs in, only the first pressed is sent. */
export const PasskeySendsOnce = meta.story({
  args: { onPasskey: fn(never) },
  parameters: { asserts: ['sign-in.no-demo'] },
  play: async ({ canvas, args, userEvent }) => {
    const passkey = canvas.getByRole('button', { name: 'Sign in with a passkey' });
    await userEvent.dblClick(passkey);
    await userEvent.click(canvas.getByRole('button', { name: 'Demo Access' }));
    await expect(passkey).toHaveAttribute('aria-busy', 'true');
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onDemoAccess).not.toHaveBeenCalled();
  },
});

export const DemoRefusalEndsBusy = meta.story({
  args: { onDemoAccess: fn(() => Promise.reject(new Error('Demo login unavailable'))) },
  parameters: { asserts: ['sign-in.demo-refused'] },
  play: async ({ canvas, args, userEvent }) => {
    const demo = canvas.getByRole('button', { name: 'Demo Access' });
    await userEvent.click(demo);
    await expect(args.onDemoAccess).toHaveBeenCalledOnce();
    await expect(demo).not.toHaveAttribute('aria-busy');
  },
});

export const PasswordIsHiddenAgain = meta.story({
  parameters: { asserts: ['sign-in.show-password'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(password(canvas), 'secret');
    await expect(password(canvas)).toHaveAttribute('type', 'password');
    const show = canvas.getByRole('button', { name: 'Show Password' });
    await userEvent.click(show);
    await expect(password(canvas)).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(show);
    await expect(password(canvas)).toHaveAttribute('type', 'password');
    await expect(password(canvas)).toHaveValue('secret');
  },
});

/** A reason that no toast announced is an alert. */
export const ReasonIsAnnounced = meta.story({
  args: { error: 'Invalid credentials', username: 'demo' },
  parameters: { asserts: ['sign-in.refused'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials');
    await expect(password(canvas)).toHaveFocus();
  },
});

/** Whoever is marked 'Emergency' gets the form, and the focus is in it. */
export const EmergencySignIn = meta.story({
  args: { passwordsOff: true, onDemoAccess: undefined, signOn: { name: 'Acme SSO', href: '/api/sso/begin' } },
  parameters: { asserts: ['sign-in.sso'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emergency sign-in' }));
    await expect(username(canvas)).toHaveFocus();
    await userEvent.keyboard('ada@northlight.example{Tab}a-long-password{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Emergency sign-in' })).toBeNull();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } } });

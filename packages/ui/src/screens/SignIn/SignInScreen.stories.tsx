import { demoCredentials } from '@switchboard/api-contract/session';
import { longWord } from '@switchboard/api-mocks/builders/longText';
import { expect, fn, userEvent } from 'storybook/test';
import { SignInScreen } from './SignInScreen.tsx';
import type { Canvas } from '../../../test/agentPage/inStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Sign in',
  component: SignInScreen,
  args: { onSignIn: fn(), onDemoAccess: fn() },
});

const never = () => new Promise<never>(() => {});
const username = (canvas: Canvas) => canvas.getByLabelText('Username');
const password = (canvas: Canvas) => canvas.getByLabelText('Password');
const signIn = (canvas: Canvas) => canvas.getByRole('button', { name: /^Sign/ });

const fill = async (canvas: Canvas) => {
  await userEvent.type(username(canvas), demoCredentials.username);
  await userEvent.type(password(canvas), demoCredentials.password);
};

export const Empty = meta.story({
  parameters: { covers: ['sign-in.empty', 'session.signed-out'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
    await expect(username(canvas)).toHaveFocus();
    await expect(signIn(canvas)).toBeDisabled();
    await expect(canvas.getByText('Or')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Demo Access' })).toBeEnabled();
  },
});

export const OneField = meta.story({
  parameters: { covers: ['sign-in.one-field'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(username(canvas), 'demo{Enter}');
    await expect(signIn(canvas)).toBeDisabled();
    await userEvent.clear(username(canvas));
    await userEvent.type(username(canvas), '   ');
    await userEvent.type(password(canvas), 'secret{Enter}');
    await expect(signIn(canvas)).toBeDisabled();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const Ready = meta.story({
  parameters: { covers: ['sign-in.ready'] },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(signIn(canvas)).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith(demoCredentials);
  },
});

/** While the server is answering, neither Enter nor a click sends a second request. */
export const Busy = meta.story({
  args: { onSignIn: fn(never) },
  parameters: { covers: ['sign-in.busy'] },
  play: async ({ canvas, args }) => {
    await fill(canvas);
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
export const Refused = meta.story({
  args: { onSignIn: fn(() => Promise.reject(new Error('Invalid credentials'))) },
  parameters: { covers: ['sign-in.refused'] },
  play: async ({ canvas, args }) => {
    await fill(canvas);
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

export const Success = meta.story({
  args: { onSignIn: fn(() => Promise.resolve()) },
  parameters: { covers: ['sign-in.success'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(username(canvas), '  demo ');
    await userEvent.type(password(canvas), ' with spaces ');
    await userEvent.click(signIn(canvas));
    // The username is trimmed, the password is not.
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith({ username: 'demo', password: ' with spaces ' });
  },
});

export const DemoAccess = meta.story({
  args: { onDemoAccess: fn(never) },
  parameters: { covers: ['sign-in.demo-success'] },
  play: async ({ canvas, args }) => {
    const demo = canvas.getByRole('button', { name: 'Demo Access' });
    await userEvent.dblClick(demo);
    await expect(args.onDemoAccess).toHaveBeenCalledOnce();
    await expect(demo).toHaveAttribute('aria-busy', 'true');
  },
});

export const DemoRefused = meta.story({
  args: { onDemoAccess: fn(() => Promise.reject(new Error('Demo login unavailable'))) },
  parameters: { covers: ['sign-in.demo-refused'] },
  play: async ({ canvas, args }) => {
    const demo = canvas.getByRole('button', { name: 'Demo Access' });
    await userEvent.click(demo);
    await expect(args.onDemoAccess).toHaveBeenCalledOnce();
    await expect(demo).not.toHaveAttribute('aria-busy');
  },
});

export const ShowPassword = meta.story({
  parameters: { covers: ['sign-in.show-password'] },
  play: async ({ canvas }) => {
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

/** The reason is shown above the fields until the next attempt. */
export const WithReason = meta.story({
  args: { error: 'Invalid credentials', username: 'demo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid credentials');
    await expect(password(canvas)).toHaveFocus();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { covers: ['sign-in.empty'] },
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } } });

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { error: `The server refused it: ${longWord(300)}` },
  play: async ({ canvas }) => {
    await userEvent.type(username(canvas), longWord(60));
  },
});

/** The screen knows no status codes; any reason from the server is shown as it is. */
export const UnknownStatus = meta.story({ args: { error: '418: I am a teapot' } });

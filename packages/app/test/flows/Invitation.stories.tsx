import { storageKeys } from '@switchboard/api-contract/session';
import { loginAnswer } from '@switchboard/api-mocks/builders/auth';
import { invitation } from '@switchboard/api-mocks/builders/organisation';
import { expect, waitFor } from 'storybook/test';
import { Flow, overrides, sentTo, signedIn, startFlow } from './flow.tsx';
import preview from '../../../../.storybook/preview.tsx';

const path = `/invitation/${'t'.repeat(43)}`;
const email = 'teo@northlight.example';

const meta = preview.meta({
  component: Flow,
  tags: ['behaviour'],
  args: { path },
  beforeEach: ({ globals, parameters }) => {
    const stop = startFlow({ theme: globals['theme'], storage: parameters['storage'] });
    overrides.set(`/api${path.replace('invitation', 'invitations')}`, () => Response.json(invitation({ email })));
    return stop;
  },
});

/** The other member's session ends, here and at the server, and the same page goes on. */
export const SignsOutAndGoesOn = meta.story({
  parameters: { asserts: ['members.accept-signed-in'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out and continue' }));
    await expect(await canvas.findByRole('button', { name: 'Join' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
    await expect(canvas.getByTestId('address').textContent).toBe(path);
    await expect(localStorage.getItem(storageKeys.token)).toBeNull();
    await waitFor(() => expect(sentTo('/api/auth/logout', 'POST')).toHaveLength(1));
  },
});

export const StaysSignedIn = meta.story({
  parameters: { asserts: ['members.accept-signed-in'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Stay signed in as / }));
    await expect(await canvas.findByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    await expect(localStorage.getItem(storageKeys.token)).not.toBeNull();
  },
});

export const OwnLinkAsksNothing = meta.story({
  parameters: {
    asserts: ['members.accept-signed-in'],
    storage: signedIn({ user: { ...loginAnswer().user, username: email } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out and continue' })).toBeNull();
  },
});

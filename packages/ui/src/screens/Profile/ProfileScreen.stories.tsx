import { tenant, user } from '@switchboard/api-mocks/builders/auth';
import { longText, longWord } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, within } from 'storybook/test';
import { inShell } from '../../../test/inShell.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const contents = {
  keys: () => null,
  members: () => null,
  notifications: () => null,
  usage: () => null,
  audit: () => null,
};

const meta = preview.meta({
  title: 'Profile',
  component: ProfileScreen,
  args: {
    user: user(),
    tenant: tenant(),
    appearance: 'light' as const,
    onAppearance: fn(),
    onSignOut: fn(),
    tab: 'profile',
    onTabChange: fn(),
    contents,
  },
  decorators: [inShell('profile')],
});

export const Profile = meta.story({
  parameters: { covers: ['shell.profile', 'session.restored'] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    for (const text of ['demo', 'demo@switchboard.test']) await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});

/** Dark is chosen. The page itself follows the theme of the toolbar. */
export const Dark = meta.story({ args: { appearance: 'dark' }, parameters: { covers: ['shell.profile'] } });
/** The theme follows the device. */
export const System = meta.story({ args: { appearance: 'system' }, parameters: { covers: ['shell.profile'] } });

/** The session began at a provider of single sign-on, where one can sign out, too. */
export const SignedInThere = meta.story({
  args: { signOutThere: { name: 'Acme SSO', onSignOut: fn() } },
  parameters: { covers: ['shell.profile'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Also sign out at Acme SSO' }));
    await expect(args.signOutThere?.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

/** Demo Access stores no tenant, and the page says so. */
export const WithoutTenant = meta.story({
  args: {
    tenant: undefined,
    tenantMissing: 'Not kept by Demo Access',
    user: { id: undefined, username: 'demo', name: undefined, email: undefined, role: undefined },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Not kept by Demo Access')).toBeVisible(),
});

export const LongText = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    user: user({ name: longText(200), email: `${longWord(100)}@example.test`, role: longWord(80) }),
    tenant: tenant({ name: longText(200) }),
  },
});

/** An unknown role is shown as it is. */
export const UnknownStatus = meta.story({ tags: ['odd'], args: { user: user({ role: 'hyper_admin' }) } });

export const ChoosesThemeAndSignsOut = Profile.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['shell.profile'] },
  play: async ({ canvas, args, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'light',
      'dark',
      'system',
    ]);
    await userEvent.click(main.getByRole('radio', { name: 'System' }));
    await expect(args.onAppearance).toHaveBeenCalledOnce();
    await expect(args.onAppearance).toHaveBeenCalledWith('system');
    await userEvent.click(main.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

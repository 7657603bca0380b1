import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const part = (page: Page, name: string) => within(page.getByRole('region', { name }));

export const profileShows: Shows<'profile'> = {
  'profile.password': (page) => [
    part(page, 'Password').getByLabelText(/^Old password/, { selector: 'input' }),
    part(page, 'Password').getByLabelText(/^New password/, { selector: 'input' }),
    part(page, 'Password').getByRole('button', { name: 'Change password' }),
  ],
  'profile.sessions': (page) => [
    part(page, 'Signed in on').getByText('This one'),
    part(page, 'Signed in on').getByRole('button', { name: /^Sign out on / }),
  ],
  'profile.passkeys': (page) => [
    part(page, 'Passkeys').getByRole('button', { name: 'Add passkey' }),
    part(page, 'Passkeys').getByText('Laptop'),
  ],
};

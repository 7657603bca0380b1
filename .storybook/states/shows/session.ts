import { within } from 'storybook/test';
import { signInForm } from './signIn.ts';
import type { Shows } from '../locator.ts';

export const sessionShows: Shows = {
  // Nothing but the spinner, which has its name for assistive technology.
  'session.loading': (page) => {
    const main = page.getByRole('main');
    if (main.textContent !== 'Loading') throw new Error(`the page says ${main.textContent}`);
    return [within(main).getByText('Loading')];
  },
  'session.signed-out': signInForm,
  'session.restored': (page) => {
    const main = within(page.getByRole('main'));
    return ['Demo User', 'tenant_admin', 'Northlight GmbH'].flatMap((text) => main.getAllByText(text).slice(0, 1));
  },
  'session.corrupt-storage': signInForm,
  'session.legacy-key': (page) => [page.getByRole('main'), page.getByText('Member')],
  'session.sign-out': signInForm,
  'session.expired': (page) => {
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    return [dialog, within(dialog).getByLabelText('Username'), within(dialog).getByLabelText('Password')];
  },
  'session.not-loaded': (page) => [
    page.getByRole('heading', { name: 'This page did not load' }),
    page.getByRole('button', { name: 'Reload' }),
  ],
};

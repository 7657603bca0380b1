import { product } from '@switchboard/api-contract/product';
import type { Locator, Page, Shows } from '../locator.ts';

/** The sign-in form as it is at first. */
export const signInForm = (page: Page): readonly HTMLElement[] => [
  page.getByRole('heading', { level: 1, name: 'Sign In' }),
  page.getByRole('textbox', { name: 'Username' }),
  page.getByLabelText('Password', { selector: '[type="password"]' }),
  disabledButton(page),
  page.getByText('Or'),
  page.getByRole('button', { name: 'Demo Access' }),
];

const disabledButton = (page: Parameters<Locator>[0]) =>
  page.getByText('Sign In', { selector: 'button:disabled, button:disabled *' });

const belowTheForm = (page: Page) => [...signInForm(page), page.getByRole('link', { name: 'Sign in with Acme SSO' })];

const welcome: Locator = (page) => [
  page.getByText('Login successful'),
  page.getByText(`Welcome to ${product.name}.`),
  page.getByRole('heading', { name: /^Welcome/ }),
];

export const signInShows: Shows = {
  'sign-in.empty': signInForm,
  'sign-in.one-field': (page) => [page.getByDisplayValue('demo'), disabledButton(page)],
  'sign-in.ready': (page) => [
    page.getByDisplayValue('demo'),
    page.getByText('Sign In', { selector: 'button:enabled, button:enabled *' }),
  ],
  'sign-in.busy': (page) => page.getByRole('button', { name: 'Signing in...', busy: true }),
  'sign-in.success': welcome,
  'sign-in.refused': (page) => [page.getByText('Login failed'), ...page.getAllByText('Invalid credentials')],
  'sign-in.demo-success': welcome,
  'sign-in.demo-refused': (page) => [
    page.getByText('Demo login failed'),
    ...page.getAllByText('Demo login unavailable'),
  ],
  'sign-in.show-password': (page) => [
    page.getByRole('textbox', { name: 'Password' }),
    page.getByRole('button', { name: 'Show Password', pressed: true }),
  ],
  'sign-in.insecure': (page) =>
    page.getByRole('button', { name: 'Sign in with a passkey', description: /only to pages over https/ }),
  'sign-in.sso': belowTheForm,
  'sign-in.sso-refused': (page) => [
    ...belowTheForm(page),
    page.getByText('You are not a member here yet. Ask an admin for an invitation.'),
  ],
  'sign-in.sso-down': (page) => [...belowTheForm(page), page.getByText('Acme SSO can’t be reached right now.')],
  'sign-in.no-demo': (page) => page.getByRole('button', { name: 'Sign in with a passkey' }),
};

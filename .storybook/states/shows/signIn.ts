import { product } from '@switchboard/api-contract/product';
import type { Locator, Shows } from '../locator.ts';

/** The sign-in form as it is at first. */
export const signInForm: Locator = (page) => [
  page.getByRole('heading', { level: 1, name: 'Sign In' }),
  page.getByRole('textbox', { name: 'Username' }),
  page.getByLabelText('Password', { selector: '[type="password"]' }),
  disabledButton(page),
  page.getByText('Or'),
  page.getByRole('button', { name: 'Demo Access' }),
];

const disabledButton = (page: Parameters<Locator>[0]) =>
  page.getByText('Sign In', { selector: 'button:disabled, button:disabled *' });

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
  'sign-in.no-demo': (page) => page.getByRole('button', { name: 'Sign in with a passkey' }),
};

import { findService } from '@switchboard/api-contract/catalogue';
import { within } from 'storybook/test';
import type { Page, Shows } from '../locator.ts';

const dialog = (page: Page) => within(page.getByRole('dialog'));

/** The dialog of a service: title, instructions, each field of the catalogue, and the test endpoint if there is one. */
const formOf =
  (id: string) =>
  (page: Page): HTMLElement[] => {
    const service = findService(id);
    if (!service) throw new Error(`the catalogue has no ${id}`);
    const { title, instructions, fields, testEndpoint } = service;
    return [
      dialog(page).getByRole('heading', { name: title }),
      dialog(page).getByText(instructions),
      ...fields.map(({ label }) => dialog(page).getByText(label, { selector: 'label' })),
      ...(testEndpoint
        ? [dialog(page).getByText(testEndpoint), dialog(page).getByRole('button', { name: 'Copy test endpoint' })]
        : []),
    ];
  };

/** One of the two ways to sign in to Salesforce, chosen: its instructions, each of its fields, and its test endpoint. */
function salesforceForm(page: Page, label: string): HTMLElement[] {
  const way = findService('salesforce')?.ways?.find((one) => one.label === label);
  if (!way) throw new Error(`Salesforce has no ${label}`);
  const group = within(dialog(page).getByRole('group', { name: label }));
  return [
    dialog(page).getByRole('heading', { name: 'Connect Salesforce' }),
    group.getByRole('radio', { name: label, checked: true }),
    group.getByText(way.instructions),
    ...way.fields.map((field) => group.getByText(field.label, { selector: 'label' })),
    dialog(page).getByText(/^POST https:\/\/.+\/services\/oauth2\/token$/),
    dialog(page).getByRole('button', { name: 'Copy test endpoint' }),
  ];
}

export const setupShows: Shows = {
  'setup.openai': formOf('openai'),
  'setup.anthropic': formOf('anthropic'),
  'setup.gmail': formOf('gmail'),
  'setup.google-calendar': formOf('google-calendar'),
  'setup.stripe': formOf('stripe'),
  'setup.apollo': formOf('apollo'),
  'setup.google': formOf('google'),
  'setup.twilio': formOf('twilio'),
  'setup.tavily': formOf('tavily'),
  'setup.perplexity': formOf('perplexity'),
  'setup.serper': formOf('serper'),
  'setup.sendgrid': formOf('sendgrid'),
  'setup.hubspot': formOf('hubspot'),
  'setup.make': formOf('make'),
  'setup.slack': formOf('slack'),
  'setup.discord': formOf('discord'),
  'setup.github': formOf('github'),
  'setup.notion': formOf('notion'),
  'setup.airtable': formOf('airtable'),
  'setup.salesforce': (page) => salesforceForm(page, 'Username and password'),
  'setup.salesforce-ways': (page) => [
    dialog(page).getByText('Two ways to sign in. Fill in one of them.'),
    dialog(page).getByText('Ends on 20 Feb 2027'),
    ...salesforceForm(page, 'My Domain'),
  ],
  'setup.zapier': formOf('zapier'),
  'setup.required': (page) =>
    ['Secret Key is required', 'Publishable Key is required'].map((text) => dialog(page).getByText(text)),
  'setup.masked': (page) => [
    dialog(page).getByLabelText(/^Secret Key/, { selector: '[type="password"]' }),
    dialog(page).getByRole('button', { name: 'Show Secret Key' }),
  ],
  'setup.copy': (page) => dialog(page).getByRole('button', { name: 'Copied' }),
  'setup.saving': (page) => dialog(page).getByRole('button', { name: 'Save Connection', busy: true }),
  'setup.saved': (page) => within(page.getByRole('article', { name: 'GitHub' })).getByText('Connected'),
  'setup.save-failed': (page) => dialog(page).getByText(/^HTTP \d{3}: /),
  'setup.sandbox': (page) => dialog(page).getByRole('switch', { name: 'Use the sandbox' }),
  'setup.replace-rejected': (page) => [
    dialog(page).getByText('Apollo does not accept the credentials.'),
    dialog(page).getByText('The stored values still work. Nothing was replaced.'),
  ],
  'setup.replace-unchecked': (page) =>
    ['Keep the old', 'Use anyway'].map((name) => dialog(page).getByRole('button', { name })),
  'setup.google-consent': (page) => [
    dialog(page).getByRole('button', { name: 'Copy redirect address' }),
    dialog(page).getByRole('list', { name: 'Google will ask you to allow' }),
    dialog(page).getByText('gmail.modify'),
    dialog(page).getByRole('button', { name: 'Continue with Google' }),
    ...formOf('gmail')(page),
    dialog(page).getByRole('button', { name: 'Save Connection' }),
  ],
  'setup.google-unavailable': (page) => [
    ...formOf('gmail')(page),
    dialog(page).getByRole('button', { name: 'Save Connection' }),
  ],
  'setup.google-denied': (page) => dialog(page).getByText(/^Access was not allowed at Google\. Nothing was changed\./),
  'setup.google-mismatch': (page) => [
    dialog(page).getByText(/^Google does not know the redirect address\. Nothing was changed\./),
    dialog(page).getByRole('button', { name: 'Copy redirect address' }),
  ],
  'setup.google-no-refresh': (page) =>
    dialog(page).getByText(/^Google gave no refresh token.*Remove this client’s access/),
  'setup.unavailable': (page) => [
    dialog(page).getByText('Configuration not available for Telegram'),
    dialog(page).getByText('Close', { selector: 'button, button *' }),
  ],
};

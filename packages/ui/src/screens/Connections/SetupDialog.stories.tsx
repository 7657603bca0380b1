import { catalogue } from '@switchboard/api-contract/catalogue';
import { expect, fn, within } from 'storybook/test';
import { dialogIn, of, setupStory, type Save } from '../../../test/connections/setupStory.tsx';
import { refusedKey } from '../../../test/connections/tested.ts';
import { holdTimers } from '../../../test/devices/holdTimers.ts';
import { replace } from '../../../test/devices/standIns.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Connection setup',
  ...setupStory,
  play: async ({ canvas, args }) => {
    const service = catalogue.find((candidate) => candidate.id === args.target.id);
    if (!service) return;
    const dialog = dialogIn(canvas);
    await expect(dialog.getByRole('heading')).toHaveTextContent(service.title);
    const inputs = [...canvas.getByRole('dialog').querySelectorAll('input')];
    await expect(inputs.map((input) => input.name)).toEqual(service.fields.map((field) => field.key));
    await expect(inputs.map((input) => input.type)).toEqual(
      service.fields.map((field) => (field.secret ? 'password' : 'text')),
    );
    for (const field of service.fields)
      await expect(Boolean(dialog.getByText(field.label).querySelector('[aria-hidden]'))).toBe(field.required === true);
    if (!service.testEndpoint) await expect(dialog.queryByText('Test endpoint')).toBeNull();
  },
});

export const OpenAI = meta.story({ args: of('openai'), parameters: { covers: ['setup.openai'] } });
export const Anthropic = meta.story({ args: of('anthropic'), parameters: { covers: ['setup.anthropic'] } });
export const Gmail = meta.story({ args: of('gmail'), parameters: { covers: ['setup.gmail'] } });
export const GoogleCalendar = meta.story({
  args: of('google-calendar'),
  parameters: { covers: ['setup.google-calendar'] },
});
export const Stripe = meta.story({ args: of('stripe'), parameters: { covers: ['setup.stripe'] } });
export const Apollo = meta.story({ args: of('apollo'), parameters: { covers: ['setup.apollo'] } });
export const Google = meta.story({ args: of('google'), parameters: { covers: ['setup.google'] } });
export const Twilio = meta.story({ args: of('twilio'), parameters: { covers: ['setup.twilio'] } });
export const Tavily = meta.story({ args: of('tavily'), parameters: { covers: ['setup.tavily'] } });
export const Perplexity = meta.story({ args: of('perplexity'), parameters: { covers: ['setup.perplexity'] } });
export const Serper = meta.story({ args: of('serper'), parameters: { covers: ['setup.serper'] } });
export const SendGrid = meta.story({ args: of('sendgrid'), parameters: { covers: ['setup.sendgrid'] } });
export const HubSpot = meta.story({ args: of('hubspot'), parameters: { covers: ['setup.hubspot'] } });
export const Make = meta.story({ args: of('make'), parameters: { covers: ['setup.make'] } });
export const Slack = meta.story({ args: of('slack'), parameters: { covers: ['setup.slack'] } });
export const Discord = meta.story({ args: of('discord'), parameters: { covers: ['setup.discord'] } });
export const GitHub = meta.story({ args: of('github'), parameters: { covers: ['setup.github'] } });
export const Notion = meta.story({ args: of('notion'), parameters: { covers: ['setup.notion'] } });
export const Airtable = meta.story({ args: of('airtable'), parameters: { covers: ['setup.airtable'] } });
/** The documented fields stand beside what takes their place, and keep their names. */
export const Salesforce = meta.story({
  args: of('salesforce'),
  parameters: { covers: ['setup.salesforce'] },
  play: async ({ canvas, userEvent }) => {
    const documented = dialogIn(canvas).getByRole('group', { name: 'Username and password' });
    await userEvent.click(within(documented).getByRole('radio'));
    const inputs = [...documented.querySelectorAll('input:not([type="radio"])')] as HTMLInputElement[];
    await expect(inputs.map(({ name, type }) => [name, type])).toEqual([
      ['clientId', 'text'],
      ['clientSecret', 'password'],
      ['username', 'text'],
      ['password', 'password'],
    ]);
    await expect(dialogIn(canvas).getByText('POST https://login.salesforce.com/services/oauth2/token')).toBeVisible();
  },
});

/** What takes the place of a user's password is offered first. */
export const SalesforceWays = meta.story({
  args: { ...of('salesforce'), sandboxAllowed: true },
  parameters: { covers: ['setup.salesforce-ways'] },
  play: async ({ canvas, userEvent }) => {
    const newer = within(dialogIn(canvas).getByRole('group', { name: 'My Domain' }));
    await expect(newer.getByRole('radio')).toBeChecked();
    await userEvent.type(newer.getByRole('textbox', { name: /^My Domain/ }), 'northlight.my.salesforce.com');
    await userEvent.type(newer.getByRole('textbox', { name: /^Client ID/ }), '3MVG9northlight.4471');
    await userEvent.type(newer.getByLabelText(/^Client Secret/), 'not-a-real-secret');
    const endpoint = 'POST https://northlight.my.salesforce.com/services/oauth2/token';
    await expect(dialogIn(canvas).getByText(endpoint)).toBeVisible();
  },
});
export const SalesforceWaysNarrow = SalesforceWays.extend({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
});
export const Zapier = meta.story({ args: of('zapier'), parameters: { covers: ['setup.zapier'] } });

export const Required = meta.story({
  parameters: { covers: ['setup.required'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Save Connection' }));
    await expect(dialogIn(canvas).getByLabelText(/^Secret Key/)).toHaveFocus();
  },
});

export const Masked = meta.story({
  parameters: { covers: ['setup.masked'] },
  play: async ({ canvas, userEvent }) => userEvent.type(dialogIn(canvas).getByLabelText(/^Secret Key/), 'sk_test_1'),
});

/** The eye shows what was typed. */
export const SecretShown = Masked.extend({
  parameters: { covers: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Secret Key/), 'sk_test_1');
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Show Secret Key' }));
    await expect(dialogIn(canvas).getByRole('textbox', { name: /^Secret Key/ })).toHaveValue('sk_test_1');
  },
});

export const Copied = meta.story({
  parameters: { covers: ['setup.copy'] },
  beforeEach: () => {
    const undo = [replace(navigator, 'clipboard', { writeText: async () => {} }), holdTimers(2_000)];
    return () => {
      for (const each of undo) each();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Copy test endpoint' }));
    await expect(await dialogIn(canvas).findByRole('button', { name: 'Copied' })).toBeVisible();
  },
});

/** The browser refused to copy. */
export const CopyFailed = meta.story({
  beforeEach: () => {
    const undo = [
      replace(navigator, 'clipboard', undefined),
      replace(document, 'execCommand', () => false),
      holdTimers(2_000),
    ];
    return () => {
      for (const each of undo) each();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Copy test endpoint' }));
    await expect(await dialogIn(canvas).findByRole('button', { name: 'Not copied' })).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { ...of('github'), onSave: fn<Save>(() => new Promise<never>(() => {})) },
  parameters: { covers: ['setup.saving'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Token/), 'ghp_1');
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Save Connection' }));
  },
});

/** What was typed is still there. */
export const SaveFailed = meta.story({
  args: { ...of('twilio'), onSave: fn<Save>(async () => ({ kind: 'refused', message: 'HTTP 502: Bad Gateway' })) },
  parameters: { covers: ['setup.save-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Account SID/), 'AC1');
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Auth Token/), 'secret');
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Phone Number/), '+15550100142{Enter}');
    await expect(await dialogIn(canvas).findByText('HTTP 502: Bad Gateway')).toBeVisible();
    await expect(dialogIn(canvas).getByLabelText(/^Account SID/)).toHaveValue('AC1');
  },
});

/** The server names the field. */
export const SaveFailedAtAField = meta.story({
  args: {
    ...of('twilio'),
    onSave: fn<Save>(async () => ({
      kind: 'invalid',
      message: 'HTTP 422: Unprocessable Content',
      fields: { phoneNumber: 'Enter a number such as +15550100142' },
    })),
  },
  parameters: { covers: ['setup.save-failed'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Account SID/), 'AC1');
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Auth Token/), 'secret');
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Phone Number/), '12{Enter}');
    await expect(await dialogIn(canvas).findByText('Enter a number such as +15550100142')).toBeVisible();
  },
});

export const Unavailable = meta.story({
  args: { target: { id: 'telegram', name: 'Telegram', stored: [] } },
  parameters: { covers: ['setup.unavailable'] },
});

/** Stored secrets are not sent back: a blank field keeps them. */
export const Reconnecting = meta.story({
  args: of('stripe', ['secretKey', 'publishableKey']),
  play: async ({ canvas }) =>
    expect(dialogIn(canvas).getAllByText('Leave blank to keep the stored one.')).toHaveLength(2),
});

/** The last test is told in full above the form. */
export const TestFailedReconnecting = meta.story({
  args: { target: { ...of('apollo', ['apiKey']).target, lastTest: refusedKey } },
  play: async ({ canvas }) => expect(dialogIn(canvas).getByText(/^Apollo refused the key\./)).toBeVisible(),
});

/** Escape would discard what was typed. */
export const AsksAfterTyping = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Secret Key/), 'sk_test_1');
    // `change` fires when a field loses the focus. A dialog that takes the focus would make the test fire it during
    // React's render.
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

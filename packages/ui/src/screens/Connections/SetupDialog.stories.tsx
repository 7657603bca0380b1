import { catalogue, findService } from '@switchboard/api-contract/catalogue';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentProps } from 'react';
import { replace } from '../../../test/devices/standIns.ts';
import { SetupDialog } from './SetupDialog.tsx';
import { done } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

type Save = ComponentProps<typeof SetupDialog>['onSave'];

const of = (id: string, stored: string[] = []) => ({ target: { id, name: findService(id)?.name ?? id, stored } });

const meta = preview.meta({
  title: 'API Connections',
  component: SetupDialog,
  args: { ...of('stripe'), onClose: fn(), onSave: fn<Save>(async () => done) },
  play: async ({ canvasElement, args }) => {
    const service = catalogue.find((candidate) => candidate.id === args.target.id);
    if (!service) return;
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await expect(dialog.getByRole('heading')).toHaveTextContent(service.title);
    await expect(dialog.getByText(service.instructions)).toBeVisible();
    const inputs = [...canvasElement.querySelectorAll('input')];
    await expect(inputs.map((input) => input.name)).toEqual(service.fields.map((field) => field.key));
    await expect(inputs.map((input) => input.type)).toEqual(
      service.fields.map((field) => (field.secret ? 'password' : 'text')),
    );
    for (const field of service.fields)
      await expect(Boolean(dialog.getByText(field.label).querySelector('[aria-hidden]'))).toBe(field.required === true);
    if (service.testEndpoint) await expect(dialog.getByText(service.testEndpoint)).toBeVisible();
    else await expect(dialog.queryByText('Test endpoint')).toBeNull();
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
export const Salesforce = meta.story({ args: of('salesforce'), parameters: { covers: ['setup.salesforce'] } });
export const Zapier = meta.story({ args: of('zapier'), parameters: { covers: ['setup.zapier'] } });

export const AsksAfterTyping = meta.story({
  parameters: { covers: ['shell.dialog-asks'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(within(canvas.getByRole('dialog')).getByLabelText(/^Secret Key/), 'sk_test_1');
    // `change` fires when a field loses the focus. A dialog that takes the focus would make the test fire it during
    // React's render.
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Required = meta.story({
  parameters: { covers: ['setup.required'] },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Secret Key/), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    await expect(dialog.getByText('Secret Key is required')).toBeVisible();
    await expect(dialog.getByText('Publishable Key is required')).toBeVisible();
    await expect(dialog.getByLabelText(/^Secret Key/)).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Secret Key/), 'sk');
    await expect(dialog.queryByText('Secret Key is required')).toBeNull();
    await expect(dialog.getByText('Publishable Key is required')).toBeVisible();
  },
});

export const Masked = meta.story({
  parameters: { covers: ['setup.masked'] },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const secret = dialog.getByLabelText(/^Secret Key/);
    await userEvent.type(secret, 'sk_test_1');
    await expect(secret).toHaveAttribute('type', 'password');
    const eye = dialog.getByRole('button', { name: 'Show Secret Key' });
    await userEvent.click(eye);
    await expect(secret).toHaveAttribute('type', 'text');
    await userEvent.click(eye);
    await expect(secret).toHaveAttribute('type', 'password');
  },
});

export const Copied = meta.story({
  parameters: { covers: ['setup.copy'] },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const copied: string[] = [];
    const back = replace(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(copied.push(text)) });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy test endpoint' }));
    await expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    back();
    await expect(copied).toEqual([findService('stripe')?.testEndpoint]);
  },
});

export const NotCopied = meta.story({
  parameters: { covers: ['setup.copy'] },
  beforeEach: () => {
    const undo = [replace(navigator, 'clipboard', undefined), replace(document, 'execCommand', () => false)];
    return () => {
      for (const each of undo) each();
    };
  },
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy test endpoint' }));
    await expect(await dialog.findByRole('button', { name: 'Not copied' })).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { ...of('github'), onSave: fn<Save>(() => new Promise<never>(() => {})) },
  parameters: { covers: ['setup.saving'] },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Save Connection' });
    await userEvent.type(dialog.getByLabelText(/^Token/), '  ghp_1  ');
    // Twice before anything can render.
    save.click();
    save.click();
    await userEvent.type(dialog.getByLabelText(/^Token/), '{Enter}{Enter}');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('github', { token: 'ghp_1' });
  },
});

export const Saved = meta.story({
  args: of('github'),
  parameters: { covers: ['setup.saved'] },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Token/), 'ghp_1{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const SaveFailed = meta.story({
  args: {
    ...of('twilio'),
    onSave: fn<Save>(async () => ({
      kind: 'invalid',
      message: 'HTTP 422: Unprocessable Content',
      fields: { phoneNumber: 'Enter a number such as +15550100142' },
    })),
  },
  parameters: { covers: ['setup.save-failed'] },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Account SID/), 'AC1');
    await userEvent.type(dialog.getByLabelText(/^Auth Token/), 'secret');
    await userEvent.type(dialog.getByLabelText(/^Phone Number/), '12{Enter}');
    await expect(await dialog.findByText('HTTP 422: Unprocessable Content')).toBeVisible();
    await expect(dialog.getByText('Enter a number such as +15550100142')).toBeVisible();
    await expect(dialog.getByLabelText(/^Phone Number/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Auth Token/)).toHaveValue('secret');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Reconnecting = meta.story({
  args: of('stripe', ['secretKey', 'publishableKey']),
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await expect(dialog.getAllByText('Leave blank to keep the stored one.')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('stripe', { secretKey: '', publishableKey: '', webhookSecret: '' });
  },
});

export const Unavailable = meta.story({
  args: { target: { id: 'telegram', name: 'Telegram', stored: [] } },
  parameters: { covers: ['setup.unavailable'] },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await expect(dialog.getByText('Configuration not available for Telegram')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const SetupNarrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

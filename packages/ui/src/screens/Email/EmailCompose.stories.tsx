import type { Email } from '@switchboard/api-contract/agents/email';
import { email } from '@switchboard/api-mocks/builders/email';
import { expect, waitFor, within } from 'storybook/test';
import { says } from '../../../test/components/announced.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { answer, args, inbox, own, written } from '../../../test/agentPage/emailStory.ts';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import { EmailScreen } from './EmailScreen.tsx';

const meta = preview.meta({ title: 'Email/Compose', ...agentPageMeta(EmailScreen, args) });

const unsent: Email = { ...written, unsent: { kind: 'keptConnectToSend', args: {} } };
const kept = { ...args.compose, onSend: answer<Email>(unsent) };
type Dialog = Awaited<ReturnType<typeof open>>;

/** Opens the form. */
async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'Compose' }));
  return openedDialog(canvas, 'Compose a message');
}

async function write({ userEvent }: InPage, dialog: Dialog) {
  await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), 'dana@northwindfreight.com');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Lanes');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}Dana');
}

const press = ({ userEvent }: InPage, dialog: Dialog, times: 'click' | 'dblClick' = 'click') =>
  userEvent[times](dialog.getByRole('button', { name: 'Send' }));

export const Compose = meta.story({
  play: async (page) => {
    const dialog = await open(page);
    await expect(dialog.getByText(/Without either it is kept under Drafts/)).toBeVisible();
  },
});

export const Incomplete = meta.story({
  play: async (page) => {
    const dialog = await open(page);
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'To' }), 'somebody');
    await press(page, dialog);
    await expect(dialog.getByText('Enter an e-mail address such as name@company.com')).toBeVisible();
    await expect(dialog.getByText('Subject is required')).toBeVisible();
    await expect(dialog.getByText('Message is required')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveFocus();
    await expect(args.compose.onWrite).not.toHaveBeenCalled();
  },
});

export const ComposeSent = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.template-filled'] },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const dialog = await open(page);
    await write(page, dialog);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Priority' }), 'High');
    await press(page, dialog, 'dblClick');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.compose.onWrite).toHaveBeenCalledOnce();
    await expect(args.compose.onWrite).toHaveBeenCalledWith({
      to: 'dana@northwindfreight.com',
      subject: 'Lanes',
      content: 'Hello\nDana',
      priority: 'high',
    });
    await expect(args.compose.onSend).toHaveBeenCalledWith('own-1');
  },
});

/** A template is filled in from whoever has the address; what nobody knows stays, and is named. */
export const FromTemplate = meta.story({
  parameters: { covers: ['email.template-filled'] },
  play: async (page) => {
    const { userEvent } = page;
    const dialog = await open(page);
    await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), 'dana@northwindfreight.com');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Invoice reminder');
    await waitFor(() => expect(dialog.getByText('Dana Whitfield, Northwind Freight')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveTextContent(/invoice \{number\}/);
    await expect(dialog.getByText(/^Left to fill in: .*\{number\}/)).toBeVisible();
  },
});

export const FromTemplateIsNotSentUnfilled = FromTemplate.extend({
  tags: ['behaviour'],
  play: async (page) => {
    const dialog = await open(page);
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'To' }), 'dana@northwindfreight.com');
    await page.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Invoice reminder');
    await press(page, dialog);
    await expect(dialog.getByText(/^Fill in .*\{date\} before it is sent$/)).toBeVisible();
    await expect(args.compose.onWrite).not.toHaveBeenCalled();
  },
});

/** The name comes also to a template that was chosen before the address, and to edited texts. */
export const ComposeFilledLater = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.template-filled'] },
  play: async (page) => {
    const { userEvent } = page;
    const dialog = await open(page);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'First answer');
    const subject = dialog.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue('Thanks for writing, {name}');
    await userEvent.type(subject, '!');
    await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), 'dana@northwindfreight.com');
    await waitFor(() => expect(subject).toHaveValue('Thanks for writing, Dana!'));
  },
});

/** What is wrong stays marked when it becomes known only then whose address it is. */
export const ComposeTooLong = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.template-filled'] },
  play: async (page) => {
    const { userEvent } = page;
    const dialog = await open(page);
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Lanes');
    await userEvent.click(message);
    await userEvent.paste('x'.repeat(8_001));
    await userEvent.click(dialog.getByRole('textbox', { name: 'To' }));
    await userEvent.paste('dana@northwindfreight.com');
    await press(page, dialog);
    await expect(dialog.getByText('Message must have at most 8000 characters')).toBeVisible();
    await expect(message).toHaveFocus();
    await waitFor(() => expect(dialog.getByText('Dana Whitfield, Northwind Freight')).toBeVisible());
    await expect(dialog.getByText('Message must have at most 8000 characters')).toBeVisible();
    await expect(args.compose.onWrite).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: {
    compose: {
      ...args.compose,
      onWrite: refuse({ kind: 'invalid', message: 'Not possible now', fields: { to: 'This address is blocked' } }),
    },
  },
  play: async (page) => {
    const dialog = await open(page);
    await write(page, dialog);
    await press(page, dialog);
    await expect(await dialog.findByText('Not possible now')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello\nDana');
  },
});

/** Neither Gmail nor SendGrid is connected: nothing typed is lost. */
export const Kept = meta.story({
  args: { compose: kept },
  parameters: { covers: ['email.kept'] },
  play: async (page) => {
    await write(page, await open(page)).then(() => press(page, within(page.canvas.getByRole('dialog'))));
    const dialog = await openedDialog(page.canvas, 'Kept under Drafts');
    await expect(dialog.getByText('Kept here: connect Gmail or SendGrid to send it')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Connect Gmail' })).toHaveAttribute(
      'href',
      '/api-status?setup=gmail',
    );
  },
});

/** A draft is sent from its detail. */
export const DraftSent = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.kept'] },
  args: {
    status: own({ ...email(), ...unsent }),
    compose: { ...args.compose, onSend: refuse({ kind: 'unreachable', message: 'No connection' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(inbox(canvas).getByRole('button', { name: 'Contract for Q1 lanes' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Send' }));
    await says('No connection');
    await expect(dialog.getByText('No connection')).toBeVisible();
  },
});

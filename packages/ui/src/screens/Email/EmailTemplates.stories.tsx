import { emailStatus, templateAnswer } from '@switchboard/api-mocks/builders/email';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, mails } from '../../../test/agentPage/emailStory.ts';
import { region, type InPage } from '../../../test/agentPage/inStory.ts';
import { ready } from '../../format/viewState.ts';
import { EmailScreen } from './EmailScreen.tsx';

const meta = preview.meta({ title: 'Email/Templates', ...agentPageMeta(EmailScreen, args) });

export const Templates = meta.story({
  parameters: { covers: ['email.templates'] },
  play: async ({ canvas }) => {
    const section = region(canvas, 'Email Templates');
    const [first] = section.getAllByRole('listitem').map((card: HTMLElement) => within(card));
    for (const text of ['First answer', 'Thanks for writing, {name}', 'Support', /Used 412 times/, '2 hours ago'])
      await expect(first?.getByText(text)).toBeVisible();
  },
});

export const TemplatesAreSearchedAndOpen = Templates.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['email.templates'] },
  play: async ({ canvas, userEvent }) => {
    const section = region(canvas, 'Email Templates');
    await userEvent.type(section.getByRole('searchbox', { name: 'Search templates' }), 'invoice');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ 'templates-search': 'invoice' });
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(mails(canvas)).toHaveLength(5));
    await userEvent.click(section.getByRole('button', { name: 'Invoice reminder' }));
    const dialog = within(canvas.getByRole('dialog', { name: /^Invoice reminder/ }));
    await expect(dialog.getByText(/invoice \{number\} was due on \{date\}/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
    for (const text of ['Billing', '64', 'template-3']) await expect(dialog.getByText(text)).toBeVisible();
  },
});

export const TemplateUse = meta.story({
  args: {
    status: ready(
      emailStatus({
        sample: false,
        templates: [templateAnswer({ id: '0', usage: 0, lastUsed: undefined }), templateAnswer({ id: '1', usage: 1 })],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not used yet')).toBeVisible();
    await expect(canvas.getByText(/^Used 1 time · last/)).toBeVisible();
  },
});

/** Content of a template, with its placeholders and line breaks. */
export const Detail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invoice reminder' }));
    await expect(canvas.getByRole('dialog', { name: /^Invoice reminder/ })).toBeVisible();
  },
});

/** Opens the form. */
async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'New Template' }));
  return within(canvas.getByRole('dialog', { name: 'New template' }));
}

/** Sends the form without a word. */
async function sendEmpty(page: InPage) {
  const dialog = await open(page);
  await page.userEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
  return dialog;
}

export const NewTemplate = meta.story({
  play: async (page) => {
    await open(page);
  },
});

export const NewTemplateIncomplete = meta.story({
  play: async (page) => {
    const dialog = await sendEmpty(page);
    for (const label of ['Name', 'Category', 'Subject', 'Content'])
      await expect(dialog.getByText(`${label} is required`)).toBeVisible();
  },
});

export const NewTemplateCorrected = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['email.templates'] },
  play: async (page) => {
    const { canvas, userEvent } = page;
    const dialog = await sendEmpty(page);
    await userEvent.keyboard('Welcome');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Category' }), 'Sales');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Hello');
    await userEvent.click(dialog.getByRole('textbox', { name: 'Content' }));
    await userEvent.paste('Hello {name}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledWith('templates', {
      name: 'Welcome',
      category: 'Sales',
      subject: 'Hello',
      content: 'Hello {name}',
    });
  },
});

import { emailAgent, type Template } from '@switchboard/api-contract/agents/email';
import { emailStatus, template, templateAnswer } from '@switchboard/api-mocks/builders/email';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/emailStory.ts';
import { region } from '../../../test/agentPage/inStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withStored } from '../../../test/records/withStored.tsx';
import { ready } from '../../format/viewState.ts';
import { EmailScreen, type EmailScreenProps } from './EmailScreen.tsx';

const names = ['First answer', 'Meeting proposal', 'Invoice reminder', 'Farewell'];
const own = names.map((name, index) => ({ id: `template-${index}`, name, version: 2 }));
const status = ready(emailStatus({ sample: false, templates: own.map((each) => templateAnswer(each)) }));
const page = { ...args, status, templates: recordsArgs(own.map((each) => template(each))) };

const { render: _, ...shared } = agentPageMeta(EmailScreen, page);
const { render } = agentPageMeta(
  withStored<Template, 'templates', EmailScreenProps>(
    EmailScreen,
    'templates',
    emailAgent.records.templates,
    'templates-',
  ),
  page,
);
const meta = preview.meta({ title: 'Email/Templates', ...shared, render });

/** Checkboxes on the cards, and what can be done with the chosen templates. */
export const Selected = meta.story({
  parameters: { asserts: ['records.selected'] },
  play: async ({ canvas, userEvent }) => {
    const section = region(canvas, 'Email Templates');
    for (const name of ['First answer', 'Farewell'])
      await userEvent.click(await section.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(section.getByRole('group', { name: 'Selected templates' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
  },
});

export const SelectedAreDeleted = Selected.extend({
  tags: ['behaviour'],
  play: async ({ args: { templates }, canvas, userEvent }) => {
    const section = region(canvas, 'Email Templates');
    for (const name of ['First answer', 'Farewell'])
      await userEvent.click(await section.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(section.getByRole('group', { name: 'Selected templates' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(templates?.onBulk).toHaveBeenLastCalledWith({ ids: ['template-0', 'template-3'], action: 'delete' }),
    );
    await waitFor(() => expect(section.queryByRole('button', { name: 'Farewell' })).toBeNull());
    await expect(section.getByRole('button', { name: 'Deleted 2' })).toBeVisible();
  },
});
export const SelectedNarrow = Selected.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const Editing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await region(canvas, 'Email Templates').findByRole('button', { name: 'Invoice reminder' }));
    await userEvent.click((await openedDialog(canvas, 'Invoice reminder')).getByRole('button', { name: 'Edit' }));
    await openedDialog(canvas, 'Edit Invoice reminder');
  },
});

export const Edited = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.edit'] },
  play: async ({ args: { templates }, canvas, userEvent }) => {
    const section = region(canvas, 'Email Templates');
    await userEvent.click(await section.findByRole('button', { name: 'Invoice reminder' }));
    await userEvent.click((await openedDialog(canvas, 'Invoice reminder')).getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(canvas, 'Edit Invoice reminder');
    const subject = dialog.getByRole('textbox', { name: 'Subject' });
    await userEvent.clear(subject);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Subject is required')).toBeVisible();
    await expect(templates?.opened?.onSave).not.toHaveBeenCalled();
    await userEvent.type(subject, 'A reminder');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(templates?.opened?.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'template-2' }), {
        subject: 'A reminder',
      }),
    );
  },
});

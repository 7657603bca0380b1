import { contact, contactAnswer, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { contactsAgent, type Contact } from '@switchboard/api-contract/agents/contacts';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args } from '../../../test/agentPage/contactsStory.ts';
import { openedDialog } from '../../../test/components/openedDialog.ts';
import { recordsArgs } from '../../../test/records/storedRecords.ts';
import { withStored } from '../../../test/records/withStored.tsx';
import { ready } from '../../format/viewState.ts';
import { ContactsScreen, type ContactsScreenProps } from './ContactsScreen.tsx';

const { contacts } = contactsAgent.records;
const people = ['Dana Whitfield', 'Marcus Oyelaran', 'Ines Carvalho'].map((name, index) => ({
  id: `contact-${index}`,
  name,
  version: 2,
}));
const stored = people.map((each) => contact(each));
const status = ready(contactsStatus({ sample: false, contacts: people.map((each) => contactAnswer(each)) }));

const page = { ...args, status, contacts: recordsArgs(stored) };

const { render: _, ...shared } = agentPageMeta(ContactsScreen, page);
const { render } = agentPageMeta(
  withStored<Contact, 'contacts', ContactsScreenProps>(ContactsScreen, 'contacts', contacts),
  page,
);
const meta = preview.meta({ title: 'Contacts/Table', ...shared, render });

/** Checkboxes, and what can be done with the chosen contacts. */
export const Selected = meta.story({
  parameters: { asserts: ['records.selected'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Dana Whitfield', 'Ines Carvalho'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(canvas.getByRole('group', { name: 'Selected contacts' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Status' })).toBeNull();
  },
});

export const SelectedAreDeleted = Selected.extend({
  tags: ['behaviour'],
  play: async ({ args: { contacts: control }, canvas, userEvent }) => {
    for (const name of ['Dana Whitfield', 'Ines Carvalho'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(canvas.getByRole('group', { name: 'Selected contacts' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(control?.onBulk).toHaveBeenLastCalledWith({ ids: ['contact-0', 'contact-2'], action: 'delete' }),
    );
  },
});

export const ContactEdited = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['record.edit'] },
  play: async ({ args: { contacts: control }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('cell', { name: 'Marcus Oyelaran' }));
    await userEvent.click((await openedDialog(canvas, 'Marcus Oyelaran')).getByRole('button', { name: 'Edit' }));
    const dialog = await openedDialog(canvas, 'Edit Marcus Oyelaran');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, '@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(control?.opened?.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'contact-1' }), {
        email: 'nobody@example.com',
      }),
    );
  },
});

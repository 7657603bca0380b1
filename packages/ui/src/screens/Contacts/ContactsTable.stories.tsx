import { asRows, manyLike } from '@switchboard/api-mocks/builders/build';
import { contact, contactsStatus } from '@switchboard/api-mocks/builders/contacts';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { args, names } from '../../../test/agentPage/contactsStory.ts';
import { region } from '../../../test/agentPage/inStory.ts';
import { staysLight } from '../../../test/components/staysLight.ts';
import { ready } from '../../format/viewState.ts';
import { ContactsScreen } from './ContactsScreen.tsx';

const meta = preview.meta({
  title: 'Contacts/Table',

  ...agentPageMeta(ContactsScreen, args),
});

export const Contacts = meta.story({
  parameters: { covers: ['contacts.table'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Company',
      'Last Sync',
    ]);
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent(
      /^Marcus Oyelaranm.oyelaran@heliobio.io–none.*14 min ago$/,
    );
    await expect(
      region(canvas, 'Synced Contacts').getByText(/^7 of 3,018 contacts · times in (CET|GMT\+1)$/),
    ).toBeVisible();
  },
});

export const Detail = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: /Dana Whitfield/ }));
    await expect(dialog.getByRole('link', { name: 'dana@northwindfreight.com' })).toHaveAttribute(
      'href',
      'mailto:dana@northwindfreight.com',
    );
    await expect(dialog.getByText('contact-1')).toBeVisible();
  },
});

export const ContactDetailReturnsTheFocus = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['contacts.table'] },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getAllByRole('row')[1];
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: /Dana Whitfield/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
  },
});

/** A file takes a moment. */
export const Exporting = meta.story({
  args: { status: ready(contactsStatus({ sample: false })), onExport: fn(() => new Promise<void>(() => {})) },
  parameters: { covers: ['agent-page.export-busy'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Excel' }));
    await canvas.findByRole('button', { name: 'Export', busy: true });
  },
});

export const FoundAndSorted = meta.story({
  tags: ['behaviour'],
  args: { status: ready(contactsStatus({ sample: false })) },
  parameters: { asserts: ['contacts.table'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Name' })).getByRole('button'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'name' });
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await expect(names(canvas)[0]).toBe('Ada Brandt');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'northwind');
    await waitFor(() => expect(names(canvas)).toEqual(['Dana Whitfield', 'Jon Reyes']));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Company' })).getByRole('button', { name: 'Helio Bio' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ company: 'Helio Bio' });
    await waitFor(() => expect(names(canvas)).toEqual(['Ada Brandt', 'Marcus Oyelaran']));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'CSV' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({
      collection: 'contacts',
      format: 'csv',
      params: { sort: 'name', company: 'Helio Bio' },
    });
  },
});

export const Huge = meta.story({
  tags: ['odd'],
  args: {
    query: { all: 'true' },
    status: ready({
      ...contactsStatus({ sample: false }),
      contacts: asRows(manyLike(10_000, contact(), (index) => ({ id: `c${index}`, name: `Person ${index}` }))),
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Table of contacts' })).toHaveAttribute('aria-rowcount', '10001'),
    );
  },
});

export const HugeStaysLight = Huge.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole('table', { name: 'Table of contacts' });
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'));
    await staysLight(table());
    // Set in one step: each key would render the long list again.
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('person 9999');
    await waitFor(() => expect(names(canvas)).toEqual(['Person 9999']));
  },
});

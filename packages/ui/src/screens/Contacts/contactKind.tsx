import {
  contactFields,
  contactsAgent,
  type Contact,
  type ContactField,
} from '@switchboard/api-contract/agents/contacts';
import { limits } from '@switchboard/api-contract/limits';
import { NoValue } from '../../blocks/marks/NoValue/NoValue.tsx';
import { CellText } from '../../blocks/records/CellText/CellText.tsx';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { cx } from '../../components/cx.ts';
import { Time } from '../../components/display/Time/Time.tsx';
import { clip } from '../../format/text.ts';
import { clamp2, nowrap } from '../../theme/typography.css.ts';
import { address } from './Contacts.css.ts';

/** The names of a contact's fields on screen. */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
};

/** The fields that a member wrote, which a sync leaves alone. */
const editedInWords = (edited: readonly string[]): string | undefined =>
  contactFields
    .filter((field) => edited.includes(field))
    .map((field) => contactLabels[field])
    .join(', ') || undefined;

const { text: most } = limits;
const { contacts } = contactsAgent.records;

/** What members may change of a contact. */
const contactEdit = recordEdit<Record<ContactField, string>, Contact>(contacts.edits, [
  { kind: 'text', name: 'name', label: contactLabels.name, required: true, maxLength: most.name, half: true },
  { kind: 'text', name: 'company', label: contactLabels.company, maxLength: most.name, half: true },
  { kind: 'email', name: 'email', label: contactLabels.email, half: true },
  { kind: 'tel', name: 'phone', label: contactLabels.phone, maxLength: 40, half: true },
]);

/** Contacts: columns, fields and filters. */
export const contactKind: RecordKind<Contact> = {
  collection: contacts,
  name: 'contacts',
  title: 'Synced Contacts',
  one: 'contact',
  many: 'contacts',
  titleOf: ({ name, email }) => name ?? email,
  columns: [
    {
      key: 'name',
      header: 'Name',
      cell: ({ name, edited }) => (
        <>
          <CellText look="strong" max={60}>
            {name}
          </CellText>
          {edited.length > 0 ? (
            <>
              {' '}
              <CellText look="caption">Edited by hand</CellText>
            </>
          ) : null}
        </>
      ),
    },
    {
      key: 'email',
      header: 'Email',
      cell: ({ email }) => (email?.trim() ? <bdi className={cx(clamp2, address)}>{clip(email, 80)}</bdi> : <NoValue />),
    },
    {
      key: 'phone',
      header: 'Phone',
      cell: ({ phone }) => (phone?.trim() ? <bdi className={nowrap}>{clip(phone, 24)}</bdi> : <NoValue />),
    },
    {
      key: 'company',
      header: 'Company',
      cell: ({ company }) => <CellText max={60}>{company}</CellText>,
    },
    {
      key: 'lastSync',
      header: 'Last Sync',
      cell: ({ lastSync }, now) => <Time at={lastSync} now={now} show="brief" />,
    },
  ],
  fields: [
    { label: 'Name', value: ({ name }) => name },
    { label: 'Email', as: 'email', value: ({ email }) => email },
    { label: 'Phone', as: 'phone', value: ({ phone }) => phone },
    { label: 'Company', value: ({ company }) => company },
    { label: 'Last Sync', as: 'moment', value: ({ lastSync }) => lastSync },
    { label: 'Edited by hand', value: ({ edited }) => editedInWords(edited) },
    { label: 'Contact id', as: 'id', value: ({ id }) => id },
  ],
  edit: contactEdit,
  filters: [{ key: 'company', label: 'Company' }],
  times: true,
  empty: { title: 'No contacts yet', text: 'A run brings the contacts of the Google account here.' },
};

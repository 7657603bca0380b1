import type { ContactSummary } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { Building2, Mail, Phone, UsersRound } from 'lucide-react';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { count } from '../../../format/numbers.ts';
import { shareNote } from './figuresOf.ts';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import type { SpecialTable } from './SpecialTable.ts';

const mailed = ({ email }: ContactSummary) => Boolean(email?.trim());
const phoned = ({ phone }: ContactSummary) => Boolean(phone?.trim());

/** Contacts, with how to reach them. */
const contactTable: SpecialTable<ContactSummary> = {
  title: 'Contacts',
  one: 'contact',
  many: 'contacts',
  limit: limits.shown.contacts,
  rows: (data) => data.contacts,
  figures: ({ items, leftOut }) => [
    { label: 'Total Contacts', icon: UsersRound, figure: count(items.length + leftOut) },
    {
      label: 'With Email',
      icon: Mail,
      figure: count(items.filter(mailed).length),
      note: shareNote(items, 'contacts', mailed),
    },
    {
      label: 'With Phone',
      icon: Phone,
      figure: count(items.filter(phoned).length),
      note: shareNote(items, 'contacts', phoned),
    },
    {
      label: 'Companies',
      icon: Building2,
      figure: count(new Set(items.flatMap(({ company }) => company?.trim().toLowerCase() || [])).size),
    },
  ],
  columns: [
    { header: 'Name', cell: ({ name }) => <CellText look="strong">{name}</CellText>, value: ({ name }) => name },
    { header: 'Email', cell: ({ email }) => <CellText>{email}</CellText>, value: ({ email }) => email },
    { header: 'Phone', cell: ({ phone }) => <CellText>{phone}</CellText>, value: ({ phone }) => phone },
    { header: 'Company', cell: ({ company }) => <CellText>{company}</CellText>, value: ({ company }) => company },
    {
      header: 'Last Sync',
      align: 'end',
      tight: true,
      cell: ({ lastSync }, now) => <Time at={lastSync} now={now} show="dateTime" />,
      value: ({ lastSync }) => lastSync,
    },
  ],
  empty: { title: 'No contacts yet', text: 'Contacts that this agent synchronises are listed here.' },
};

/** The dashboard of contacts_sync. */
export const ContactsSyncDashboard = (props: SpecialDashboardProps) => (
  <SpecialDashboard table={contactTable} {...props} />
);

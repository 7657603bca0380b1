import type { EmailSummary } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { MailCheck, Percent, Reply, Tag } from 'lucide-react';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { count, percent } from '../../../format/numbers.ts';
import { sentence } from '../../../format/text.ts';
import { emailStatus } from '../../../rules/emailStatus.ts';
import { shareNote, shareOf } from './figuresOf.ts';
import { SpecialDashboard, type SpecialDashboardProps } from './SpecialDashboard.tsx';
import type { SpecialTable } from './SpecialTable.ts';

const automatic = ({ type }: EmailSummary) => type === 'auto_response';
const categorised = ({ category }: EmailSummary) => Boolean(category?.trim());
const answered = ({ responded }: EmailSummary) => responded === true;

/** Messages, with subject and whether they were answered. */
const emailTable: SpecialTable<EmailSummary> = {
  title: 'Emails',
  one: 'email',
  many: 'emails',
  limit: limits.shown.emails,
  rows: (data) => data.emails,
  figures: ({ items, leftOut }) => {
    const rate = shareOf(items, answered);
    return [
      { label: 'Emails Processed', icon: MailCheck, figure: count(items.length + leftOut) },
      {
        label: 'Auto Responses',
        icon: Reply,
        figure: count(items.filter(automatic).length),
        note: shareNote(items, 'emails', automatic),
      },
      {
        label: 'Categorized',
        icon: Tag,
        figure: count(items.filter(categorised).length),
        note: shareNote(items, 'emails', categorised),
      },
      { label: 'Response Rate', icon: Percent, figure: percent(rate), bar: rate ?? 0 },
    ];
  },
  columns: [
    {
      header: 'Subject',
      cell: ({ subject }) => <CellText look="strong">{subject}</CellText>,
      value: ({ subject }) => subject,
    },
    { header: 'From', cell: ({ from }) => <CellText>{from}</CellText>, value: ({ from }) => from },
    { header: 'To', cell: ({ to }) => <CellText>{to}</CellText>, value: ({ to }) => to },
    { header: 'Type', cell: ({ type }) => <CellText>{sentence(type ?? '')}</CellText>, value: ({ type }) => type },
    {
      header: 'Category',
      cell: ({ category }) => <CellText>{sentence(category ?? '')}</CellText>,
      value: ({ category }) => category,
    },
    {
      header: 'Response',
      cell: ({ responded }) =>
        responded === undefined ? (
          <NoValue />
        ) : (
          <StatusBadge rule={emailStatus} value={responded ? 'replied' : 'pending'} />
        ),
      value: ({ responded }) => responded,
    },
    {
      header: 'Time',
      align: 'end',
      tight: true,
      cell: ({ timestamp }, now) => <Time at={timestamp} now={now} show="dateTime" />,
      value: ({ timestamp }) => timestamp,
    },
  ],
  empty: { title: 'No emails yet', text: 'Emails that this agent processes are listed here.' },
};

/** The dashboard of email_automation. */
export const EmailAutomationDashboard = (props: SpecialDashboardProps) => (
  <SpecialDashboard table={emailTable} {...props} />
);

import {
  leadGenerationAgent,
  leadStatuses,
  type Lead,
  type NewLead,
  newLead,
} from '@switchboard/api-contract/agents/leadGeneration';
import type { ScorePartName } from '@switchboard/api-contract/agents/leadScore';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { CellText, TwoLines } from '../../blocks/records/CellText/CellText.tsx';
import { limits } from '@switchboard/api-contract/limits';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { leadScore, leadStatus } from '../../rules/records.ts';
import { Bar } from '../../components/display/Bar/Bar.tsx';
import { cx } from '../../components/cx.ts';
import { Section } from '../../components/layout/Section/Section.tsx';
import { count } from '../../format/numbers.ts';
import { ink, text } from '../../theme/typography.css.ts';
import * as styles from './ScoreBreakdown.css.ts';
import type { RecordForm } from '../../blocks/records/RecordDialog/RecordForm.ts';

const { name: maxName } = limits.text;

/** The form of Add Lead. */
export const leadForm: RecordForm<NewLead> = {
  title: 'Add a lead',
  description: 'It goes to the top of the list as a new lead.',
  action: 'Add Lead',
  schema: newLead,
  recordAt: (id) => addresses.record('lead-generation-agent', 'leads', id),
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: maxName, half: true },
    { kind: 'text', name: 'title', label: 'Title', maxLength: maxName, half: true },
    { kind: 'text', name: 'company', label: 'Company', required: true, maxLength: maxName, half: true },
    { kind: 'text', name: 'companySize', label: 'Company size', maxLength: 40, placeholder: '51–200', half: true },
    { kind: 'email', name: 'email', label: 'Email', half: true },
    { kind: 'tel', name: 'phone', label: 'Phone', maxLength: 40, half: true },
    { kind: 'text', name: 'industry', label: 'Industry', maxLength: maxName, half: true },
    { kind: 'text', name: 'location', label: 'Location', maxLength: maxName, half: true },
    { kind: 'url', name: 'linkedinUrl', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
    {
      kind: 'number',
      name: 'score',
      label: 'Score',
      min: 0,
      max: 100,
      hint: '0 to 100, blank if unknown',
      half: true,
    },
    { kind: 'text', name: 'source', label: 'Source', maxLength: maxName, initial: 'Added by hand', half: true },
  ],
};

const names: Readonly<Record<ScorePartName, string>> = {
  industry: 'Industry',
  size: 'Size',
  place: 'Place',
  keyword: 'Keyword',
  address: 'Valid address',
};
const nameOf = (part: string): string => names[part as ScorePartName] ?? part;

/** The parts of a lead's score: each with why it has its points. Nothing for a score that was not computed. */
function ScoreBreakdown({ lead: { score, scoreParts = [] } }: { lead: Lead }) {
  if (scoreParts.length === 0) return null;
  return (
    <Section
      level={3}
      title="Score"
      className={styles.section}
      actions={<StatusBadge rule={leadScore} value={score} />}
    >
      <ul className={styles.list}>
        {scoreParts.map(({ part, points, of, why }) => (
          <li key={part} className={styles.row}>
            <span className={styles.words}>
              <span className={cx(text.body, ink.strong)}>{nameOf(part)}</span>
              <bdi className={cx(text.caption, ink.muted)}>{wordsOf(why)}</bdi>
            </span>
            <span className={styles.bar}>
              <Bar label={nameOf(part)} value={(points / of) * 100} valueText={`${points} of ${of}`} />
            </span>
            <span className={cx(styles.points, text.body, ink.muted)} aria-hidden="true">
              <strong className={ink.strong}>{count(points)}</strong> of {count(of)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const scoreOf = ({ score }: Lead) => (score !== undefined && score >= 0 && score <= 100 ? score : undefined);
const statusWord = ({ status }: Lead) => leadStatus(status).label;

const statuses = leadStatuses.map((value) => ({ value, label: leadStatus(value).label }));
const { leads } = leadGenerationAgent.records;

/** What members may change of a lead: what they may write of a new one, and its status. */
const leadEdit = recordEdit<NewLead & Pick<Lead, 'status'>, Lead>(leads.edits, [
  { kind: 'select', name: 'status', label: 'Status', options: statuses, initial: 'new', half: true },
  ...leadForm.fields.filter(({ name }) => name !== 'source'),
]);

/** Leads: columns, fields and filters. */
export const leadKind: RecordKind<Lead> = {
  collection: leads,
  name: 'leads',
  title: 'Leads Database',
  one: 'lead',
  many: 'leads',
  titleOf: ({ name, company }) => name ?? company,
  columns: [
    {
      key: 'name',
      header: 'Contact',
      width: '27%',
      cell: ({ name, email }) => <TwoLines first={name} second={[email]} />,
    },
    {
      key: 'company',
      header: 'Company',
      width: '25%',
      cell: ({ company, industry, companySize }) => (
        <TwoLines look="plain" first={company} second={[industry, companySize]} />
      ),
    },
    {
      key: 'score',
      header: 'Score',
      cell: (lead) => <StatusBadge rule={leadScore} value={scoreOf(lead)} />,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <StatusBadge rule={leadStatus} value={status} />,
    },
    {
      key: 'source',
      header: 'Source',
      cell: ({ source }) => <CellText max={60}>{source}</CellText>,
    },
  ],
  fields: [
    { label: 'Name', value: ({ name }) => name },
    { label: 'Title', value: ({ title }) => title },
    { label: 'Company', value: ({ company }) => company },
    { label: 'Email', as: 'email', value: ({ email }) => email },
    { label: 'Phone', as: 'phone', value: ({ phone }) => phone },
    { label: 'LinkedIn', as: 'link', value: ({ linkedinUrl }) => linkedinUrl },
    { label: 'Location', value: ({ location }) => location },
    { label: 'Industry', value: ({ industry }) => industry },
    { label: 'Company size', value: ({ companySize }) => companySize },
    { label: 'Score', value: scoreOf, show: (lead) => <StatusBadge rule={leadScore} value={scoreOf(lead)} /> },
    { label: 'Status', value: statusWord, show: ({ status }) => <StatusBadge rule={leadStatus} value={status} /> },
    { label: 'Source', value: ({ source }) => source },
    { label: 'Created', as: 'moment', value: ({ createdAt }) => createdAt },
    { label: 'Last updated', as: 'moment', value: ({ lastUpdated }) => lastUpdated },
    { label: 'Lead id', as: 'id', value: ({ id }) => id },
  ],
  more: (lead) => <ScoreBreakdown lead={lead} />,
  edit: leadEdit,
  statuses,
  filters: [
    { key: 'status', label: 'Status', options: statuses },
    { key: 'source', label: 'Source' },
  ],
  empty: {
    title: 'No leads yet',
    text: 'A run finds leads by your criteria. You can also add one by hand.',
  },
};

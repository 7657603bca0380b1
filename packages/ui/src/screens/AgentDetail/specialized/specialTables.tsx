import type {
  ContactSummary,
  EmailSummary,
  EventSummary,
  LeadSummary,
  LocationSummary,
  ResearchSummary,
  WorkflowSummary,
} from '@switchboard/api-contract/agentDetail';
import {
  BadgeCheck,
  BookOpen,
  Building2,
  CalendarDays,
  CircleCheck,
  ContactRound,
  Gauge,
  Handshake,
  ListChecks,
  LoaderCircle,
  Mail,
  MailCheck,
  MapPinned,
  Merge,
  Percent,
  Phone,
  Reply,
  Search,
  Star,
  Tag,
  UsersRound,
  Workflow,
} from 'lucide-react';
import { NoValue } from '../../../blocks/marks/NoValue/NoValue.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { day, toDate } from '../../../format/dates.ts';
import { count, decimal } from '../../../format/numbers.ts';
import { sentenceCase } from '../../../format/text.ts';
import { rateFigure, rateOfRuns, withinRange, countAllRows, meanOf, countRowsWhere, shareOf } from '../agentFigures.ts';
import { badgeColumn, textColumn, timeColumn, type FigureSource, type SpecialTable } from './SpecialTable.tsx';
import { emailStatus, leadScore, leadStatus, rating as ratingRule } from '../../../rules/records.ts';
import { eventType } from '../../../rules/calendar.ts';
import { researchTaskStatus, workflowStatus } from '../../../rules/tasks.ts';

const isFilled = (text: string | undefined): boolean => Boolean(text?.trim());
const successOf = ({ agent }: FigureSource<unknown>) => rateFigure(rateOfRuns(agent.metrics, 'successRate'));

const scoreOf = ({ score }: LeadSummary) => withinRange(score, 0, 100);

export const leadTable: SpecialTable<LeadSummary> = {
  title: 'Leads',
  one: 'lead',
  many: 'leads',
  rows: (data) => data.leads,
  figures: [
    {
      label: 'Total Leads',
      icon: UsersRound,
      value: ({ agent: { createdAt }, ...rows }) => ({
        ...countAllRows(rows),
        note: toDate(createdAt) ? `since ${day(createdAt)}` : undefined,
      }),
    },
    { label: 'Qualified', icon: BadgeCheck, value: countRowsWhere(({ status }) => status === 'qualified', 'leads') },
    { label: 'Converted', icon: Handshake, value: countRowsWhere(({ status }) => status === 'converted', 'leads') },
    {
      label: 'Avg Score',
      icon: Gauge,
      value: ({ items }) => {
        const score = meanOf(items.map(scoreOf), 0, 100);
        return { figure: decimal(score, 0), bar: score ?? 0 };
      },
    },
  ],
  columns: [
    textColumn('Company', ({ company }) => company, 'strong'),
    textColumn('Contact', ({ contactName }) => contactName),
    textColumn('Industry', ({ industry }) => industry),
    badgeColumn('Score', leadScore, scoreOf),
    badgeColumn('Status', leadStatus, ({ status }) => status),
    timeColumn('Added', ({ createdAt }) => createdAt, 'day'),
  ],
  exported: { label: 'Export', format: 'csv', collection: 'leads' },
  empty: 'Leads that this agent finds are listed here.',
};

export const emailTable: SpecialTable<EmailSummary> = {
  title: 'Emails',
  one: 'email',
  many: 'emails',
  rows: (data) => data.emails,
  figures: [
    { label: 'Emails Processed', icon: MailCheck, value: countAllRows },
    { label: 'Auto Responses', icon: Reply, value: countRowsWhere(({ type }) => type === 'auto_response', 'emails') },
    { label: 'Categorized', icon: Tag, value: countRowsWhere(({ category }) => isFilled(category), 'emails') },
    {
      label: 'Response Rate',
      icon: Percent,
      value: ({ items }) => rateFigure(shareOf(items, ({ responded }) => responded === true)),
    },
  ],
  columns: [
    textColumn('Subject', ({ subject }) => subject, 'strong'),
    textColumn('From', ({ from }) => from),
    textColumn('To', ({ to }) => to),
    { header: 'Type', cell: ({ type }) => <CellText>{sentenceCase(type ?? '')}</CellText> },
    {
      header: 'Category',
      cell: ({ category }) => <CellText>{sentenceCase(category ?? '')}</CellText>,
    },
    {
      header: 'Response',
      cell: ({ responded }) =>
        responded === undefined ? (
          <NoValue />
        ) : (
          <StatusBadge rule={emailStatus} value={responded ? 'replied' : 'pending'} />
        ),
    },
    timeColumn('Time', ({ timestamp }) => timestamp),
  ],
  empty: 'Emails that this agent processes are listed here.',
};

const isResolved = ({ conflictResolved }: EventSummary) => conflictResolved === true;

export const eventTable: SpecialTable<EventSummary> = {
  title: 'Events',
  one: 'event',
  many: 'events',
  rows: (data) => data.events,
  figures: [
    { label: 'Events Managed', icon: CalendarDays, value: countAllRows },
    {
      label: 'Meetings Scheduled',
      icon: UsersRound,
      value: countRowsWhere(({ type, takesTime }) => type === 'meeting' && takesTime !== false, 'events'),
    },
    { label: 'Conflicts Resolved', icon: Merge, value: countRowsWhere(isResolved, 'events') },
    { label: 'Efficiency Score', icon: Gauge, value: successOf },
  ],
  columns: [
    textColumn('Event', ({ title }) => title, 'strong'),
    {
      header: 'Type',
      cell: ({ type }) => (isFilled(type) ? <StatusBadge rule={eventType} value={type} /> : <NoValue />),
    },
    {
      header: 'Attendees',
      align: 'end',
      cell: ({ attendees }) => count(attendees.length),
    },
    {
      header: 'Conflict',
      cell: (event) => (isResolved(event) ? <Badge tone="positive">Resolved</Badge> : <NoValue />),
    },
    timeColumn('Start Time', ({ startTime }) => startTime),
  ],
  empty: 'Events that this agent manages are listed here.',
};

const ratingOf = ({ rating }: LocationSummary) => withinRange(rating, 0, 5);

export const locationTable: SpecialTable<LocationSummary> = {
  title: 'Locations',
  one: 'location',
  many: 'locations',
  rows: (data) => data.locations,
  figures: [
    { label: 'Locations Scraped', icon: MapPinned, value: countAllRows },
    {
      label: 'Contacts Found',
      icon: ContactRound,
      value: countRowsWhere(({ phone, email }) => isFilled(phone) || isFilled(email), 'locations'),
    },
    { label: 'Success Rate', icon: CircleCheck, value: successOf },
    {
      label: 'Avg Rating',
      icon: Star,
      value: ({ items }) => {
        const stars = meanOf(items.map(ratingOf), 0, 5);
        return { figure: decimal(stars), note: stars === undefined ? undefined : 'of 5' };
      },
    },
  ],
  columns: [
    textColumn('Name', ({ name }) => name, 'strong'),
    textColumn('Category', ({ category }) => category),
    badgeColumn('Rating', ratingRule, ratingOf),
    textColumn('Phone', ({ phone }) => phone),
    textColumn('Email', ({ email }) => email),
    textColumn('Address', ({ address }) => address),
    timeColumn('Scraped', ({ scrapedAt }) => scrapedAt, 'day'),
  ],
  exported: { label: 'Export to Sheets', format: 'xlsx', collection: 'businesses' },
  empty: 'Places that this agent collects are listed here.',
};

export const researchTable: SpecialTable<ResearchSummary> = {
  title: 'Research Tasks',
  one: 'research',
  many: 'researches',
  rows: (data) => data.researches,
  figures: [
    { label: 'Total Researches', icon: Search, value: countAllRows },
    {
      label: 'Completed',
      icon: CircleCheck,
      value: countRowsWhere(({ status }) => status === 'completed', 'researches'),
    },
    { label: 'In Progress', icon: LoaderCircle, value: countRowsWhere(({ status }) => status === 'in_progress') },
    {
      label: 'Sources',
      icon: BookOpen,
      value: ({ items }) => ({ figure: count(items.reduce((sum, { sources = 0 }) => sum + sources, 0)) }),
    },
  ],
  columns: [
    textColumn('Research', ({ title }) => title, 'strong'),
    textColumn('Category', ({ category }) => category),
    { header: 'Sources', align: 'end', cell: ({ sources }) => count(sources) },
    badgeColumn('Status', researchTaskStatus, ({ status }) => status),
    timeColumn('Asked', ({ createdAt }) => createdAt),
  ],
  empty: 'Questions that this agent answers are listed here.',
};

export const contactTable: SpecialTable<ContactSummary> = {
  title: 'Contacts',
  one: 'contact',
  many: 'contacts',
  rows: (data) => data.contacts,
  figures: [
    { label: 'Total Contacts', icon: UsersRound, value: countAllRows },
    { label: 'With Email', icon: Mail, value: countRowsWhere(({ email }) => isFilled(email), 'contacts') },
    { label: 'With Phone', icon: Phone, value: countRowsWhere(({ phone }) => isFilled(phone), 'contacts') },
    {
      label: 'Companies',
      icon: Building2,
      value: ({ items }) => ({
        figure: count(new Set(items.flatMap(({ company }) => company?.trim().toLowerCase() || [])).size),
      }),
    },
  ],
  columns: [
    textColumn('Name', ({ name }) => name, 'strong'),
    textColumn('Email', ({ email }) => email),
    textColumn('Phone', ({ phone }) => phone),
    textColumn('Company', ({ company }) => company),
    timeColumn('Last Sync', ({ lastSync }) => lastSync),
  ],
  empty: 'Contacts that this agent synchronises are listed here.',
};

const progressOf = ({ completedTasks, totalTasks }: WorkflowSummary) =>
  `${count(completedTasks)}/${count(totalTasks)} tasks`;

export const workflowTable: SpecialTable<WorkflowSummary> = {
  title: 'Workflows',
  one: 'workflow',
  many: 'workflows',
  rows: (data) => data.workflows,
  figures: [
    { label: 'Total Workflows', icon: Workflow, value: countAllRows },
    {
      label: 'Completed',
      icon: CircleCheck,
      value: countRowsWhere(({ status }) => status === 'completed', 'workflows'),
    },
    { label: 'Running', icon: LoaderCircle, value: countRowsWhere(({ status }) => status === 'running') },
    {
      label: 'Tasks Completed',
      icon: ListChecks,
      value: ({ items }) => ({
        figure: count(items.reduce((sum, { completedTasks = 0 }) => sum + completedTasks, 0)),
        note: `of ${count(items.reduce((sum, { totalTasks = 0 }) => sum + totalTasks, 0))}`,
      }),
    },
  ],
  columns: [
    textColumn('Workflow', ({ name }) => name, 'strong'),
    badgeColumn('Status', workflowStatus, ({ status }) => status),
    { header: 'Progress', cell: progressOf },
    textColumn('Current task', ({ currentTask }) => currentTask),
    timeColumn('Start', ({ startTime }) => startTime),
  ],
  empty: 'Workflows that this agent runs are listed here.',
};

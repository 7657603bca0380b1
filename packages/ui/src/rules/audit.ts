import { auditSubjectOf, type AuditKind, type AuditSubject } from '@switchboard/api-contract/audit';
import {
  ArrowLeftRight,
  Bell,
  Bot,
  CalendarClock,
  CirclePlay,
  FileClock,
  FlaskConical,
  KeyRound,
  LogIn,
  Mail,
  Search,
  Send,
  Settings,
  Split,
  Table2,
  Users,
  Wallet,
} from 'lucide-react';
import type { IconType } from '../components/display/Icon/Icon.tsx';

type Subject = readonly [label: string, icon: IconType];

/** What lines of the audit log are about, in the order of the filter. */
export const auditSubjectRules = {
  session: ['Sign-in', LogIn],
  password: ['Password', KeyRound],
  passkey: ['Passkey', KeyRound],
  member: ['Member', Users],
  invitation: ['Invitation', Users],
  organisation: ['Organisation', Users],
  demo: ['Demo Access', Users],
  connection: ['Connection', ArrowLeftRight],
  sandbox: ['Sandbox', FlaskConical],
  agent: ['Agent', Bot],
  schedule: ['Schedule', CalendarClock],
  prompt: ['Prompt', Settings],
  run: ['Run', CirclePlay],
  research: ['Research', Search],
  workflow: ['Workflow', Split],
  records: ['Record', Table2],
  contacts: ['Contacts', Users],
  request: ['Request', KeyRound],
  proposal: ['Proposal', Send],
  reply: ['Reply', Mail],
  email: ['E-mail', Mail],
  event: ['Event', CalendarClock],
  answer: ['Answer', Mail],
  budget: ['Budget', Wallet],
  price: ['Price', Wallet],
  usage: ['Usage', Wallet],
  notification: ['Notification', Bell],
  audit: ['Audit log', FileClock],
} as const satisfies Record<AuditSubject, Subject>;

/** What was done, in words; `$` is what it was done to. */
export const auditKindRules = {
  'session.signed-in': 'Signed in: $',
  'session.refused': 'Sign-in refused: $',
  'session.signed-out': 'Signed out',
  'session.ended': 'Signed out elsewhere: $',
  'password.changed': 'Changed the password',
  'password.reset': 'Set a new password',
  'password.reset-asked': 'Created a reset link for $',
  'passkey.added': 'Added the passkey $',
  'passkey.renamed': 'Renamed the passkey $',
  'passkey.removed': 'Removed the passkey $',
  'member.invited': 'Invited $',
  'member.joined': 'Joined: $',
  'member.sign-on-joined': 'Joined $ with single sign-on',
  'member.sign-on-unjoined': 'Parted $ from single sign-on',
  'member.address-differs': 'Single sign-on said another address of $',
  'member.emergency-set': 'Changed the Emergency mark of $',
  'member.role-changed': 'Changed the role of $',
  'member.removed': 'Removed $',
  'invitation.withdrawn': 'Withdrew the invitation of $',
  'organisation.created': 'Created the organisation $',
  'organisation.changed': 'Changed the organisation $',
  'organisation.exported': 'Exported the organisation $',
  'organisation.swept': 'Deleted old data',
  'demo.disabled': 'Disabled Demo Access',
  'demo.enabled': 'Enabled Demo Access',
  'connection.set-up': 'Set up $',
  'connection.consented': 'Connected $ by consent',
  'connection.tested': 'Tested $',
  'connection.failed': 'Refused by $',
  'connection.removed': 'Disconnected $',
  'sandbox.connected': 'Connected the sandbox',
  'sandbox.records-deleted': 'Deleted the sandbox records',
  'agent.created': 'Created $',
  'agent.deleted': 'Deleted $',
  'agent.started': 'Started $',
  'agent.stopped': 'Stopped $',
  'agent.restarted': 'Restarted $',
  'agent.configured': 'Configured $',
  'schedule.set': 'Changed the schedule of $',
  'prompt.saved': 'Changed the system prompt of $',
  'run.started': 'Started $',
  'run.cancelled': 'Cancelled $',
  'run.retried': 'Ran $ again',
  'research.started': 'Started $',
  'workflow.added': 'Started a workflow of $',
  'workflow.planned': 'Planned $',
  'workflow.paused': 'Paused $',
  'workflow.resumed': 'Resumed $',
  'workflow.cancelled': 'Cancelled a workflow of $',
  'workflow.retried': 'Started a workflow of $ again',
  'record.added': 'Added $',
  'record.changed': 'Changed $',
  'record.deleted': 'Deleted $',
  'record.restored': 'Restored $',
  'records.changed': 'Changed $',
  'records.deleted': 'Deleted $',
  'records.restored': 'Restored $',
  'records.exported': 'Exported $',
  'records.sent': 'Sent to $',
  'records.matched': 'Matched fields for $',
  'contacts.synced': 'Applied the sync of $',
  'contacts.sync-discarded': 'Discarded the sync of $',
  'contacts.merged': 'Merged $',
  'contacts.kept-apart': 'Kept $ apart',
  'request.allowed': 'Said yes to a program: $',
  'request.discarded': 'Discarded what a program asked: $',
  'proposal.done': 'Approved a proposal: $',
  'proposal.discarded': 'Discarded a proposal: $',
  'reply.sent': 'Sent the reply $',
  'reply.undone': 'Kept the reply $ as a draft',
  'reply.edited': 'Edited the reply $',
  'reply.discarded': 'Discarded the reply $',
  'email.sent': 'Sent $',
  'event.sent': 'Sent to Google Calendar: $',
  'answer.undone': 'Took back the answer to $',
  'budget.set': 'Changed the budgets',
  'budget.near': 'Close to the budget: $',
  'budget.reached': 'Budget reached: $',
  'price.set': 'Changed the prices',
  'usage.exported': 'Exported the usage of $',
  'notification.set': 'Changed the notifications',
  'notification.tested': 'Tested the channel $',
  'audit.exported': 'Exported the audit log',
} as const satisfies Record<AuditKind, string>;

const isKind = (word: string): word is AuditKind => Object.hasOwn(auditKindRules, word);

interface Line {
  readonly kind?: string | undefined;
  readonly target?: string | undefined;
}

/** What a line says was done. A kind that only a newer version knows keeps its own name. */
export function auditWords({ kind = '', target }: Line): string {
  const rule = isKind(kind) ? auditKindRules[kind] : `${kind}, $`;
  return target === undefined ? rule.replace(/(?: of|,|:| for| by| to)? \$/, '') : rule.replace('$', () => target);
}

/** What a line is about, with its icon. */
export const auditSubject = ({ kind = '' }: Line): Subject =>
  isKind(kind) ? auditSubjectRules[auditSubjectOf(kind)] : [kind.split('.', 1)[0] ?? '', FileClock];

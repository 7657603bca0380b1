import { taskReads } from '../../workflows/taskReads.ts';

const readsMail = taskReads('e-?mails?|mails?|messages?|inbox|mailbox');

const mail = /\b(?:e-?mails?|mails?|messages?|inbox)\b/iu;
const replies = /\b(?:answer|repl(?:y|ies)|respond)\b/iu;
const writesMail =
  /\b(?:draft|compose|write|send|prepare)\b.*\b(?:e-?mails?|mails?|messages?|letters?|notes?|reminders?|invitations?|outreach|to)\b|\b(?:e-?mail|write to|remind|invite|tell|thank)\s+\S/iu;

/** What a task asks of the agent; `read` drafts replies to what asks something, too. */
export function mailTask(task: string): 'read' | 'write' | undefined {
  if (readsMail(task) || (replies.test(task) && mail.test(task) && !task.includes('@'))) return 'read';
  return writesMail.test(task) ? 'write' : undefined;
}

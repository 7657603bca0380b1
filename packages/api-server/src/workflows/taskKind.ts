/** What a task asks of an agent that reads its account by itself: just that, or something of its own. */
const reading = 'read|check|fetch|get|sync|synchroni[sz]e|update|refresh|copy|look (?:at|into|through)|sort';

/** Whether a task is to read these things, or just to read. */
const asksToRead = (things: string): ((task: string) => boolean) => {
  const pattern = new RegExp(String.raw`\b(?:${reading})\b.*\b(?:${things})\b|^(?:${reading})[.!]?$`, 'iu');
  return (task) => pattern.test(task) && !acting.test(task);
};

const acting =
  /\b(?:accept|add|answer|book|call|cancel|compose|create|decline|delete|draft|forward|invite|move|offer|plan|propose|remind|remove|reply|respond|schedule|send|tell|write)\b/iu;

const readsMail = asksToRead('e-?mails?|mails?|messages?|inbox|mailbox');
const readsCalendar = asksToRead('events?|calendars?|meetings?|appointments?');
export const readsContacts = asksToRead('contacts?|address book|people');

const mail = /\b(?:e-?mails?|mails?|messages?|inbox)\b/iu;
const replies = /\b(?:answer|repl(?:y|ies)|respond)\b/iu;
const writesMail =
  /\b(?:draft|compose|write|send|prepare)\b.*\b(?:e-?mails?|mails?|messages?|letters?|notes?|reminders?|invitations?|outreach|to)\b|\b(?:e-?mail|write to|remind|invite|tell|thank)\s+\S/iu;

/** `read` drafts replies to what asks something, too. */
export function mailTask(task: string): 'read' | 'write' | undefined {
  if (readsMail(task) || (replies.test(task) && mail.test(task) && !task.includes('@'))) return 'read';
  return writesMail.test(task) ? 'write' : undefined;
}

const namesTimes =
  /\b(?:offer|find|name|propose|suggest|list|give)\b.*\b(?:slots?|times?|availabilit(?:y|ies))\b|\bwhen\b.*\bfree\b/iu;
const plansMeeting =
  /\b(?:schedule|book|plan|propose|arrange|set up|add|create|put)\b.*\b(?:meetings?|calls?|appointments?|events?|tastings?|demos?|visits?|interviews?|lunch|dinner|coffee|calendar)\b|\binvite\b/iu;

export function calendarTask(task: string): 'read' | 'offer' | 'plan' | undefined {
  if (readsCalendar(task)) return 'read';
  if (namesTimes.test(task)) return 'offer';
  return plansMeeting.test(task) ? 'plan' : undefined;
}

import { taskReads } from '../../workflows/taskReads.ts';

const readsCalendar = taskReads('events?|calendars?|meetings?|appointments?');

const namesTimes =
  /\b(?:offer|find|name|propose|suggest|list|give)\b.*\b(?:slots?|times?|availabilit(?:y|ies))\b|\bwhen\b.*\bfree\b/iu;
const plansMeeting =
  /\b(?:schedule|book|plan|propose|arrange|set up|add|create|put)\b.*\b(?:meetings?|calls?|appointments?|events?|tastings?|demos?|visits?|interviews?|lunch|dinner|coffee|calendar)\b|\binvite\b/iu;

/** What a task asks of the agent: to read, to name free times, or to plan a meeting. */
export function calendarTask(task: string): 'read' | 'offer' | 'plan' | undefined {
  if (readsCalendar(task)) return 'read';
  if (namesTimes.test(task)) return 'offer';
  return plansMeeting.test(task) ? 'plan' : undefined;
}

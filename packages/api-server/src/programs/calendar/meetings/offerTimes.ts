import type { Context } from '../../../platform/Context.ts';
import { recipientsOf } from '../../../proposals/recipients.ts';
import type { Run, RunResult } from '../../../runs/Run.ts';
import { freeTimes, type OpenCalendar } from './freeTimes.ts';
import { readCount, readFrom, readMinutes } from './readWhen.ts';

/** Names free times, for people and for the steps that wait for this one. Changes nothing. */
export async function offerTimes(context: Context, run: Run, calendar: OpenCalendar): Promise<RunResult> {
  const { task = '' } = run.input;
  const { workingHours, defaultMeetingLength } = calendar.settings;
  const zone = workingHours.timezone;
  const guests = (await recipientsOf(context, { ...run, input: { task } })).map(({ email }) => email);
  const found = await freeTimes(context, run, calendar, {
    guests,
    from: readFrom(task, context.clock().getTime(), zone),
    minutes: readMinutes(task) ?? defaultMeetingLength,
  });
  const times = found
    .slice(0, readCount(task))
    .map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }));
  return { result: { kind: 'freeTimes', args: { times, zone } } };
}

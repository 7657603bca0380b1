import * as v from 'valibot';
import { planRequest } from '../agents/workflowPlan.ts';
import { limits } from '../limits.ts';
import { scheduleRequest } from '../schedules/schedule.ts';
import { requiredText, optionalText } from '../wire.ts';

/** The longest research question that the assistant accepts: the member must see all of it before saying yes. */
export const longestQuery = 500;

/**
 * What the forms of a question's change send back. Those of records are the fields that a member may write of one: all
 * of one that would be added, of another those that were changed in the form.
 */
export const changeValues = {
  run: v.strictObject({ input: optionalText('Input', limits.text.runInput) }),
  research: v.strictObject({ query: requiredText('Question', longestQuery) }),
  reply: v.strictObject({ content: requiredText('Reply', limits.text.message) }),
  workflow: planRequest,
  schedule: scheduleRequest,
} as const;

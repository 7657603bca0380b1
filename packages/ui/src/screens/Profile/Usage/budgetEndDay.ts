import { daysIn } from './month.ts';

/**
 * The day, `YYYY-MM-DD`, on which a budget is spent if the rest of the month costs as much a day as it did so far;
 * undefined if it lasts the month, or nothing was spent. `today` counts as a whole day.
 */
export function budgetEndDay({
  spent,
  budget,
  today,
}: {
  spent: number;
  budget: number;
  today: string;
}): string | undefined {
  const month = today.slice(0, 7);
  const dayOfMonth = Number(today.slice(8));
  const perDay = spent / dayOfMonth;
  if (!(perDay > 0) || spent >= budget) return undefined;
  const on = dayOfMonth + Math.ceil((budget - spent) / perDay);
  return on <= daysIn(month) ? `${month}-${String(on).padStart(2, '0')}` : undefined;
}

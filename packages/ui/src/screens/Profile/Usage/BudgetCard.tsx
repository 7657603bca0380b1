import { budgetNearShare, type Usage } from '@switchboard/api-contract/usage';
import { Wallet } from 'lucide-react';
import { SandboxMark } from '../../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { ActionButton } from '../../../blocks/roles/ActionButton.tsx';
import { Badge } from '../../../components/display/Badge/Badge.tsx';
import { Bar } from '../../../components/display/Bar/Bar.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { dayKey, longDay } from '../../../format/dates.ts';
import { money, percent as validPercent } from '../../../format/numbers.ts';
import type { Rule } from '../../../rules/lookup.ts';
import { usagePercent, usageColour } from '../../../rules/connections.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { monthName, daysIn } from './month.ts';
import { figure, heading, meter, note, percentage } from './Usage.css.ts';

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

interface BudgetCardProps {
  usage: Usage;
  now: Date;
  /** Whether it is the month that it is now. */
  current: boolean;
  onBudget: () => void;
}

/** What a month has cost, and how much of its budget that is. */
export function BudgetCard({ usage, now, current, onBudget }: BudgetCardProps) {
  const { total, currency, budget, sandbox } = usage;
  const percent = usagePercent(total, budget);
  const level = budgetLevel(percent);
  return (
    <Card as="section" padded aria-labelledby="budget">
      <Row justify="between" align="start" wrap gap={3}>
        <div>
          <Row gap={2}>
            <h3 id="budget" className={`${text.titleSm} ${heading}`}>
              {budget === undefined ? 'Spent' : 'Budget'}
            </h3>
            {level ? (
              <Badge tone={level.tone} icon={level.icon}>
                {level.label}
              </Badge>
            ) : null}
            {sandbox ? <SandboxMark /> : null}
          </Row>
          <p>
            <span className={figure}>{money(total, currency)}</span>{' '}
            <span className={`${text.small} ${ink.muted}`}>
              {budget === undefined ? '' : `of ${money(budget, currency)} `}
              {current ? 'this month' : `in ${monthName(usage.month)}`}
            </span>
          </p>
        </div>
        {current ? (
          <ActionButton needs="administer" onClick={onBudget}>
            {budget === undefined ? 'Set a budget' : 'Change the budget'}
          </ActionButton>
        ) : null}
      </Row>
      {percent === undefined ? null : (
        <div className={meter}>
          <Bar label="Budget" value={percent} color={usageColour(percent)} />
          <strong className={percentage}>{validPercent(percent, 0)}</strong>
        </div>
      )}
      <p className={`${text.small} ${ink.muted} ${note}`}>{current ? budgetForecast(usage, now) : ''}</p>
    </Card>
  );
}

/** How near a budget is to its end; undefined while it is not. The bar has colours of its own. */
function budgetLevel(percent: number | undefined): Rule | undefined {
  if (percent === undefined || percent < budgetNearShare * 100) return undefined;
  return percent >= 100
    ? { label: 'Reached', tone: 'critical', icon: Wallet }
    : { label: 'Near', tone: 'caution', icon: Wallet };
}

const unpricedNote = 'Services without a price are not included.';

/** How long the budget will last, in words. */
function budgetForecast({ total = 0, budget, unknown, zone }: Usage, now: Date): string {
  const rest = unknown ? ` ${unpricedNote}` : '';
  if (budget === undefined) return `No budget is set, so there is no limit.${rest}`;
  if (total >= budget) return `It is spent: no run starts, and running ones stop with what they have.${rest}`;
  const on = budgetEndDay({ spent: total, budget, today: dayKey(now, zone) ?? '' });
  return on === undefined
    ? `At this pace it lasts the month.${rest}`
    : `At this pace it is spent on ${longDay(`${on}T12:00:00Z`, 'UTC')}. Then each run stops with what it has.${rest}`;
}

import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { money } from '../../../format/numbers.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { note, total } from './run.css.ts';
import { usageOf } from './usageOf.ts';

/** What the run cost, and what it used. */
export function RunCost({ run: { cost, steps, stepsLeftOut = 0, stepsGone } }: { run: RunDetail }) {
  const used = usageOf(steps.items);
  return (
    <Card as="section" aria-label="Cost">
      <CardHead title="Cost" />
      <CardBody>
        <Facts
          items={[
            { label: 'Total', value: <strong className={total}>{totalOf(cost)}</strong> },
            ...used.map((each) => ({ label: each.of, value: each.used })),
          ]}
        />
        {used.length > 0 && stepsLeftOut > 0 && !stepsGone ? (
          <p className={`${text.caption} ${ink.muted} ${note}`}>Counted over the steps that were kept.</p>
        ) : null}
      </CardBody>
    </Card>
  );
}

/** '€0.67', 'at least €0.67', 'unknown', 'nothing'. */
function totalOf(cost: RunDetail['cost']): string {
  const { amount, currency, unknown } = cost ?? {};
  if (amount !== undefined) return `${unknown ? 'at least ' : ''}${money(amount, currency)}`;
  return cost === undefined || unknown ? 'unknown' : 'nothing';
}

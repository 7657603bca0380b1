import type { ReactNode } from 'react';
import { Bar } from '../../../components/display/Bar/Bar.tsx';
import { Card, CardFoot, CardHead } from '../../../components/layout/Card/Card.tsx';
import { money } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { ink } from '../../../theme/typography.css.ts';
import { amount, foot as footText, list, row, share, words } from './Usage.css.ts';

/** A part of what was spent. */
export interface CostShare {
  readonly key: string;
  readonly mark: ReactNode;
  readonly name: string;
  /** After the name: how much was used. */
  readonly used?: string | undefined;
  readonly cost: number | undefined;
  readonly unknown: boolean | undefined;
  /** The word for a cost of 0. */
  readonly free?: string;
}

interface SharesCardProps {
  id: string;
  title: string;
  parts: readonly CostShare[];
  currency: string;
  foot: ReactNode;
}

/** What was spent, by agent or by service, the most expensive first. */
export function SharesCard({ id, title, parts, currency, foot }: SharesCardProps) {
  const most = Math.max(0, ...parts.map(({ cost = 0 }) => cost));
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title={title} />
      <ul className={list}>
        {parts.map(({ key, mark, name, used, cost, unknown, free }) => (
          <li key={key} className={row}>
            {mark}
            <span className={words}>
              <bdi>{clip(name, 80)}</bdi> {used ? <span className={ink.muted}>{used}</span> : null}
            </span>
            <span className={share}>
              {cost === undefined || (cost === 0 && free) ? null : (
                <Bar label={`${name}, against the highest`} value={most > 0 ? (cost / most) * 100 : 0} color="ink" />
              )}
            </span>
            <span className={amount}>{costInWords({ cost, unknown, free }, currency)}</span>
          </li>
        ))}
      </ul>
      <CardFoot className={footText}>{foot}</CardFoot>
    </Card>
  );
}

/** '€18.40', 'at least €2.10', 'free', 'unknown'. */
function costInWords(
  { cost, unknown, free }: Pick<CostShare, 'cost' | 'unknown' | 'free'>,
  currency: string,
): ReactNode {
  if (cost === undefined) return <span className={ink.muted}>unknown</span>;
  if (cost === 0 && free && !unknown) return free;
  return `${unknown ? 'at least ' : ''}${money(cost, currency)}`;
}

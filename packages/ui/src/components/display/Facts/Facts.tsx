import { Fragment, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { facts, figure, term, value as valueClass } from './Facts.css.ts';

export interface Fact {
  label: string;
  /** Nothing or '' is shown as a dash. */
  value: ReactNode;
}

interface FactsProps {
  /** Each with a `label` and a `value`. Nothing is shown as a dash. */
  items: readonly Fact[];
  /** `end` puts the values on the right, for figures. */
  align?: 'start' | 'end';
}

/** Names and values in two columns. */
export function Facts({ items, align = 'start' }: FactsProps) {
  return (
    <dl className={facts({ align })}>
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className={term}>{label}</dt>
          <dd className={cx(valueClass, align === 'end' && figure)}>
            {value === null || value === undefined || value === '' ? '–' : value}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

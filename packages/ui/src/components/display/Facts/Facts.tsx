import { Fragment, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { facts, figure, term, value as valueClass } from './Facts.css.ts';

export interface Fact {
  label: string;
  /** Nothing or '' is shown as a dash. */
  value: ReactNode;
}

/** Names and values in two columns. */
export function Facts({ items, align }: { items: readonly Fact[]; align?: 'start' | 'end' }) {
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

import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import { scrollEdge } from '../../layout/ScrollEdge/ScrollEdge.css.ts';
import { scrollToCurrent } from '../../scrollToCurrent.ts';
import { count as countClass, filter, filters } from './FilterBar.css.ts';

export interface Filter<Value extends string = string> {
  value: Value;
  label: string;
  /** How many entries it leaves. */
  count?: number;
}

interface FilterBarProps<Value extends string> {
  /** The name of the group. */
  label: string;
  /** The choices in their order: `value`, `label`, and a `count` if it is known. */
  options: readonly Filter<Value>[];
  /** The option that is pressed. */
  value: Value;
  /** Called with the option that was pressed. */
  onValueChange: (value: Value) => void;
}

/**
 * Buttons of which one is pressed. On a phone they are one row that scrolls to the pressed button and fades at its
 * edges.
 */
export function FilterBar<Value extends string>({ label, options, value, onValueChange }: FilterBarProps<Value>) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollToCurrent(strip.current, '[aria-pressed="true"]'), [value]);
  return (
    <div ref={strip} role="group" aria-label={label} className={cx(filters, scrollEdge({ on: 'canvas' }))}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={filter}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
          {option.count === undefined ? null : (
            <>
              {' '}
              <span className={countClass}>{option.count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

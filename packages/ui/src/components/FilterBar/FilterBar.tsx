import { count as countClass, filter, filters } from './FilterBar.css.ts';

export interface Filter<Value extends string = string> {
  value: Value;
  label: string;
  count?: number;
}

interface FilterBarProps<Value extends string> {
  /** The name of the group. */
  label: string;
  options: readonly Filter<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Buttons of which one is pressed. One scrolling row on a phone. */
export function FilterBar<Value extends string>({ label, options, value, onValueChange }: FilterBarProps<Value>) {
  return (
    <div role="group" aria-label={label} className={filters}>
      {options.map((option) => (
        <button key={option.value} type="button" className={filter} aria-pressed={option.value === value} onClick={() => onValueChange(option.value)}>
          {option.label}
          {option.count === undefined ? null : <span className={countClass}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}

import { weekdays } from '@switchboard/api-contract/agents/shared';
import { cx } from '../../../components/cx.ts';
import { filter } from '../../../components/actions/FilterBar/FilterBar.css.ts';
import { day, days } from './SettingsForm.css.ts';

interface WeekdayTogglesProps {
  label: string;
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Seven buttons, pressed for the chosen days. The list keeps the order of the week. */
export function WeekdayToggles({ label, value, onValueChange }: WeekdayTogglesProps) {
  return (
    <div role="group" aria-label={label} className={days}>
      {weekdays.map((name) => (
        <button
          key={name}
          type="button"
          className={cx(filter, day)}
          aria-pressed={value.includes(name)}
          title={capital(name)}
          onClick={() => onValueChange(weekdays.filter((each) => value.includes(each) !== (each === name)))}
        >
          {capital(name.slice(0, 3))}
        </button>
      ))}
    </div>
  );
}

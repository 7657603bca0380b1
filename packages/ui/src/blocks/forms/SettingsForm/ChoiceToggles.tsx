import { filter } from '../../../components/actions/FilterBar/FilterBar.css.ts';
import { cx } from '../../../components/cx.ts';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { choices, day, days } from '../forms.css.ts';

interface ChoiceTogglesProps {
  label: string;
  /** `title`: the whole word, where the label is short for it. */
  options: readonly (SelectOption & { readonly title?: string })[];
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
  /** They are the days of a week, all of the same width. */
  week?: boolean;
}

/** Buttons, pressed for what is chosen. They break into more lines where there is no room. */
export function ChoiceToggles({ label, options, isChosen, onChoose, week = false }: ChoiceTogglesProps) {
  return (
    <div role="group" aria-label={label} className={week ? days : choices}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx(filter, week && day)}
          aria-pressed={isChosen(option.value)}
          title={option.title}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

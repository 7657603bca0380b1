import { filter } from '../../../components/actions/FilterBar/FilterBar.css.ts';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { choices } from './SettingsForm.css.ts';

interface ChoiceTogglesProps {
  label: string;
  options: readonly SelectOption[];
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
}

/** Buttons, pressed for what is chosen. They break into more lines where there is no room. */
export function ChoiceToggles({ label, options, isChosen, onChoose }: ChoiceTogglesProps) {
  return (
    <div role="group" aria-label={label} className={choices}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={filter}
          aria-pressed={isChosen(option.value)}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { FieldMessage } from '../Field/Field.tsx';
import {
  art,
  card,
  cards,
  group,
  hiddenLegend,
  hint as hintClass,
  icon as iconClass,
  label as labelClass,
  legend,
  message,
  row,
  picture,
  radio,
  words,
} from './RadioCards.css.ts';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  icon?: IconType;
  /** A picture above the label, as in the choice of appearance. */
  art?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  /** The question: the name of the group. */
  label: string;
  /** The choices, each with a label; a hint, an icon or a picture where it helps. */
  options: readonly RadioCard<Value>[];
  /** The chosen one; null if none is yet. */
  value: Value | null;
  /** Called with the value of the chosen card. */
  onValueChange: (value: Value) => void;
  /** Cards beside each other. Two become one below 480 px. */
  columns?: 1 | 2 | 3;
  /** Shows the label to assistive technology only. */
  hideLabel?: boolean;
  /** What is wrong, under the cards. */
  error?: string;
  /** Tells assistive technology that a choice is needed. */
  required?: boolean;
}

/** A choice of one, each option with a line of explanation. Arrow keys move the choice. */
export function RadioCards<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  columns = 1,
  hideLabel,
  error,
  required,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? hiddenLegend : legend}>{label}</legend>
      <div className={cards({ columns })}>
        {options.map((option) => (
          <label key={option.value} className={cx(card, option.art !== undefined && picture)}>
            {option.art === undefined ? null : <span className={art}>{option.art}</span>}
            <span className={row}>
              <input
                type="radio"
                className={radio}
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                required={required}
                onChange={() => onValueChange(option.value)}
                aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
                aria-labelledby={`${id}-${option.value}-label`}
              />
              {option.icon ? <Icon icon={option.icon} size={18} className={iconClass} /> : null}
              <span className={words}>
                <span id={`${id}-${option.value}-label`} className={labelClass}>
                  {option.label}
                </span>{' '}
                {option.hint ? (
                  <span id={`${id}-${option.value}`} className={hintClass}>
                    {option.hint}
                  </span>
                ) : null}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <div className={message}>
          <FieldMessage id={`${id}-error`} error={error} />
        </div>
      ) : null}
    </fieldset>
  );
}

import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chip, chips, item as itemClass, label, remove } from './Chip.css.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A word or two. */
  children: string;
  /** Adds a button 'Remove …' at the end. */
  onRemove?: () => void;
}

/** One item of a list of words, such as a capability or keyword. */
export function Chip({ children, onRemove, className, ...rest }: ChipProps) {
  return (
    <span className={cx(chip({ removable: onRemove !== undefined }), className)} {...rest}>
      <span className={label} dir="auto" title={children.length > 32 ? children : undefined}>
        {children}
      </span>
      {onRemove ? (
        <button
          type="button"
          className={remove}
          onClick={onRemove}
          onKeyDown={({ key }) => {
            if (key === 'Delete' || key === 'Backspace') onRemove();
          }}
          aria-label={`Remove ${children}`}
        >
          <Icon icon={X} size={14} />
        </button>
      ) : null}
    </span>
  );
}

interface ChipsProps {
  /** The words in their order. */
  items: readonly string[];
  /** The name of the list, read out before it. */
  label?: string;
}

/** A list of chips in a wrapping row. */
export function Chips({ items, label: name }: ChipsProps) {
  return (
    <ul className={chips} aria-label={name}>
      {items.map((item, index) => (
        <li key={`${item}-${index}`} className={itemClass}>
          <Chip>{item}</Chip>
        </li>
      ))}
    </ul>
  );
}

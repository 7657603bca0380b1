import type { ReactNode } from 'react';
import { clip } from '../../format/text.ts';
import { dash, dashes } from './Research.css.ts';

interface DashListProps {
  items: readonly string[];
  /** The longest item, in characters. */
  max?: number | undefined;
  /** What follows the item at that index. */
  after?: (index: number) => ReactNode;
}

/** A list of insights or key points. */
export function DashList({ items, max = 400, after }: DashListProps) {
  return (
    <ul role="list" className={dashes}>
      {items.map((item, index) => (
        // The same sentence may occur twice.
        <li key={index} className={dash} dir="auto">
          {clip(item, max)}
          {after?.(index)}
        </li>
      ))}
    </ul>
  );
}

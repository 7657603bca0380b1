import { clip } from '../../format/text.ts';
import { dash, dashes } from './Research.css.ts';

/** A list of insights or key points. */
export function DashList({ items, max = 400 }: { items: readonly string[]; max?: number }) {
  return (
    <ul role="list" className={dashes}>
      {items.map((item, index) => (
        // The same sentence may occur twice.
        <li key={index} className={dash} dir="auto">
          {clip(item, max)}
        </li>
      ))}
    </ul>
  );
}

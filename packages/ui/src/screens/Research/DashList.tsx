import { clip } from '../../format/text.ts';
import { dash, dashes } from './Research.css.ts';

/** Insights or key points, one under the other. */
export function DashList({ items, max = 400 }: { items: readonly string[]; max?: number }) {
  return (
    <ul role="list" className={dashes}>
      {items.map((item, index) => (
        // The same sentence may come twice.
        <li key={index} className={dash} dir="auto">
          {clip(item, max)}
        </li>
      ))}
    </ul>
  );
}

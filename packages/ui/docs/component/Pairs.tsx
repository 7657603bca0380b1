import { CircleCheck, CircleX } from 'lucide-react';
import { Icon } from '../../src/components/display/Icon/Icon.tsx';
import type { Pair } from './ComponentDocs.ts';
import { bad, caption, example, good, pair, side, why } from './Pairs.css.ts';
import { Prose } from './Prose.tsx';

const sides = [
  { key: 'do', word: 'Do', icon: CircleCheck, look: good },
  { key: 'dont', word: 'Don’t', icon: CircleX, look: bad },
] as const;

/** Live examples of what to do, each beside what not to do. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return pairs.map((each) => (
    <div key={each.do.why} className={pair}>
      {sides.map(({ key, word, icon, look }) => (
        <figure key={key} className={side}>
          <div className={example}>{each[key].example}</div>
          <figcaption className={caption}>
            <span className={look}>
              <Icon icon={icon} />
              {word}
            </span>
            <span className={why}>
              <Prose>{each[key].why}</Prose>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  ));
}

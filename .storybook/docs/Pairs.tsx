import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import type { Pair } from '../../packages/ui/docs/component/ComponentDocs.ts';
import { bad, caption, example, good, pair, side } from '../../packages/ui/docs/component/docs.css.ts';

const sides = [
  { key: 'do', word: 'Do', look: good },
  { key: 'dont', word: 'Don’t', look: bad },
] as const;

/** Live examples of what to do, each beside what not to do. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return pairs.map((each) => (
    <div key={each.do.why} className={pair}>
      {sides.map(({ key, word, look }) => (
        <figure key={key} className={side}>
          <Unstyled>
            <div className={example}>{each[key].example}</div>
          </Unstyled>
          <figcaption className={caption}>
            <strong className={look}>{word}</strong>
            <Markdown>{each[key].why}</Markdown>
          </figcaption>
        </figure>
      ))}
    </div>
  ));
}

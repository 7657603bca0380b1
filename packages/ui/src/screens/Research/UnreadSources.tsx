import type { ResearchTask } from '@switchboard/api-contract/agents/research';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { cx } from '../../components/cx.ts';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { clip } from '../../format/text.ts';
import { ink, text } from '../../theme/typography.css.ts';
import { dash, dashes } from './Research.css.ts';
import { SourceLink } from './SourceLink.tsx';

/** The sources that a research could not read, each with the reason; nothing if it read all. */
export function UnreadSources({ unread = [] }: Pick<ResearchTask, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3 className={cx(text.titleSm, ink.strong)}>Could not be read</h3>
      <p className={cx(text.small, ink.muted)}>Known only from the search results.</p>
      <ul role="list" className={dashes}>
        {unread.map(({ title, url, reason }, index) => (
          <li key={index} className={dash}>
            <SourceLink url={url}>{title?.trim() || undefined}</SourceLink>
            <span className={cx(text.caption, ink.muted)}>
              {' '}
              · {reason ? clip(wordsOf(reason), 200) : 'no reason given'}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

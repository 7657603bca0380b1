import { Anchor } from '../../../components/actions/Link/Link.tsx';
import { cx } from '../../../components/cx.ts';
import { Count } from '../../../components/display/Count/Count.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { count as countFormat } from '../../../format/numbers.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { toneClass } from '../../../theme/tone.css.ts';
import { inHeader, inNav, solid } from './AttentionCount.css.ts';

interface AttentionCountProps {
  /** How many things need somebody. */
  count: number;
  /** The tone of the worst of them. */
  tone: Tone;
  /** `nav`: at the end of an item of the navigation. `header`: a link of its own. `title`: beside a heading. */
  place: 'nav' | 'header' | 'title';
  /** Where the link in the header leads. */
  href?: string;
}

/** How many things need somebody, in the tone of the worst; nothing where nothing does. */
export function AttentionCount({ count, tone, place, href = '' }: AttentionCountProps) {
  if (count === 0) return null;
  const figure = (
    <Count className={cx(toneClass[tone], solid, place === 'nav' && inNav)}>
      {countFormat(count)}
      {/* Beside a heading, the heading says it. */}
      {place === 'title' ? null : <VisuallyHidden> need attention</VisuallyHidden>}
    </Count>
  );
  return place === 'header' ? (
    <Anchor href={href} className={inHeader}>
      {figure}
    </Anchor>
  ) : (
    figure
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../layout/Card/Card.tsx';
import { cx } from '../../cx.ts';
import { PatchDrawing } from './Drawings.tsx';
import { actions, empty, small, tight, title as titleClass, words } from './EmptyState.css.ts';

interface EmptyStateProps {
  /** What there is none of. */
  title: ReactNode;
  /** One sentence: how it gets filled, or where else to look. */
  text?: ReactNode;
  /** One primary button if there is nothing yet, 'Clear search' if nothing matches. */
  action?: ReactNode;
  /** `first`: spacious, with a drawing. `no-match`: small, without one. */
  kind?: 'first' | 'no-match';
  /** Omits the dashed card, for use inside a card. */
  bare?: boolean;
  /** The level of the heading. */
  level?: 2 | 3;
}

/** Shown when there is nothing to show. */
export function EmptyState({ title, text, action, kind = 'first', bare = false, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const first = kind === 'first';
  const size = first ? 'card' : 'compact';
  const content = (
    <div className={empty({ size })}>
      {first ? <PatchDrawing /> : null}
      <Heading className={titleClass({ size })}>{title}</Heading>{' '}
      {text ? <p className={cx(words, !first && small)}>{text}</p> : null}
      {action ? <div className={cx(actions, !first && tight)}>{action}</div> : null}
    </div>
  );
  return bare ? content : <Card variant="dashed">{content}</Card>;
}

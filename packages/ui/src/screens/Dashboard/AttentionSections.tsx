import { attentionLimits, sinceId, type Attention } from '@switchboard/api-contract/attention';
import { useState } from 'react';
import { AttentionCount } from '../../blocks/attention/AttentionCount/AttentionCount.tsx';
import { useFocusAfterRemoval } from '../../blocks/proposals/useFocusAfterRemoval.ts';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { List } from '../../components/layout/List/List.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { count } from '../../format/numbers.ts';
import { worstTone } from '../../rules/attention.ts';
import { beside, columns, rest } from './attention.css.ts';
import { AttentionRow } from './AttentionRow.tsx';
import { SinceSection } from './SinceSection.tsx';

export interface AttentionSectionsProps {
  attention: Attention;
  now: Date;
  /** The address of a mend, from here and back. */
  linkTo: (to: string) => string;
  /** The address at which the assistant is asked about an item. */
  askHref?: (id: string) => string;
  /** Puts one off until tomorrow, or what was done meanwhile away; whether that was done. */
  onLater: (id: string) => Promise<boolean>;
}

/**
 * What needs attention, and beside it what was done since the member was here. Each is there only when there is
 * something; the region that announces changes always is.
 */
export function AttentionSections({ attention, now, linkTo, askHref, onLater }: AttentionSectionsProps) {
  const { items, more = 0, since } = attention;
  const [all, setAll] = useState(false);
  const [said, say] = useAnnounced(attention);
  const folds = items.items.length + more >= attentionLimits.shown + attentionLimits.folded;
  const shown = all || !folds ? items.items : items.items.slice(0, attentionLimits.shown);
  const focusAfterRemoval = useFocusAfterRemoval<HTMLDivElement>([...shown.map(({ id }) => id), since?.from].join());
  const hidden = items.items.length - shown.length;
  const total = items.items.length + more;
  const later = async (id: string) => {
    if (await onLater(id)) say(id === sinceId ? '' : 'Put off until tomorrow');
  };
  return (
    <>
      <LiveRegion message={said} />
      {total > 0 || since ? (
        <div className={cx(columns, total > 0 && since && beside)} {...focusAfterRemoval}>
          {total > 0 ? (
            <Section
              title="Needs attention"
              mark={<AttentionCount count={total} tone={worstTone(items.items)} place="title" />}
            >
              <Card clipped>
                <List aria-label="Needs attention">
                  {shown.map((item) => (
                    <AttentionRow
                      key={item.id}
                      item={item}
                      now={now}
                      linkTo={linkTo}
                      askHref={askHref?.(item.id)}
                      onLater={() => later(item.id)}
                    />
                  ))}
                </List>
                {hidden > 0 ? (
                  <div className={rest}>
                    <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
                      and {count(hidden + more)} more
                    </Button>
                  </div>
                ) : null}
                {hidden === 0 && more > 0 ? (
                  <div className={rest}>and {count(more)} more, once these are done</div>
                ) : null}
              </Card>
            </Section>
          ) : null}
          {since ? <SinceSection since={since} now={now} onClose={() => void later(sinceId)} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** What is announced: what the member did, and what is new since the page was opened, once. */
function useAnnounced({ items }: Attention): [said: string, say: (words: string) => void] {
  const [said, say] = useState('');
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(items.items.map(({ id }) => id)));
  const fresh = items.items.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) {
    setKnown(new Set([...known, ...fresh.map(({ id }) => id)]));
    say(fresh.length === 1 ? `Needs attention: ${fresh[0]?.text ?? ''}` : `${count(fresh.length)} more need attention`);
  }
  return [said, say];
}

import { attentionLimits, sinceId, type Attention, type AttentionItem } from '@switchboard/api-contract/attention';
import { useState } from 'react';
import { AlarmClock, MessageSquareText } from 'lucide-react';
import { AttentionCount } from '../../blocks/attention/AttentionCount/AttentionCount.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { cx } from '../../components/cx.ts';
import { announce } from '../../devices/announce.ts';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { List } from '../../components/layout/List/List.tsx';
import { Section } from '../../components/layout/Section/Section.tsx';
import { count } from '../../format/numbers.ts';
import { beside, columns, rest, about, actions, cause, fix, plate, row, words } from './attention.css.ts';
import { worstTone, attentionKind } from '../../rules/attention.ts';
import { RequestRow, type RequestAnswer } from './RequestRow.tsx';
import { SinceSection } from './SinceSection.tsx';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { Tooltip } from '../../components/actions/Tooltip/Tooltip.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { useBusy } from '../../components/useBusy.ts';
import type { Outcome, PressResult } from '../../format/outcome.ts';
import type { ViewState } from '../../format/viewState.ts';
import type { ProgramRequest } from '@switchboard/api-contract/requests';
import { clip } from '../../format/text.ts';
import { toneClass } from '../../theme/tone.css.ts';

interface LaterButtonProps {
  /** What is put off. */
  what: string;
  onLater: () => PressResult;
}

function LaterButton({ what, onLater }: LaterButtonProps) {
  const [later, busy] = useBusy(onLater);
  return (
    <Tooltip content="Put off until tomorrow" describes={false}>
      <Button
        size="sm"
        variant="ghost"
        icon={AlarmClock}
        aria-label={`Put off until tomorrow: ${what}`}
        busy={busy}
        onClick={() => later()}
      />
    </Tooltip>
  );
}

interface AttentionRowProps {
  item: AttentionItem;
  now: Date;
  /** Makes a link to where it is fixed, which leads back here. */
  linkTo: (to: string) => string;
  /** The address at which the assistant is asked about it. */
  askHref?: string | undefined;
  onLater: () => PressResult;
}

const wordsOf = ({ text }: AttentionItem): string => clip(text?.trim() || 'Something needs attention', 200);

/** '6 runs of Lead Generation since 08:00'; for a single one, when it was. */
function About({ item: { about: of, count: times = 1, since }, now }: Pick<AttentionRowProps, 'item' | 'now'>) {
  if (!of && since === undefined) return null;
  return (
    <div className={about}>
      {of ? <bdi>{clip(of, 200)}</bdi> : null}
      {since === undefined ? null : (
        <>
          {of ? (times > 1 ? ' since ' : ' · ') : 'Since '}
          <Time at={since} now={now} show="short" />
        </>
      )}
    </div>
  );
}

/** One attention item: what it is, a link to where it is fixed, Ask about this, and Put off. */
function AttentionRow({ item, now, linkTo, askHref, onLater }: AttentionRowProps) {
  const { icon, tone } = attentionKind(item);
  const what = wordsOf(item);
  return (
    <li className={row}>
      <span className={cx(toneClass[tone], plate)}>
        <Icon icon={icon} />
      </span>
      <div className={words}>
        <div className={cause}>
          <bdi>{what}</bdi>
          {item.sandbox ? <SandboxMark /> : null}
        </div>
        <About item={item} now={now} />
      </div>
      <span className={actions}>
        {item.action ? (
          <LinkButton size="sm" className={fix} href={linkTo(item.action.to)}>
            {clip(item.action.label, 60)}
          </LinkButton>
        ) : null}
        {askHref === undefined ? null : (
          <Tooltip content="Ask about this" describes={false}>
            <LinkButton
              size="sm"
              variant="ghost"
              icon={MessageSquareText}
              aria-label={`Ask about this: ${what}`}
              href={askHref}
            />
          </Tooltip>
        )}
        <LaterButton what={what} onLater={onLater} />
      </span>
    </li>
  );
}

/** The requests of programs that are shown, whether or not they still wait. */
export interface ShownRequests {
  /** The one that a link led to stands first, and has the focus. */
  readonly linked?: string | undefined;
  /** By their ids: the linked one, and those that the member answered. */
  readonly views: Readonly<Record<string, ViewState<ProgramRequest>>>;
  readonly onAnswer: (id: string, answer: RequestAnswer) => Promise<Outcome<unknown>>;
}

export interface AttentionSectionsProps {
  attention: Attention;
  requests: ShownRequests;
  now: Date;
  /** Makes a link to where an item is fixed, which leads back here. */
  linkTo: (to: string) => string;
  /** The address at which the assistant is asked about an item. */
  askHref?: (id: string) => string;
  /** Dismisses an item until tomorrow, or the list of what was done meanwhile. Resolves to whether that worked. */
  onLater: (id: string) => Promise<boolean>;
}

/**
 * What needs attention, and beside it what was done since the member was here. Each is there only when there is
 * something; the region that announces changes always is.
 */
export function AttentionSections({ attention, requests, now, linkTo, askHref, onLater }: AttentionSectionsProps) {
  const { items, more = 0, since } = attention;
  const [all, setAll] = useState(false);
  const news = useNews(attention);
  const rows = useRows(items.items, requests);
  const folds = rows.all.length + more >= attentionLimits.shown + attentionLimits.folded;
  const shown = all || !folds ? rows.all : rows.all.slice(0, attentionLimits.shown);
  const hidden = rows.all.length - shown.length;
  const total = items.items.length + more;
  const later = async (id: string) => {
    if (!(await onLater(id))) return false;
    if (id !== sinceId) announce('Put off until tomorrow');
    return true;
  };
  return (
    <>
      <LiveRegion message={news.words} of={news.of} />
      {rows.all.length > 0 || since ? (
        <div className={cx(columns, rows.all.length > 0 && since && beside)}>
          {rows.all.length > 0 ? (
            <Section
              title="Needs attention"
              mark={
                total > 0 ? <AttentionCount count={total} tone={worstTone(items.items)} place="title" /> : undefined
              }
            >
              <Card clipped>
                <List aria-label="Needs attention">
                  {shown.map(({ key, item, request }, index) =>
                    request === undefined ? (
                      item && (
                        <AttentionRow
                          key={key}
                          item={item}
                          now={now}
                          linkTo={linkTo}
                          askHref={askHref?.(item.id)}
                          onLater={async () => void (await later(item.id))}
                        />
                      )
                    ) : (
                      <RequestRow
                        key={key}
                        item={item}
                        view={requests.views[request]}
                        now={now}
                        linked={request === requests.linked}
                        linkTo={linkTo}
                        onAnswer={(answer) => {
                          rows.keep(request, index);
                          return requests.onAnswer(request, answer);
                        }}
                        later={
                          item && (
                            <LaterButton
                              what={wordsOf(item)}
                              onLater={async () => {
                                if (await later(item.id)) rows.drop(request);
                              }}
                            />
                          )
                        }
                      />
                    ),
                  )}
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

interface Row {
  readonly key: string;
  readonly item?: AttentionItem | undefined;
  /** The id of the request that it shows. */
  readonly request?: string | undefined;
}

/** The rows: the request that a link led to first, and those that the member answered where they stood. */
function useRows(items: readonly AttentionItem[], { linked, views }: ShownRequests) {
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const requestRow = (id: string): Row => ({
    key: id,
    request: id,
    item: items.find(({ request }) => request?.id === id),
  });
  const isThere = ({ item, request = '' }: Row) =>
    !dropped.includes(request) && (item !== undefined || (views[request]?.status ?? 'loading') !== 'loading');
  const first = (linked === undefined ? [] : [requestRow(linked)]).filter(isThere);
  const all = items
    .filter(({ request }) => !request || (request.id !== linked && places[request.id] === undefined))
    .map((item) => (item.request ? requestRow(item.request.id) : { key: item.id, item }));
  for (const [id, place] of Object.entries(places))
    if (id !== linked) all.splice(place - first.length, 0, ...[requestRow(id)].filter(isThere));
  return {
    all: [...first, ...all],
    keep: (id: string, place: number) => setPlaces((known) => ({ ...known, [id]: place })),
    drop: (id: string) => setDropped((known) => [...known, id]),
  };
}

/** What is announced: what is new since the page was opened, once. `of` differs each time. */
function useNews({ items }: Attention): { words: string; of?: string } {
  const [news, say] = useState<{ words: string; of?: string }>({ words: '' });
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(items.items.map(({ id }) => id)));
  const fresh = items.items.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) {
    setKnown(new Set([...known, ...fresh.map(({ id }) => id)]));
    say({
      words:
        fresh.length === 1 ? `Needs attention: ${fresh[0]?.text ?? ''}` : `${count(fresh.length)} more need attention`,
      of: fresh.map(({ id }) => id).join(),
    });
  }
  return news;
}

import type { AttentionItem } from '@switchboard/api-contract/attention';
import { AlarmClock, MessageSquareText } from 'lucide-react';
import { SandboxMark } from '../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { Tooltip } from '../../components/actions/Tooltip/Tooltip.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { useBusy } from '../../components/useBusy.ts';
import type { PressResult } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import { attentionKind } from '../../rules/attention.ts';
import { toneClass } from '../../theme/tone.css.ts';
import { about, actions, cause, mend, plate, row, words } from './attention.css.ts';

interface AttentionRowProps {
  item: AttentionItem;
  now: Date;
  /** The address of the mend, from here and back. */
  linkTo: (to: string) => string;
  /** The address at which the assistant is asked about it. */
  askHref?: string | undefined;
  onLater: () => PressResult;
}

/** '6 runs of Lead Generation since 08:00'; of a single one, when it was. */
function About({ item: { about: of, count = 1, since }, now }: Pick<AttentionRowProps, 'item' | 'now'>) {
  if (!of && since === undefined) return null;
  return (
    <div className={about}>
      {of ? <bdi>{clip(of, 200)}</bdi> : null}
      {since === undefined ? null : (
        <>
          {of ? (count > 1 ? ' since ' : ' · ') : 'Since '}
          <Time at={since} now={now} show="short" />
        </>
      )}
    </div>
  );
}

/** One thing that needs somebody: what it is, the way to its mend, asking about it, and putting it off. */
export function AttentionRow({ item, now, linkTo, askHref, onLater }: AttentionRowProps) {
  const { icon, tone } = attentionKind(item);
  const [later, busy] = useBusy(onLater);
  const what = clip(item.text?.trim() || 'Something needs attention', 200);
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
          <LinkButton size="sm" className={mend} href={linkTo(item.action.to)}>
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
      </span>
    </li>
  );
}

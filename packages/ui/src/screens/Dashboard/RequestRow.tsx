import type { AttentionItem } from '@switchboard/api-contract/attention';
import type { ProgramRequest } from '@switchboard/api-contract/requests';
import { KeyRound } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { cx } from '../../components/cx.ts';
import { Icon, type IconType } from '../../components/display/Icon/Icon.tsx';
import { Spinner } from '../../components/display/Spinner/Spinner.tsx';
import { useBusy } from '../../components/useBusy.ts';
import { announce } from '../../devices/announce.ts';
import { upcomingTime } from '../../format/dates.ts';
import type { Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import type { ViewState } from '../../format/viewState.ts';
import { requestLook, requestOutcome } from './requestLook.ts';
import { toneClass } from '../../theme/tone.css.ts';
import type { Tone } from '../../theme/tokens.ts';
import { about, actions, by, cause, fix, keyStart, plate, refused, row, words } from './attention.css.ts';

/** What a member can say to a request. */
export type RequestAnswer = 'allow' | 'discard';

interface FrameProps {
  icon: IconType;
  tone: Tone;
  title: string;
  children: ReactNode;
  /** Its buttons. */
  buttons?: ReactNode;
  /** It has the focus when it appears. */
  linked: boolean;
  /** When this changes, and the focus went with a button, it has the focus. */
  state: string | undefined;
}

/** The row of a request. It takes the focus itself, never a button: a second Enter would press that. */
function Frame({ icon, tone, title, children, buttons, linked, state }: FrameProps) {
  const frame = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!linked) return undefined;
    // What stands above it comes with the same drawing, and would push it out of sight.
    const drawn = requestAnimationFrame(() => frame.current?.focus());
    return () => cancelAnimationFrame(drawn);
  }, [linked]);
  const known = useRef(state);
  useLayoutEffect(() => {
    if (known.current !== state && document.activeElement === document.body) frame.current?.focus();
    known.current = state;
  }, [state]);
  return (
    <li className={row} tabIndex={-1} ref={frame}>
      <span className={cx(toneClass[tone], plate)}>
        <Icon icon={icon} />
      </span>
      <div className={words}>
        <div className={cause}>
          <bdi>{title}</bdi>
        </div>{' '}
        {children}
      </div>
      {buttons ? <span className={actions}>{buttons}</span> : null}
    </li>
  );
}

interface RequestRowProps {
  /** As it waits among what needs attention; missing once it does not, or was put off. */
  item?: AttentionItem | undefined;
  /** The request itself, where a link led to it or the member answered it. */
  view?: ViewState<ProgramRequest> | undefined;
  now: Date;
  /** A link led here. */
  linked: boolean;
  /** Makes a link to where it shows, which leads back here. */
  linkTo: (to: string) => string;
  onAnswer: (answer: RequestAnswer) => Promise<Outcome<unknown>>;
  /** Its button for putting it off, while it waits. */
  later?: ReactNode;
}

/** What a program asks for through a key: what it wants, of which key, Yes and Discard; then what came of it. */
export function RequestRow({ item, view, now, linked, linkTo, onAnswer, later }: RequestRowProps) {
  const [answered, setAnswered] = useState<RequestAnswer>();
  const [send, busy, last] = useBusy((answer: RequestAnswer) => onAnswer(answer));
  const request = view?.status === 'ready' ? view.data : undefined;
  const { state, to } = request ?? { state: item ? 'waiting' : undefined };
  const { icon, tone } = requestLook(state);
  const outcome = request ? requestOutcome(request) : '';
  const what = clip((request?.text ?? item?.text)?.trim() || 'A program asks for something', 200);
  useEffect(() => {
    if (answered && outcome !== '') announce(`${what}: ${outcome}`);
  }, [answered, what, outcome]);
  if (!item && view?.status === 'loading') return null;
  if (!item && view?.status === 'error') {
    const gone = view.kind === 'missing';
    return (
      <Frame
        icon={KeyRound}
        tone="neutral"
        title={gone ? 'This request is gone' : 'This request did not load'}
        linked={linked}
        state="gone"
        buttons={
          gone ? null : (
            <Button size="sm" busy={view.retrying} onClick={view.onRetry}>
              Try again
            </Button>
          )
        }
      >
        <div className={about}>{gone ? 'Nothing waits for an answer behind this link' : view.message}</div>
      </Frame>
    );
  }
  const details = (request?.about ?? item?.about)?.trim();
  if (outcome !== '')
    return (
      <Frame
        icon={icon}
        tone={tone}
        title={what}
        linked={linked}
        state={state}
        buttons={
          to ? (
            <LinkButton size="sm" className={fix} href={linkTo(to)}>
              {/[?&]run=/.test(to) ? 'Open the run' : 'Open it'}
            </LinkButton>
          ) : null
        }
      >
        <div className={about}>
          <bdi>{clip(outcome, 300)}</bdi>
          {state === 'doing' ? <Spinner /> : null}
        </div>
      </Frame>
    );
  const { key, start, owner, until } = request ?? item?.request ?? {};
  const answer = (next: RequestAnswer) => {
    setAnswered(next);
    send(next);
  };
  const waits = (one: RequestAnswer) => busy && last.args?.[0] !== one;
  const refusal = last.refusal && last.refusal.kind !== 'ended' ? last.refusal.message : undefined;
  return (
    <Frame
      icon={icon}
      tone={tone}
      title={what}
      linked={linked}
      state={state}
      buttons={
        <>
          <ActionButton
            needs="work"
            size="sm"
            className={fix}
            aria-label={`Yes: ${what}`}
            busy={busy && !waits('allow')}
            disabled={waits('allow')}
            onClick={() => answer('allow')}
          >
            Yes
          </ActionButton>
          <ActionButton
            needs="work"
            size="sm"
            variant="ghost"
            className={fix}
            aria-label={`Discard: ${what}`}
            busy={busy && !waits('discard')}
            disabled={waits('discard')}
            onClick={() => answer('discard')}
          >
            Discard
          </ActionButton>
          {later}
        </>
      }
    >
      {details ? (
        <div className={about}>
          <bdi>{clip(details, 300)}</bdi>
        </div>
      ) : null}{' '}
      <div className={by}>
        By the key <bdi>{start ? <span className={keyStart}>{clip(start, 20)}…</span> : (key ?? 'of a program')}</bdi>
        {owner ? (
          <>
            {' '}
            of <bdi>{clip(owner, 60)}</bdi>
          </>
        ) : null}
        {until === undefined ? null : ` · until ${upcomingTime(until, now)}`}
      </div>
      {refusal ? (
        <div className={refused} role="alert">
          {refusal}
        </div>
      ) : null}
    </Frame>
  );
}

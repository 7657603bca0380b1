import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { dayKey } from '../../../format/dates.ts';
import type { Stale } from '../../../format/viewState.ts';

interface StaleBannerProps {
  /** Since when, why, and how to try again. Undefined if the figures are fresh. */
  stale: Stale | undefined;
  /** The time, to tell today from yesterday. */
  now: Date | number;
  /** Who is not answering. */
  subject?: string;
}

/** Says how old the figures below are, and why. Nothing if they are fresh. */
export function StaleBanner({ stale, now, subject = 'The server' }: StaleBannerProps) {
  if (!stale) return null;
  const { since, reason, retrying, onRetry } = stale;
  const today = dayKey(since) === dayKey(now);
  return (
    <Banner
      tone="caution"
      role="status"
      action={
        onRetry ? (
          <Button size="sm" variant="ghost" busy={retrying} onClick={onRetry}>
            Try again
          </Button>
        ) : undefined
      }
    >
      {reason ? `${reason.replace(/[.\s]+$/, '')}.` : `${subject} does not answer.`} These figures are from{' '}
      <Time at={since} now={now} show={today ? 'time' : 'sentence'} />.
    </Banner>
  );
}

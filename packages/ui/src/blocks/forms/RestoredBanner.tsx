import type { ReactNode } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';

interface RestoredBannerProps {
  /** When the edits began; nothing is shown without it. */
  since: string | undefined;
  now: Date;
  onDiscard: () => void;
  /** The sentence before 'since …': what is back, and where it was kept. */
  children: ReactNode;
}

/** Says that edits of an earlier visit are back, and offers to discard them. */
export function RestoredBanner({ since, now, onDiscard, children }: RestoredBannerProps) {
  if (since === undefined) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      {children} since <Time at={since} now={now} show="sentence" fallback="your last visit" />.
    </Banner>
  );
}

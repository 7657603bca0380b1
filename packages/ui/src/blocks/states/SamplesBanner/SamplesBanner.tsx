import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import type { Failure } from '../../../format/viewState.ts';

interface SamplesBannerProps {
  /** Why the page's own read failed. */
  failure: Failure | undefined;
  /** What the samples replace, with its verb: 'connections below are'. */
  what: string;
}

/** Says that built-in samples replace data that could not be read. Nothing without a failure. */
export function SamplesBanner({ failure, what }: SamplesBannerProps) {
  if (!failure) return null;
  return (
    <Banner
      tone="caution"
      action={
        <Button size="sm" variant="ghost" busy={failure.retrying} onClick={failure.onRetry}>
          Try again
        </Button>
      }
    >
      {failure.message.replace(/[.\s]+$/, '')}. The {what} built-in samples, not yours.
    </Banner>
  );
}

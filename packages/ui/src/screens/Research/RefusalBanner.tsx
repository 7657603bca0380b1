import type { ReactNode } from 'react';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import type { Refusal } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import { message as messageClass } from './Research.css.ts';

interface RefusalBannerProps {
  /** The documented message. */
  message: string;
  /** Nothing is shown without one. */
  refusal: Refusal | undefined;
  action?: ReactNode;
}

/** A documented message, followed by the server's reason if the member can do something about it. */
export function RefusalBanner({ message, refusal, action }: RefusalBannerProps) {
  if (refusal === undefined) return null;
  const reason = refusal.kind === 'conflict' || refusal.kind === 'invalid' ? refusal.message.trim() : '';
  return (
    <Banner tone="critical" action={action}>
      <span className={messageClass}>{message}</span>
      {reason === '' ? null : <bdi> · {clip(reason, 300)}</bdi>}
    </Banner>
  );
}

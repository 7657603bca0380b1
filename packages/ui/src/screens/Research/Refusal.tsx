import type { ReactNode } from 'react';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { clip } from '../../format/text.ts';

import { message as messageClass } from './Research.css.ts';

interface RefusalProps {
  /** The documented message. */
  message: string;
  /** What the server said; nothing when it is undefined. */
  reason: string | undefined;
  action?: ReactNode;
}

/** A documented message and, behind it, what the server gave as the reason. */
export function Refusal({ message, reason, action }: RefusalProps) {
  if (reason === undefined) return null;
  const said = (reason.startsWith(message) ? reason.slice(message.length) : reason).replace(/^[\s.:]+/, '').trim();
  return (
    <Banner tone="critical" action={action}>
      <span className={messageClass}>{message}</span>
      {said === '' ? null : <bdi> · {clip(said, 300)}</bdi>}
    </Banner>
  );
}

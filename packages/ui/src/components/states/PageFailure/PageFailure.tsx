import type { ReactNode } from 'react';
import {
  detail as detailClass,
  actions as actionsClass,
  empty,
  title as titleClass,
  words,
} from '../EmptyState/EmptyState.css.ts';
import { LooseCordDrawing, RedLampDrawing } from '../EmptyState/Drawings.tsx';

interface PageFailureProps {
  /** What failed. */
  title: ReactNode;
  /** What it means, in one sentence. */
  message?: ReactNode;
  /** The raw error, shown as it is in monospace. */
  detail?: string;
  /** First the way out (primary), then Try again. */
  actions?: ReactNode;
  /** `down`: a red lamp. `missing`: a loose cord, for an address that does not exist. */
  drawing?: 'down' | 'missing';
}

/** Replaces a page that could not be shown. */
export function PageFailure({ title, message, detail, actions, drawing = 'down' }: PageFailureProps) {
  return (
    <section className={empty({ size: 'page' })} role={drawing === 'down' ? 'alert' : undefined}>
      {drawing === 'down' ? <RedLampDrawing /> : <LooseCordDrawing />}
      <h1 className={titleClass({ size: 'page' })} tabIndex={-1}>
        {title}
      </h1>
      {message ? <p className={words}>{message}</p> : null}
      {detail ? (
        <pre className={detailClass} role="region" tabIndex={0} aria-label="Error details">
          {detail}
        </pre>
      ) : null}
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </section>
  );
}

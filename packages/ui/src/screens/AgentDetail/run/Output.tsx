import type { ReactNode } from 'react';
import { ink, text } from '../../../theme/typography.css.ts';
import { output, outputHead } from '../AgentDetail.css.ts';

/** The full text of a result or an error; long ones scroll. */
export function Output({ title, value, children }: { title: string; value: string; children?: ReactNode }) {
  return (
    <section>
      <h3 className={`${text.label} ${ink.muted} ${outputHead}`}>{title}</h3>
      {value.trim() ? (
        <pre className={output} dir="auto" role="region" tabIndex={0} aria-label={title}>
          {value}
        </pre>
      ) : (
        <p className={ink.muted}>{children}</p>
      )}
    </section>
  );
}

import { lazy, type ReactNode } from 'react';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { LazyRegion } from '../../../components/states/LazyRegion/LazyRegion.tsx';
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

const Markdown = lazy(() =>
  import('../../../components/display/Markdown/Markdown.tsx').then((module) => ({ default: module.Markdown })),
);

/** An answer in Markdown. The renderer is loaded with the first answer; if that fails, the source text is shown. */
export function AnswerText({ answer }: { answer: string }) {
  return (
    <LazyRegion waiting={<SkeletonRows rows={4} />} failed={<Output title="Answer" value={answer} />}>
      <Markdown text={answer} />
    </LazyRegion>
  );
}

import { lazy } from 'react';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { LazyRegion } from '../../../components/states/LazyRegion/LazyRegion.tsx';
import { Output } from './Output.tsx';

const Markdown = lazy(() =>
  import('../../../components/display/Markdown/Markdown.tsx').then((module) => ({ default: module.Markdown })),
);

/** An answer in Markdown. Its reader is loaded with the first one; the answer as it was written, if it can't be. */
export function AnswerText({ text }: { text: string }) {
  return (
    <LazyRegion waiting={<SkeletonRows rows={4} />} failed={<Output title="Answer" value={text} />}>
      <Markdown text={text} />
    </LazyRegion>
  );
}

import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { part } from '../../../components/states/Part/Part.tsx';
import { Output } from './Output.tsx';

/** An answer in Markdown. Its reader is loaded with the first one; the answer as it was written, if it can't be. */
export const AnswerText = part(() => import('./Markdown.tsx').then((module) => module.Markdown), {
  waiting: () => <SkeletonRows rows={4} />,
  failed: ({ text }) => <Output title="Answer" value={text} />,
});

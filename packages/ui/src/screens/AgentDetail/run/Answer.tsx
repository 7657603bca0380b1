import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { part } from '../../../components/states/Part/Part.tsx';
import { Output } from './Output.tsx';

/** The reader of Markdown is loaded with the first answer; the answer as it was written, if it can't be. */
const Markdown = part(() => import('./Markdown.tsx').then((module) => module.Markdown), {
  waiting: () => <SkeletonRows rows={4} />,
  failed: ({ text }) => <Output title="Answer" value={text} />,
});

/** What an agent of type custom answered. */
export function Answer({ text }: { text: string }) {
  return (
    <Card as="section" aria-label="Answer">
      <CardHead title="Answer" />
      <CardBody>
        <Markdown text={text} />
      </CardBody>
    </Card>
  );
}

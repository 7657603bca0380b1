import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { AnswerText } from './AnswerText.tsx';

/** What an agent of type custom answered. */
export function Answer({ text }: { text: string }) {
  return (
    <Card as="section" aria-label="Answer">
      <CardHead title="Answer" />
      <CardBody>
        <AnswerText text={text} />
      </CardBody>
    </Card>
  );
}

import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Card, CardBody, CardFoot, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { Moment } from '../Moment.tsx';
import { AnswerText } from './AnswerText.tsx';
import { firstParagraphs } from './firstParagraphs.ts';

/** Longer answers are read in their run. */
const longest = 800;

interface LastAnswerProps {
  run: RunDetail;
  /** The address of the run. */
  href: string;
  now: Date;
}

/** What an agent of type custom answered last, when, and to what. */
export function LastAnswer({ run: { input, result, endTime }, href, now }: LastAnswerProps) {
  const answer = typeof result === 'string' ? result.trim() : '';
  if (answer === '') return null;
  const shown = firstParagraphs(answer, longest);
  return (
    <Section
      title="Last answer"
      mark={
        <span className={`${text.caption} ${ink.muted}`}>
          <Moment at={endTime} now={now} />
        </span>
      }
      actions={<Link href={href}>View run</Link>}
    >
      <Card>
        <CardHead title={<bdi>{clip(input?.trim() || 'Answer', 120)}</bdi>} />
        <CardBody>
          <AnswerText text={shown} />
        </CardBody>
        {shown === answer ? null : (
          <CardFoot>
            <Link href={href}>Read it all</Link>
          </CardFoot>
        )}
      </Card>
    </Section>
  );
}

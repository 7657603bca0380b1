import type { Lead } from '@switchboard/api-contract/agents/leadGeneration';
import type { ScorePartName } from '@switchboard/api-contract/agents/leadScore';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { StatusBadge } from '../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Bar } from '../../components/display/Bar/Bar.tsx';
import { cx } from '../../components/cx.ts';
import { Section } from '../../components/layout/Section/Section.tsx';
import { count } from '../../format/numbers.ts';
import { leadScore } from '../../rules/leadScore.ts';
import { ink, text } from '../../theme/typography.css.ts';
import * as styles from './ScoreBreakdown.css.ts';

const names: Readonly<Record<ScorePartName, string>> = {
  industry: 'Industry',
  size: 'Size',
  place: 'Place',
  keyword: 'Keyword',
  address: 'Valid address',
};
const nameOf = (part: string): string => names[part as ScorePartName] ?? part;

/** The parts of a lead's score: each with why it has its points. Nothing for a score that was not computed. */
export function ScoreBreakdown({ lead: { score, scoreParts = [] } }: { lead: Lead }) {
  if (scoreParts.length === 0) return null;
  return (
    <Section
      level={3}
      title="Score"
      className={styles.section}
      actions={<StatusBadge rule={leadScore} value={score} />}
    >
      <ul className={styles.list}>
        {scoreParts.map(({ part, points, of, why }) => (
          <li key={part} className={styles.row}>
            <span className={styles.words}>
              <span className={cx(text.body, ink.strong)}>{nameOf(part)}</span>
              <bdi className={cx(text.caption, ink.muted)}>{wordsOf(why)}</bdi>
            </span>
            <span className={styles.bar}>
              <Bar label={nameOf(part)} value={(points / of) * 100} valueText={`${points} of ${of}`} />
            </span>
            <span className={cx(styles.points, text.body, ink.muted)} aria-hidden="true">
              <strong className={ink.strong}>{count(points)}</strong> of {count(of)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

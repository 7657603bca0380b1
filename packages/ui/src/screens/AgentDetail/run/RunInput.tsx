import type { RunDetail } from '@switchboard/api-contract/runs/run';
import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { isLong } from './isLong.ts';
import { note } from './run.css.ts';
import { configurationInWords } from './configurationInWords.ts';

/** What the run worked on, and the configuration that it had. */
export function RunInput({ run: { input, configuration } }: { run: RunDetail }) {
  return (
    <Card as="section" aria-label="Input and configuration">
      <CardHead title="Input and configuration" />
      <CardBody>
        <Facts
          items={[
            {
              label: 'Input',
              value: input?.trim() ? (
                <bdi>{isLong(input) ? clip(input.trim(), 60) : input.trim()}</bdi>
              ) : (
                <span className={ink.muted}>none</span>
              ),
            },
            ...configurationInWords(configuration),
          ]}
        />
        <p className={`${text.caption} ${ink.muted} ${note}`}>
          {configuration
            ? 'As it was when the run first started.'
            : 'The configuration is kept with the run when it starts.'}
        </p>
      </CardBody>
    </Card>
  );
}

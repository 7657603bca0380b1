import type { Template } from '@switchboard/api-contract/agents/email';
import { CellText } from '../../blocks/records/CellText/CellText.tsx';
import { aboveRecordName, grows, opensRecord } from '../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { OpenRecord, type RowParts } from '../../blocks/records/RecordsSection/rowParts.tsx';
import { cx } from '../../components/cx.ts';
import { Chip } from '../../components/display/Chip/Chip.tsx';
import { Time } from '../../components/display/Time/Time.tsx';
import { Card } from '../../components/layout/Card/Card.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { count } from '../../format/numbers.ts';
import { clip } from '../../format/text.ts';
import { clamp2, ink, text } from '../../theme/typography.css.ts';

interface TemplateCardsProps extends Pick<RowParts<Template>, 'select'> {
  templates: readonly Template[];
  now: Date;
  onOpen: (template: Template) => void;
}

/** Templates as cards. The whole card opens the detail with the content. */
export function TemplateCards({ templates, now, onOpen, select }: TemplateCardsProps) {
  return (
    <Grid columns={3} as="ul">
      {templates.map((template) => (
        <Card key={template.id} as="li" padded className={opensRecord}>
          <Stack gap={3}>
            <Stack gap={1}>
              <Row gap={3} justify="between" align="start">
                {select ? <span className={aboveRecordName}>{select(template)}</span> : null}
                <h3 className={cx(text.titleSm, ink.strong, clamp2, grows)}>
                  <OpenRecord onOpen={() => onOpen(template)}>
                    <bdi>{clip(template.name?.trim() || 'Unnamed template', 80)}</bdi>
                  </OpenRecord>
                </h3>
                {template.category?.trim() ? <Chip>{clip(template.category.trim(), 40)}</Chip> : null}
              </Row>
              <p className={text.small}>
                <CellText max={120}>{template.subject}</CellText>
              </p>
            </Stack>
            <p className={cx(text.caption, ink.muted)}>
              {template.usage === 0 ? (
                'Not used yet'
              ) : (
                <>
                  Used {count(template.usage)} {template.usage === 1 ? 'time' : 'times'} · last{' '}
                  <Time at={template.lastUsed} now={now} />
                </>
              )}
            </p>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

import { useId, type ReactNode } from 'react';
import { Facts, type Fact } from '../../../components/display/Facts/Facts.tsx';
import { Meter } from '../../../components/display/Meter/Meter.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { SampleMark } from '../../marks/SampleMark/SampleMark.tsx';
import { SandboxMark } from '../../marks/SandboxMark/SandboxMark.tsx';
import { SkeletonRows } from '../../records/SkeletonRows/SkeletonRows.tsx';
import { figuresBeside } from '../agents.css.ts';

/** A bar with its figure. */
export interface AnalyticsMeter {
  readonly label: string;
  /** Percent; a dash if there is none. */
  readonly value: number | undefined;
  /** Replaces the percentage: '29 of 50'. */
  readonly text?: string;
}

interface AnalyticsCardProps {
  title: string;
  sample?: boolean;
  /** The figures are the sandbox's: see `areFiguresFromSandbox`. */
  sandbox?: boolean;
  /** Left out while they load. */
  meters?: readonly AnalyticsMeter[];
  /** Figures without a bar, beside the meters. */
  facts?: readonly Fact[];
  actions?: ReactNode;
  /** The heading level: 2 if no section surrounds the card. */
  level?: 2 | 3;
}

/** The agent's performance, in bars and figures. */
export function AnalyticsCard({ title, sample, sandbox, meters, facts, actions, level }: AnalyticsCardProps) {
  const id = useId();
  const bars = (
    <Stack gap={5}>
      {meters?.map((meter) => (
        <Meter key={meter.label} {...meter} />
      ))}
    </Stack>
  );
  return (
    <Card as="section" aria-labelledby={id} aria-busy={meters === undefined || undefined}>
      <CardHead
        id={id}
        level={level}
        title={title}
        mark={sample ? <SampleMark /> : sandbox ? <SandboxMark /> : undefined}
        actions={actions}
      />
      {meters === undefined ? (
        <SkeletonRows rows={3} />
      ) : (
        <CardBody>
          {facts ? (
            <Grid columns={2} className={figuresBeside}>
              {bars}
              <Facts align="end" items={facts} />
            </Grid>
          ) : (
            bars
          )}
        </CardBody>
      )}
    </Card>
  );
}

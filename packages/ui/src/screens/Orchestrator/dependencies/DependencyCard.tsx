import type { OrchestratorTask } from '@switchboard/api-contract/agents/orchestrator';
import { useId, useMemo } from 'react';
import { SampleMark } from '../../../blocks/marks/SampleMark/SampleMark.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { cx } from '../../../components/cx.ts';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { plural } from '../../../format/numbers.ts';
import { orchestratorTaskStatus } from '../../../rules/tasks.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { dependencyGraph, nameOfTask, waitsFor } from './dependencyGraph.ts';
import { list, words } from '../Orchestrator.css.ts';
import { DependencyDrawing } from './DependencyDrawing.tsx';

interface DependencyCardProps {
  tasks: ReadonlyMap<string, OrchestratorTask>;
  sample: boolean;
}

/** Which tasks wait for which, as a drawing and as a list. Renders nothing if no task waits. */
export function DependencyCard({ tasks, sample }: DependencyCardProps) {
  const id = useId();
  const graph = useMemo(() => dependencyGraph(tasks), [tasks]);
  const drawn = new Set(graph.nodes.map((node) => node.id));
  const waiting = [...tasks.values()].filter((task) => drawn.has(task.id) && waitsFor(task).length > 0);
  if (waiting.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHead id={id} title="Dependencies" mark={sample ? <SampleMark /> : undefined} />
      <CardBody>
        <Grid columns={2} align="start">
          <DependencyDrawing graph={graph} />
          <Stack gap={3}>
            <ul role="list" className={list}>
              {waiting.map((task) => (
                <li key={task.id}>
                  <Row justify="between" align="start" gap={3} wrap>
                    <div className={words}>
                      <p className={ink.strong}>
                        <bdi>{nameOfTask(task, task.id)}</bdi>
                      </p>
                      <p className={ink.muted}>
                        after{' '}
                        {waitsFor(task).map((each, index) => (
                          <span key={each}>
                            {index === 0 ? '' : ', '}
                            <bdi>{nameOfTask(tasks.get(each), each)}</bdi>
                          </span>
                        ))}
                      </p>
                    </div>
                    <StatusBadge rule={orchestratorTaskStatus} value={task.status} />
                  </Row>
                </li>
              ))}
            </ul>
            {graph.leftOut > 0 ? (
              <p className={cx(text.caption, ink.muted)}>
                The queue shows {plural(graph.leftOut, 'more waiting task')}.
              </p>
            ) : null}
          </Stack>
        </Grid>
      </CardBody>
    </Card>
  );
}

import { addresses } from '@switchboard/api-contract/runs/addresses';
import type { CostlyRun, Usage } from '@switchboard/api-contract/usage';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { AgentMark } from '../../../blocks/agents/AgentMark/AgentMark.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Card, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Table, type Column } from '../../../components/layout/Table/Table.tsx';
import { dateTime } from '../../../format/dates.ts';
import { money, plural } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';

const columns = (now: Date, currency: string, zone: string | undefined): readonly Column<CostlyRun>[] => [
  {
    key: 'run',
    header: 'Run',
    cell: ({ agentId, runId, result }) => (
      <Link href={addresses.run(agentId, runId)}>{clip(wordsOf(result).trim(), 80) || 'Run'}</Link>
    ),
  },
  {
    key: 'agent',
    header: 'Agent',
    cell: ({ agentId, name }) => (
      <Row gap={2}>
        <AgentMark agent={agentId} size="sm" />
        <bdi>{clip(name ?? 'A deleted agent', 60)}</bdi>
      </Row>
    ),
  },
  { key: 'by', header: 'Started by', cell: startedBy },
  { key: 'start', header: 'Start', cell: ({ at }) => dateTime(at, now, zone) },
  { key: 'cost', header: 'Cost', align: 'end', cell: ({ cost }) => <strong>{money(cost, currency)}</strong> },
];

/** 'Ada Brandt', 'schedule', 'workflow Poland outreach'. */
function startedBy({ trigger, startedBy: name }: CostlyRun): string {
  if (trigger === 'workflow') return clip(`workflow ${name ?? ''}`.trim(), 60);
  return clip((trigger === 'schedule' ? undefined : name) ?? trigger ?? '–', 60);
}

/** The runs that cost the most, each with a link. */
export function CostliestRunsCard({ usage, now }: { usage: Usage; now: Date }) {
  const { currency, zone, runs, dearest } = usage;
  return (
    <Card as="section" clipped aria-labelledby="dearest">
      <CardHead id="dearest" title="Most expensive runs" />
      <Table
        label="Runs by cost"
        columns={columns(now, currency, zone)}
        rows={dearest.items}
        rowKey={({ runId }) => runId}
        empty="No run has cost anything"
        foot={
          <span>
            {runs === undefined ? '' : `Of ${plural(runs, 'run')} · `}
            {zone === undefined ? '' : `times in ${zone}`}
          </span>
        }
      />
    </Card>
  );
}

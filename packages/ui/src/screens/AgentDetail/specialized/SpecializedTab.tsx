import type { ComponentType } from 'react';
import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { noRows } from '@switchboard/api-contract/wire';
import { Download } from 'lucide-react';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import {
  contactTable,
  emailTable,
  eventTable,
  leadTable,
  locationTable,
  researchTable,
  workflowTable,
} from './specialTables.tsx';
import { FigureTiles } from '../../../blocks/agents/AgentPage/FigureTiles.tsx';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { areFromSandbox, MarkedCell, sandboxMarkOf } from '../../../blocks/records/RecordsSection/rowParts.tsx';
import { RunNow, type RunNowControl } from '../../../blocks/runs/RunNow/RunNow.tsx';
import { SandboxMark } from '../../../blocks/marks/SandboxMark/SandboxMark.tsx';
import { SampleMark } from '../../../blocks/marks/SampleMark/SampleMark.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { Table } from '../../../components/layout/Table/Table.tsx';
import { zoneName } from '../../../format/dates.ts';
import type { ExportRecords } from '../../../format/exportFile.ts';
import { count, plural } from '../../../format/numbers.ts';
import type { SpecialTable } from './SpecialTable.tsx';

interface SpecialDashboardProps {
  agent: AgentDetail;
  /** The run that brings records. */
  runNow: RunNowControl;
  now: Date;
  onExport: ExportRecords;
}

const idOf = (row: object): string => ('id' in row && typeof row.id === 'string' ? row.id : '');

/** Four figures and the first records of one type of agent, as described by `table`. */
function SpecialDashboard<Row extends object>({
  table,
  agent,
  runNow,
  now,
  onExport,
}: SpecialDashboardProps & { table: SpecialTable<Row> }) {
  const { title, one, many, columns, exported, empty } = table;
  const limit = limits.shown[many];
  const rows = agent.specialData ? table.rows(agent.specialData) : noRows;
  const shown = rows.items.slice(0, limit);
  const mark = sandboxMarkOf(shown);
  const all = rows.items.length + rows.leftOut;
  const [save, saving] = useBusy(onExport);
  return (
    <Stack gap={6}>
      <FigureTiles figures={table.figures} data={{ ...rows, agent }} />
      <Section
        title={title}
        mark={agent.specialData?.sample ? <SampleMark /> : areFromSandbox(shown) ? <SandboxMark /> : undefined}
        actions={
          exported ? (
            <Button
              size="sm"
              icon={Download}
              busy={saving}
              disabledReason={
                shown.length === 0
                  ? 'There is nothing to export'
                  : agent.specialData?.sample
                    ? 'Samples can’t be exported'
                    : undefined
              }
              onClick={() => save({ collection: exported.collection, format: exported.format, ids: shown.map(idOf) })}
            >
              {exported.label}
            </Button>
          ) : undefined
        }
      >
        {all === 0 ? (
          <EmptyState level={3} title={`No ${many} yet`} text={empty} action={<RunNow {...runNow} />} />
        ) : (
          <Card clipped>
            <Table
              label={`First ${limit} ${many}`}
              columns={columns.map(({ header, cell, align, tight }, index) => ({
                key: header,
                header,
                align,
                tight,
                cell: (row: Row) =>
                  index === 0 ? <MarkedCell mark={mark(row)}>{cell(row, now)}</MarkedCell> : cell(row, now),
              }))}
              rows={shown}
              rowKey={idOf}
              foot={
                <>
                  <span>
                    {all > shown.length
                      ? `First ${count(shown.length)} of ${plural(all, one, many)}`
                      : plural(all, one, many)}{' '}
                    · times in {zoneName(now)}
                  </span>
                  <LeftOut count={rows.leftOut} one={one} many={many} />
                </>
              }
            />
          </Card>
        )}
      </Section>
    </Stack>
  );
}

/** The dashboard of each agent type that has one. */
const dashboards: Readonly<Record<string, ComponentType<SpecialDashboardProps>>> = {
  lead_generation: (props) => <SpecialDashboard table={leadTable} {...props} />,
  email_automation: (props) => <SpecialDashboard table={emailTable} {...props} />,
  calendar_management: (props) => <SpecialDashboard table={eventTable} {...props} />,
  business_scraper: (props) => <SpecialDashboard table={locationTable} {...props} />,
  research: (props) => <SpecialDashboard table={researchTable} {...props} />,
  contacts_sync: (props) => <SpecialDashboard table={contactTable} {...props} />,
  orchestrator: (props) => <SpecialDashboard table={workflowTable} {...props} />,
};

/** The dashboard of the agent's type, or a sentence if it has none. */
export function SpecializedTab(props: SpecialDashboardProps) {
  const { type } = props.agent;
  const Dashboard = Object.hasOwn(dashboards, type) ? dashboards[type] : undefined;
  if (Dashboard) return <Dashboard {...props} />;
  return <EmptyState kind="no-match" title="Specialized dashboard not available for this agent type." />;
}

import { assistantUser, type Usage } from '@switchboard/api-contract/usage';
import { Bell, Bot, ChevronLeft, ChevronRight, Download, UserRound } from 'lucide-react';
import { AgentMark } from '../../../blocks/agents/AgentMark/AgentMark.tsx';
import { ServiceMark } from '../../../blocks/marks/ServiceMark/ServiceMark.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Mark } from '../../../components/display/Mark/Mark.tsx';
import { Skeleton } from '../../../components/display/Skeleton/Skeleton.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { plural } from '../../../format/numbers.ts';
import type { ViewState } from '../../../format/viewState.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { BudgetCard } from './BudgetCard.tsx';
import { DaysCard } from './DaysCard.tsx';
import { CostliestRunsCard } from './CostliestRunsCard.tsx';
import { monthAfter, monthName } from './month.ts';
import { SharesCard } from './SharesCard.tsx';
import { heading } from './Usage.css.ts';
import { unitsUsed } from './unitWords.ts';

export interface UsagePanelProps {
  usage: ViewState<Usage>;
  now: Date;
  /** The month that is shown, `YYYY-MM`. */
  month: string;
  /** The month that it is now. */
  latest: string;
  onMonthChange: (month: string) => void;
  /** Opens the dialog of budgets. */
  onBudget: () => void;
  /** Opens the price table. */
  onPrices: () => void;
  /** Saves the month as a file, or reports the failure itself. */
  onExport: () => Promise<void>;
}

/** What the organisation used in a month and what that cost: by day, agent and service, and against its budget. */
export function UsagePanel({ usage, now, month, latest, onMonthChange, onPrices, onExport, ...rest }: UsagePanelProps) {
  const [save, saving] = useBusy(onExport);
  return (
    <Stack gap={4}>
      <Row justify="between" wrap gap={3}>
        <Row gap={1}>
          <Button
            variant="ghost"
            size="sm"
            icon={ChevronLeft}
            aria-label={`Show ${monthName(monthAfter(month, -1))}`}
            onClick={() => onMonthChange(monthAfter(month, -1))}
          />
          <h2 className={`${text.title} ${heading}`}>{monthName(month)}</h2>
          <LiveRegion message={monthName(month)} />
          <Button
            variant="ghost"
            size="sm"
            icon={ChevronRight}
            aria-label={`Show ${monthName(monthAfter(month, 1))}`}
            disabledReason={month >= latest ? 'This is the current month' : undefined}
            onClick={() => onMonthChange(monthAfter(month, 1))}
          />
        </Row>
        <Row gap={2}>
          <Button onClick={onPrices}>Prices</Button>
          <Button
            icon={Download}
            busy={saving}
            disabledReason={usage.status === 'ready' ? undefined : 'There is nothing to export yet'}
            onClick={save}
          >
            Export
          </Button>
        </Row>
      </Row>
      <ViewRegion view={usage} name="usage" now={now} loading={<Placeholders />}>
        {(read) => <Month usage={read} now={now} current={month === latest} onPrices={onPrices} {...rest} />}
      </ViewRegion>
    </Stack>
  );
}

const Placeholders = () => (
  <Stack gap={4}>
    {[120, 248, 200].map((height) => (
      <Card key={height} padded>
        <Skeleton height={height} />
      </Card>
    ))}
  </Stack>
);

type MonthProps = Pick<UsagePanelProps, 'now' | 'onBudget' | 'onPrices'> & { usage: Usage; current: boolean };

function Month({ usage, now, current, onBudget, onPrices }: MonthProps) {
  const { byAgent, byService, currency, runs } = usage;
  const unpriced = byService.items.filter(({ missing }) => missing.items.length > 0);
  return (
    <Stack gap={4}>
      <BudgetCard usage={usage} now={now} current={current} onBudget={onBudget} />
      <DaysCard usage={usage} now={now} />
      {byService.items.length === 0 ? (
        <Card padded>
          <p className={ink.muted}>No service was called in {monthName(usage.month)}.</p>
        </Card>
      ) : (
        <>
          <Grid columns={2} align="start">
            <SharesCard
              id="by-agent"
              title="By agent"
              currency={currency}
              parts={byAgent.items.map(({ agentId, name, cost, unknown }) => ({
                key: agentId,
                mark: <UserMark agentId={agentId} />,
                name: name ?? 'A deleted agent',
                cost,
                unknown,
              }))}
              foot={plural(runs ?? 0, 'run')}
            />
            <SharesCard
              id="by-service"
              title="By service"
              currency={currency}
              parts={byService.items.map(({ service, name = service, units, unit, cost, unknown }) => ({
                key: service,
                mark: <ServiceMark service={service} size="sm" />,
                name,
                used: unitsUsed(units, unit),
                cost,
                unknown,
                free: 'free',
              }))}
              foot={<Unpriced names={unpriced.map(({ service, name = service }) => name)} onPrices={onPrices} />}
            />
          </Grid>
          <CostliestRunsCard usage={usage} now={now} />
        </>
      )}
    </Stack>
  );
}

const users = { [assistantUser]: Bot, notifications: Bell, other: UserRound } as const;

/** An agent's mark, or that of who else calls services. */
function UserMark({ agentId }: { agentId: string }) {
  const icon = Object.hasOwn(users, agentId) ? users[agentId as keyof typeof users] : undefined;
  return icon ? <Mark size="sm" variant="plate" icon={icon} /> : <AgentMark agent={agentId} size="sm" />;
}

/** Says which services have no price, and leads to the table of them. */
function Unpriced({ names, onPrices }: { names: readonly string[]; onPrices: () => void }) {
  if (names.length === 0) return 'Everything that was used has a price';
  const [first = ''] = names;
  return (
    <>
      <span>
        {names.length === 1
          ? `${first} has no price yet, so it is not included`
          : `${first} and ${names.length - 1} more have no price yet, so they are not included`}
      </span>
      <Button variant="ghost" size="sm" onClick={onPrices}>
        Set a price
      </Button>
    </>
  );
}

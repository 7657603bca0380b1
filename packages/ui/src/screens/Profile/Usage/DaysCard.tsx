import type { Usage } from '@switchboard/api-contract/usage';
import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BarChart } from '../../../charts/BarChart/BarChart.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card, CardBody, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Table } from '../../../components/layout/Table/Table.tsx';
import { dayKey, longDay } from '../../../format/dates.ts';
import { money } from '../../../format/numbers.ts';
import { daysIn } from './month.ts';

/** What each day of a month has cost, as bars or as a table. */
export function DaysCard({ usage, now }: { usage: Usage; now: Date }) {
  const [asTable, setAsTable] = useState(false);
  const { currency, month, zone } = usage;
  const bars = useMemo(() => {
    const costs = new Map(usage.byDay.items.map(({ date, cost }) => [date, cost]));
    const today = dayKey(now, zone);
    return Array.from({ length: daysIn(month) }, (_, index) => {
      const key = `${month}-${String(index + 1).padStart(2, '0')}`;
      const isNamed = index === 0 || (index + 1) % 5 === 0 || key === today;
      return {
        key,
        label: isNamed ? String(index + 1) : '',
        longLabel: longDay(`${key}T12:00:00Z`, 'UTC'),
        value: costs.get(key),
        today: key === today,
      };
    });
  }, [usage.byDay, month, zone, now]);
  const inMoney = (value: number) => money(value, currency);
  return (
    <Card as="section" clipped aria-labelledby="by-day">
      <CardHead
        id="by-day"
        title="By day"
        actions={
          <Button
            variant="ghost"
            size="sm"
            icon={Table2}
            aria-pressed={asTable}
            onClick={() => setAsTable((before) => !before)}
          >
            As a table
          </Button>
        }
      />
      {asTable ? (
        <Table
          label="Cost by day"
          columns={[
            { key: 'day', header: 'Day', cell: ({ longLabel }) => longLabel },
            { key: 'cost', header: 'Cost', align: 'end', cell: ({ value }) => money(value, currency) },
          ]}
          rows={bars.filter(({ value }) => value !== undefined)}
          rowKey={({ key }) => key}
        />
      ) : (
        <CardBody>
          <BarChart label="Cost by day" heads={['Day', 'Cost']} bars={bars} format={inMoney} many />
        </CardBody>
      )}
    </Card>
  );
}

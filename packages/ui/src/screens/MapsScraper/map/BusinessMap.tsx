import type { Business } from '@switchboard/api-contract/agents/mapsScraper';
import { useMemo, useState } from 'react';
import { FilterBar } from '../../../components/actions/FilterBar/FilterBar.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { cx } from '../../../components/cx.ts';
import { count, plural } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { Dot } from './Dot.tsx';
import { columns, legend } from './Map.css.ts';
import { mapAreas } from './mapAreas.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapList } from './MapList.tsx';

interface BusinessMapProps {
  businesses: readonly Business[];
  /** The place that is shown; '' for the one with the most businesses. */
  place: string;
  onPlaceChange: (place: string) => void;
  onOpen: (business: Business) => void;
}

/** Businesses around the place that they were searched in, with a list beside them. */
export function BusinessMap({ businesses, place, onPlaceChange, onOpen }: BusinessMapProps) {
  const areas = useMemo(() => mapAreas(businesses), [businesses]);
  const [chosenId, setChosenId] = useState('');
  const area = areas.find((one) => one.place === place) ?? areas[0];
  if (!area) {
    return (
      <EmptyState
        level={3}
        title="Nothing to draw"
        text="None of these businesses has coordinates and a place that it was searched in. The table lists them."
      />
    );
  }
  const { points } = area;
  const chosen = points.find(({ business }) => business.id === chosenId) ?? points[0];
  const verified = points.filter(({ business }) => business.status === 'verified').length;
  const without = businesses.length - areas.reduce((sum, one) => sum + one.points.length, 0);
  const open = ({ business }: (typeof points)[number]) => {
    setChosenId(business.id);
    onOpen(business);
  };
  return (
    <Stack gap={3}>
      {areas.length > 1 ? (
        <FilterBar
          label="Place"
          options={areas.map((one) => ({ value: one.place, label: clip(one.place, 40), count: one.points.length }))}
          value={area.place}
          onValueChange={onPlaceChange}
        />
      ) : null}
      <Card clipped>
        <div className={columns}>
          <MapDrawing area={area} chosen={chosen} onOpen={open} />
          <MapList
            key={area.place}
            points={points}
            chosen={chosen}
            onChoose={({ business }) => setChosenId(business.id)}
            onOpen={open}
          />
        </div>
        <Row justify="between" wrap className={cx(legend, text.caption, ink.muted)}>
          <Row gap={4} wrap>
            <Row gap={2}>
              <Dot isVerified /> Verified, {count(verified)}
            </Row>
            <Row gap={2}>
              <Dot isVerified={false} /> New, {count(points.length - verified)}
            </Row>
            <span>
              <span aria-hidden="true">+ </span>Centre of the search
            </span>
          </Row>
          {without > 0 ? (
            <span>{plural(without, 'business', 'businesses')} without coordinates only in the table</span>
          ) : null}
        </Row>
      </Card>
    </Stack>
  );
}

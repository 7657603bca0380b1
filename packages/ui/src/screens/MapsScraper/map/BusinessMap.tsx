import type { Business } from '@switchboard/api-contract/agents/mapsScraper';
import { useMemo, useState } from 'react';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { FilterBar } from '../../../components/actions/FilterBar/FilterBar.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { cx } from '../../../components/cx.ts';
import { count, plural, decimal } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import {
  columns,
  legend,
  listColumn,
  chosenRow,
  list,
  listFoot,
  name,
  row,
  details,
  words,
  dot,
  verifiedDot,
} from './Map.css.ts';
import { mapAreas, type MapPoint } from './mapAreas.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { recordName, opensRecord } from '../../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { List } from '../../../components/layout/List/List.tsx';
import { businessStatus, rating } from '../../../rules/records.ts';

/** The mark of a business beside its words: filled if it is verified. */
const Dot = ({ isVerified }: { isVerified: boolean }) => (
  <span className={cx(dot, isVerified && verifiedDot)} aria-hidden="true" />
);

/** How many are listed at first, and how many more at each press. */
const FIRST = 8;
const MORE = 200;

interface MapListProps {
  points: readonly MapPoint[];
  chosen: MapPoint | undefined;
  /** The pointer or the focus is on a point. */
  onChoose: (point: MapPoint) => void;
  onOpen: (point: MapPoint) => void;
}

/** What the map shows, as a list: each entry is chosen by pointer or focus, and opens. */
function MapList({ points, chosen, onChoose, onOpen }: MapListProps) {
  const [limit, setLimit] = useState(FIRST);
  const left = points.length - limit;
  const listed = `${count(Math.min(limit, points.length))} of ${count(points.length)} by rating`;
  return (
    <div className={listColumn}>
      <List className={list} aria-label="Businesses on the map">
        {points.slice(0, limit).map((point) => (
          <MapRow
            key={point.business.id}
            point={point}
            isChosen={point === chosen}
            onChoose={() => onChoose(point)}
            onOpen={() => onOpen(point)}
          />
        ))}
      </List>
      <Row justify="between" className={cx(listFoot, text.caption, ink.muted)}>
        <span>{listed}</span>
        <LiveRegion message={limit > FIRST ? listed : ''} />
        {left > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => setLimit(limit + MORE)}>
            {left > MORE ? `Show ${MORE} more` : 'Show all'}
          </Button>
        ) : null}
      </Row>
    </div>
  );
}

interface MapRowProps {
  point: MapPoint;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

function MapRow({ point: { business, miles }, isChosen, onChoose, onOpen }: MapRowProps) {
  const { status, category } = business;
  return (
    <li className={cx(row, opensRecord, isChosen && chosenRow)}>
      <Dot isVerified={status === 'verified'} />
      <span className={words}>
        <button
          type="button"
          className={cx(recordName, name)}
          onClick={onOpen}
          onFocus={onChoose}
          onPointerEnter={onChoose}
        >
          <bdi>{clip(business.name?.trim() || 'Unnamed business', 120)}</bdi>
          <VisuallyHidden>, {businessStatus(status).label}</VisuallyHidden>
        </button>
        <span className={details}>
          {[clip(category?.trim() ?? '', 60), `${decimal(miles)} miles`].filter(Boolean).join(' · ')}
        </span>
      </span>
      <StatusBadge rule={rating} value={business.rating} />
    </li>
  );
}

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
  const undrawn = businesses.length - areas.reduce((sum, one) => sum + one.points.length, 0);
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
          {undrawn > 0 ? (
            <span>{plural(undrawn, 'business', 'businesses')} without coordinates only in the table</span>
          ) : null}
        </Row>
      </Card>
    </Stack>
  );
}

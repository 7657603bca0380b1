import { useState } from 'react';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { opener, opens } from '../../../blocks/records/RecordsSection/RecordsSection.css.ts';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { cx } from '../../../components/cx.ts';
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.tsx';
import { List } from '../../../components/layout/List/List.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { count, decimal } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { businessStatus } from '../../../rules/businessStatus.ts';
import { rating } from '../../../rules/rating.ts';
import { ink, text } from '../../../theme/typography.css.ts';
import { Dot } from './Dot.tsx';
import { beside, chosenRow, list, more, name, row, sub, words } from './Map.css.ts';
import type { MapPoint } from './mapAreas.ts';

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
export function MapList({ points, chosen, onChoose, onOpen }: MapListProps) {
  const [limit, setLimit] = useState(FIRST);
  const left = points.length - limit;
  return (
    <div className={beside}>
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
      <Row justify="between" className={cx(more, text.caption, ink.muted)}>
        <span role="status">
          {count(Math.min(limit, points.length))} of {count(points.length)} by rating
        </span>
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
    <li className={cx(row, opens, isChosen && chosenRow)}>
      <Dot isVerified={status === 'verified'} />
      <span className={words}>
        <button
          type="button"
          className={cx(opener, name)}
          onClick={onOpen}
          onFocus={onChoose}
          onPointerEnter={onChoose}
        >
          <bdi>{clip(business.name?.trim() || 'Unnamed business', 120)}</bdi>
          <VisuallyHidden>, {businessStatus(status).label}</VisuallyHidden>
        </button>
        <span className={sub}>
          {[clip(category?.trim() ?? '', 60), `${decimal(miles)} miles`].filter(Boolean).join(' · ')}
        </span>
      </span>
      <StatusBadge rule={rating} value={business.rating} />
    </li>
  );
}

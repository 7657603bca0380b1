import { cx } from '../../../components/cx.ts';
import { decimal, plural } from '../../../format/numbers.ts';
import { clip } from '../../../format/text.ts';
import { percentOf, type MapArea, type MapPoint } from './mapAreas.ts';
import {
  chosenName,
  chosenRing,
  cross,
  edge,
  ground,
  label,
  measure,
  north,
  placeName,
  pressable,
  rings,
  scale,
  square,
  toTheLeft,
  unverified,
  verified,
} from './Map.css.ts';

/** Parts of the reach that have a ring. */
const RINGS = [0.2, 0.4, 1] as const;
/** The part of the reach that the scale shows. */
const SCALE = 0.4;
/** From here on, in percent, the name of a point stands to its left. */
const TURN = 58;

const percent = (value: number) => `${value}%`;
const miles = (value: number) => plural(Number(decimal(value, 2).replaceAll(',', '')), 'mile');

interface MapDrawingProps {
  area: MapArea;
  chosen: MapPoint | undefined;
  /** A point was pressed. */
  onOpen: (point: MapPoint) => void;
}

/** Businesses around a place, without any map from elsewhere. Exposed as one image: the list beside it is the same. */
export function MapDrawing({ area: { place, radius, reach, points }, chosen, onOpen }: MapDrawingProps) {
  const at = ({ left, top }: MapPoint) => ({ cx: percent(left), cy: percent(top) });
  return (
    <div
      role="img"
      aria-label={`${plural(points.length, 'business', 'businesses')} around ${clip(place, 80)}, ${miles(reach)} in every direction. The list names them.`}
      dir="ltr"
      className={ground}
    >
      <div className={square} aria-hidden="true">
        <svg className={rings}>
          {RINGS.map((part) => (
            <circle
              key={part}
              className={cx(part === 1 && reach === radius && edge)}
              cx="50%"
              cy="50%"
              r={percent(percentOf(part, 1))}
            />
          ))}
        </svg>
        {RINGS.map((part) => (
          <span key={part} className={label} style={{ left: '50%', top: percent(50 - percentOf(part, 1)) }}>
            {decimal(part * reach, 1)} mi
          </span>
        ))}
        <svg className={rings}>
          <svg x="50%" y="50%" overflow="visible">
            <path className={cross} d="M0 -6v12M-6 0h12" />
          </svg>
          {points.map((point) => (
            <circle
              key={point.business.id}
              className={cx(pressable, point.business.status === 'verified' ? verified : unverified)}
              r={point === chosen ? 8 : 5}
              onClick={() => onOpen(point)}
              {...at(point)}
            />
          ))}
          {chosen ? <circle className={chosenRing} r={14} {...at(chosen)} /> : null}
        </svg>
        <span className={cx(label, placeName)} style={{ left: '50%', top: '50%' }}>
          {place}
        </span>
        {chosen ? (
          <span
            className={cx(chosenName, chosen.left > TURN && toTheLeft)}
            style={{ left: percent(chosen.left), top: percent(chosen.top) }}
          >
            {chosen.business.name}
          </span>
        ) : null}
        <span className={scale}>
          <span className={measure} style={{ width: percent(percentOf(SCALE, 1)) }} />
          {miles(SCALE * reach)}
        </span>
      </div>
      <span className={north} aria-hidden="true">
        <svg width="12" height="26" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
          <path d="M6 25V1M1 7 6 1l5 6" />
        </svg>
        N
      </span>
    </div>
  );
}

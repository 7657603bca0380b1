import { RefreshCw } from 'lucide-react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { timeWithSeconds, toDate, fullDateTime, type Instant } from '../../../format/dates.ts';
import { asOf as asOfClass, control, room } from '../states.css.ts';

interface RefreshControlProps {
  /** When the figures were fetched; without it, its space stays empty. */
  asOf?: Instant;
  /** Fetches the figures again. */
  onRefresh: () => void;
  /** They are being fetched: a spinner, and presses do nothing. */
  busy?: boolean;
  /** 'Refresh Data' on some pages. */
  label?: string;
  /** Outlined where it stands alone. */
  variant?: 'secondary' | 'ghost';
}

/** 'As of 09:41:20' and a button that fetches again. */
export function RefreshControl({ asOf, onRefresh, busy, label = 'Refresh', variant = 'ghost' }: RefreshControlProps) {
  const date = toDate(asOf);
  return (
    <div className={control}>
      {date ? (
        <span className={asOfClass}>
          As of{' '}
          <time dateTime={date.toISOString()} title={fullDateTime(date)}>
            {timeWithSeconds(date)}
          </time>
        </span>
      ) : (
        <span className={room} />
      )}
      <Button size="sm" variant={variant} icon={RefreshCw} busy={busy} onClick={onRefresh}>
        {label}
      </Button>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';

/** What one tile says. */
export interface FigureValue {
  /** Formatted; a dash when there is none. */
  readonly figure: ReactNode;
  readonly unit?: ReactNode;
  /** Percent, for a bar below the figure. */
  readonly bar?: number;
  readonly note?: ReactNode;
  /** The figure is made up, whatever the rest of the page is. */
  readonly sample?: boolean;
}

/** A tile of an overview: its name, which stands while it loads, and what it says of the answer. */
export interface Figure<Data> {
  readonly label: string;
  readonly icon?: IconType;
  /** It may be a sample while the rest of the page is none. */
  readonly mayBeSample?: boolean;
  readonly of: (data: Data) => FigureValue;
}

import type { ReactNode } from 'react';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';

/** The content of one tile. */
export interface FigureValue {
  /** Formatted; a dash if there is none. */
  readonly figure: ReactNode;
  readonly unit?: ReactNode;
  /** Percent, for a bar below the figure. */
  readonly bar?: number;
  readonly note?: ReactNode;
  /** The figure is made up, even if the rest of the page is not. */
  readonly sample?: boolean;
}

/** A tile of an overview: its label, shown while loading too, and how to read its value from the answer. */
export interface Figure<Data> {
  readonly label: string;
  readonly icon?: IconType;
  /** It may be a sample while the rest of the page is not. */
  readonly mayBeSample?: boolean;
  readonly of: (data: Data) => FigureValue;
}

import type { ReactNode } from 'react';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { sentences } from '../../../format/text.ts';

/** Names the settings of `S`, and the parts of those that are objects: 'bufferTime', 'workingHours.start'. */
export type SettingPath<S> = {
  [K in keyof S & string]: S[K] extends readonly unknown[]
    ? K
    : S[K] extends object
      ? `${K}.${keyof S[K] & string}`
      : K;
}[keyof S & string];

interface Common<S> {
  readonly key: SettingPath<S>;
  readonly label: string;
  readonly hint?: string;
  /** The server keeps it, but nothing it does depends on it so far: the hint says so. */
  readonly kept?: boolean;
  /** Shows the problems of this name too: that of a whole object under one of its parts. */
  readonly also?: keyof S & string;
}

/** How one setting is edited. Bounds are checked by the contract; `min` and `max` here hold the arrow keys and the bar. */
export type SettingField<S> = Common<S> &
  (
    | { readonly kind: 'switch' | 'time' | 'weekdays' }
    | { readonly kind: 'number'; readonly unit?: string; readonly min?: number; readonly max?: number }
    /** A number with a bar that is full at `max`. */
    | { readonly kind: 'bar'; readonly unit?: string; readonly min?: number; readonly max: number }
    | { readonly kind: 'text' | 'secret' | 'area'; readonly placeholder?: string; readonly maxLength?: number }
    | { readonly kind: 'select'; readonly options: readonly SelectOption[]; readonly layout?: 'row' | 'column' }
    /** A list of text; `compact` shows the box after a press on Add. */
    | {
        readonly kind: 'chips';
        readonly placeholder?: string;
        readonly compact?: boolean;
        readonly maxItems?: number;
        readonly maxLength?: number;
      }
    /** A list of numbers as chips, each with the unit behind it: '15 min before'. */
    | { readonly kind: 'numbers'; readonly unit: string; readonly placeholder?: string; readonly maxItems?: number }
  );

/** A card of the configuration. */
export interface SettingsSection<S> {
  readonly title: string;
  readonly mark?: ReactNode;
  /** The column of the card; on a phone the first column stands above the second. */
  readonly column: 1 | 2;
  /** What holds for all of its fields, under the heading. */
  readonly note?: string;
  /** What its values come to, said after the note. */
  readonly outcome?: (valueOf: (path: string) => unknown, now: Date) => string | undefined;
  readonly fields: readonly SettingField<S>[];
}

/** The words under the label of a field. */
export const hintOf = ({ hint, kept }: Pick<Common<never>, 'hint' | 'kept'>): string | undefined =>
  kept ? sentences(hint, 'Not acted on yet.') : hint;

const layouts = {
  switch: 'row',
  time: 'row',
  number: 'row',
  select: 'row',
  weekdays: 'column',
  bar: 'column',
  text: 'column',
  secret: 'column',
  area: 'column',
  chips: 'column',
  numbers: 'column',
} as const;

/** Whether the control of a field stands beside its words or under them. */
export const layoutOf = <S>(field: SettingField<S>): 'row' | 'column' =>
  (field.kind === 'select' ? field.layout : undefined) ?? layouts[field.kind];

import type { ReactNode } from 'react';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { isolateDirection, sentenceCase } from '../../../format/text.ts';

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
  /** Also shows the problems of this name, such as those of the whole object that the field is part of. */
  readonly also?: keyof S & string;
}

/** How one setting is edited. The contract checks bounds; `min` and `max` here only limit the arrow keys and the bar. */
export type SettingField<S> = Common<S> &
  (
    | { readonly kind: 'switch' | 'time' | 'weekdays' }
    | { readonly kind: 'number'; readonly unit?: string; readonly min?: number; readonly max?: number }
    /** A number with a bar that is full at `max`. */
    | { readonly kind: 'bar'; readonly unit?: string; readonly min?: number; readonly max: number }
    | { readonly kind: 'secret' | 'area'; readonly placeholder?: string; readonly maxLength?: number }
    | {
        readonly kind: 'text';
        readonly placeholder?: string;
        readonly maxLength?: number;
        readonly suggestions?: readonly string[];
      }
    | { readonly kind: 'select'; readonly options: readonly SelectOption[]; readonly layout?: 'row' | 'column' }
    /** A few options as buttons; with `many`, a list of those that are pressed, in their order. */
    | { readonly kind: 'choice'; readonly options: readonly SelectOption[]; readonly many?: boolean }
    /** A list of texts; `compact` hides the box until Add is pressed. */
    | {
        readonly kind: 'chips';
        readonly placeholder?: string;
        readonly compact?: boolean;
        readonly maxItems?: number;
        readonly maxLength?: number;
      }
    /** A list of numbers as chips, each followed by the unit: '15 min before'. */
    | { readonly kind: 'numbers'; readonly unit: string; readonly placeholder?: string; readonly maxItems?: number }
  );

/** A card of the configuration. */
export interface SettingsSection<S> {
  readonly title: string;
  readonly mark?: ReactNode;
  /** The card's column; on a phone the first column is above the second. */
  readonly column: 1 | 2;
  /** A note under the heading that applies to all of its fields. */
  readonly note?: string;
  /** What its values mean together, shown after the note. */
  readonly summary?: (valueOf: (path: string) => unknown, now: Date) => string | undefined;
  /** The card begins with the switch Active, which acts at once and is no part of the draft. */
  readonly active?: boolean;
  readonly fields: readonly SettingField<S>[];
  /** What is shown under its fields about their values. */
  readonly after?: (valueOf: (path: string) => unknown) => ReactNode;
}

const layouts = {
  switch: 'row',
  time: 'row',
  number: 'row',
  select: 'row',
  weekdays: 'column',
  choice: 'column',
  bar: 'column',
  text: 'column',
  secret: 'column',
  area: 'column',
  chips: 'column',
  numbers: 'column',
} as const;

/** Whether a field's control is beside its text or under it. */
export const layoutOf = <S>(field: SettingField<S>): 'row' | 'column' =>
  (field.kind === 'select' ? field.layout : undefined) ?? layouts[field.kind];

const listText = (values: unknown, one: (value: unknown) => string): string =>
  Array.isArray(values) && values.length > 0 ? values.map(one).join(', ') : 'none';

/** A setting's value as text, to show it beside another one. */
export function settingText<S>(field: SettingField<S>, value: unknown): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'on' : 'off';
    case 'number':
    case 'bar':
      return field.unit === undefined ? String(value) : `${String(value)} ${field.unit}`;
    case 'numbers':
      return listText(value, (each) => `${String(each)} ${field.unit}`);
    case 'weekdays':
      return listText(value, (each) => sentenceCase(String(each)));
    case 'choice':
      return listText(
        [value].flat(),
        (each) => field.options.find((option) => option.value === each)?.label ?? String(each),
      );
    case 'chips':
      return listText(value, (each) => isolateDirection(String(each)));
    case 'select':
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    default:
      return value === '' ? 'nothing' : isolateDirection(String(value));
  }
}

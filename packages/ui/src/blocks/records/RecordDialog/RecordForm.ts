import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { addChips } from '../../../components/forms/ChipInput/addChips.ts';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { parseWallTime } from '../../../format/zones.ts';

/** The props of a form's custom control. */
export interface CustomFieldProps {
  readonly value: unknown;
  readonly onValueChange: (value: unknown) => void;
  readonly problem: string | undefined;
}

/** The names of a body's fields of one type. */
type NamesOf<Body, Value> = {
  [Name in keyof Body & string]-?: NonNullable<Body[Name]> extends Value ? Name : never;
}[keyof Body & string];

/** A body as it is in a form, unvalidated. */
export type UncheckedBody<Body extends object> = { readonly [Name in keyof Body]?: unknown };

interface Common<Body extends object> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Shares a row with the field beside it. */
  readonly half?: boolean;
  /** What else changes when it is edited: values of other fields, by name. `before` has the old ones. */
  readonly sets?: (value: unknown, before: FormDraft) => FormDraft;
  /** A note about the body, below the field at full width. It does not prevent sending. Null for none. */
  readonly notice?: (body: UncheckedBody<Body>) => ReactNode;
  /** Content below the field at full width, such as suggestions. `fill` writes values of fields, by name. */
  readonly below?: (body: UncheckedBody<Body>, fill: (values: FormDraft) => void) => ReactNode;
}

/** One field of a form. The type of its place in the body limits which kinds it may have. */
export type FormField<Body extends object> = Common<Body> &
  (
    | {
        readonly kind: 'text' | 'email' | 'tel' | 'url' | 'area';
        readonly name: NamesOf<Body, string>;
        readonly initial?: string;
      }
    | {
        readonly kind: 'select';
        readonly name: NamesOf<Body, string>;
        readonly options: readonly SelectOption[];
        readonly initial: string;
      }
    | {
        readonly kind: 'number';
        readonly name: NamesOf<Body, number>;
        readonly min?: number;
        readonly max?: number;
        readonly unit?: string;
        readonly initial?: number;
      }
    /** A date and time in the reader's time zone; an ISO instant in the body. */
    | { readonly kind: 'moment'; readonly name: NamesOf<Body, string>; readonly initial?: string }
    | {
        readonly kind: 'chips';
        readonly name: NamesOf<Body, readonly string[]>;
        readonly maxItems?: number;
        readonly initial?: readonly string[];
      }
    | {
        readonly kind: 'custom';
        readonly name: keyof Body & string;
        readonly initial: unknown;
        readonly render: (control: CustomFieldProps) => ReactNode;
      }
  );

/** Whether a field takes a whole row: its own, or that of the field that would stand beside it. */
export function takesFullRow(fields: readonly { readonly half?: boolean }[], at: number): boolean {
  if (!fields[at]?.half) return true;
  let first = at;
  while (fields[first - 1]?.half) first -= 1;
  return (at - first) % 2 === 0 && !fields[at + 1]?.half;
}

/** A dialog that adds one record: its texts, its fields, and the schema of its body. */
export interface RecordForm<Body extends object> {
  readonly title: string;
  readonly description?: string;
  /** The label of the button that opens the dialog, and by default of the one that submits it. */
  readonly action: string;
  /** The submit button's label, if different. */
  readonly submit?: string;
  readonly schema: GenericSchema<Body>;
  readonly fields: readonly FormField<Body>[];
  readonly size?: 'md' | 'lg';
  /** Where a record opens that has the address already, by its id. */
  readonly recordAt?: (id: string) => string;
}

/** The typed values, by field name. */
export type FormDraft = Readonly<Record<string, unknown>>;

const blank = <Body extends object>(field: FormField<Body>): unknown => {
  if (field.initial !== undefined) return field.initial;
  if (field.kind === 'number') return null;
  return field.kind === 'chips' ? [] : '';
};

/** An empty form. */
export const emptyDraft = <Body extends object>(fields: readonly FormField<Body>[]): FormDraft =>
  Object.fromEntries(fields.map((field) => [field.name, blank(field)]));

/** The draft, including text typed into a chip box but not added: submitting a form means all of its content. */
export const withTyped = (draft: FormDraft, typed: Readonly<Record<string, string>>): FormDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const list = draft[name];
      return Array.isArray(list) ? [[name, addChips(list, text).items]] : [];
    }),
  ),
});

/** The body of a draft. A missing number is omitted; text that is not a number stays, for the contract to refuse. */
export function bodyOf<Body extends object>(fields: readonly FormField<Body>[], draft: FormDraft): UncheckedBody<Body> {
  const body: { -readonly [Name in keyof Body]?: unknown } = {};
  for (const { name, kind } of fields) {
    const value = draft[name];
    if (kind === 'moment') {
      const typed = typeof value === 'string' ? value : '';
      body[name] = parseWallTime(typed)?.toISOString() ?? '';
    } else if (value !== null) body[name] = value;
  }
  return body;
}

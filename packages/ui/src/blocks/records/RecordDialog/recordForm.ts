import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { addChips } from '../../../components/forms/ChipInput/addChips.ts';
import type { SelectOption } from '../../../components/forms/Select/Select.tsx';
import { instantOf } from '../../../format/zones.ts';

/** What a control of a form's own gets. */
export interface CustomControl {
  readonly value: unknown;
  readonly onValueChange: (value: unknown) => void;
  readonly problem: string | undefined;
}

/** The names of a body whose values are of a type. */
type NamesOf<Body, Value> = {
  [Name in keyof Body & string]-?: NonNullable<Body[Name]> extends Value ? Name : never;
}[keyof Body & string];

/** A body as it stands in a form: nothing of it is checked. */
export type Unchecked<Body extends object> = { readonly [Name in keyof Body]?: unknown };

interface Common<Body extends object> {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Shares a row with the field beside it. */
  readonly half?: boolean;
  /**
   * Said below the field, over the whole width: what to know about the body, and no reason to hold it back. Null for
   * nothing.
   */
  readonly notice?: (body: Unchecked<Body>) => ReactNode;
}

/** One field of a form, by the name of its place in the body, whose type says which kinds it may be. */
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
    /** A date and time in the named zone, in the reader's own without one; an ISO instant in the body. */
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
        readonly render: (control: CustomControl) => ReactNode;
      }
  );

/** A dialog that adds one record: its words, its fields, and the contract of the body that it makes. */
export interface RecordForm<Body extends object> {
  readonly title: string;
  readonly description?: string;
  /** The words of the button that opens it, and of the one that sends it. */
  readonly action: string;
  /** The words of the one that sends it, where they are others. */
  readonly submit?: string;
  readonly schema: GenericSchema<Body>;
  readonly fields: readonly FormField<Body>[];
  readonly size?: 'md' | 'lg';
}

/** What was typed, by the name of the field. */
export type FormDraft = Readonly<Record<string, unknown>>;

const blank = <Body extends object>(field: FormField<Body>): unknown => {
  if (field.initial !== undefined) return field.initial;
  if (field.kind === 'number') return null;
  return field.kind === 'chips' ? [] : '';
};

/** An empty form. */
export const emptyDraft = <Body extends object>(fields: readonly FormField<Body>[]): FormDraft =>
  Object.fromEntries(fields.map((field) => [field.name, blank(field)]));

/** The draft with what was typed into the box of a list and not added: who sends a form means all that stands in it. */
export const withTyped = (draft: FormDraft, typed: Readonly<Record<string, string>>): FormDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const list = draft[name];
      return Array.isArray(list) ? [[name, addChips(list, text).items]] : [];
    }),
  ),
});

/**
 * The body that a draft stands for. A number that is not there stays away, one that is no number stays for the contract
 * to refuse.
 */
export function bodyOf<Body extends object>(fields: readonly FormField<Body>[], draft: FormDraft): Unchecked<Body> {
  const body: { -readonly [Name in keyof Body]?: unknown } = {};
  for (const { name, kind } of fields) {
    const value = draft[name];
    if (kind === 'moment') {
      const typed = typeof value === 'string' ? value : '';
      body[name] = instantOf(typed)?.toISOString() ?? '';
    } else if (value !== null) body[name] = value;
  }
  return body;
}

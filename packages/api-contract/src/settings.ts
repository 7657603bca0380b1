import * as v from 'valibot';

/** Settings by their path: 'bufferTime', 'workingHours.start'. */
export type ByPath<T = unknown> = Readonly<Record<string, T>>;

const isRecord = (value: unknown): value is ByPath => typeof value === 'object' && value !== null;

type Entries = Record<string, v.GenericSchema>;
type Output<E extends Entries> = { [K in keyof E]: v.InferOutput<E[K]> };

/** The settings of one agent page: how they are read, how they are checked before a write, and their defaults. */
export interface SettingsContract<T extends object> {
  readonly defaults: T;
  /** Reads `customSettings`; a missing or odd field takes its default. */
  readonly read: (customSettings: unknown) => T;
  /** Reads one of them alone. */
  readonly readOne: <Key extends keyof T & string>(customSettings: unknown, key: Key) => T[Key];
  /** Checks what a form or a call wants to write. Unknown keys pass: they are the member's own. */
  readonly patch: v.GenericSchema<Record<string, unknown>, Partial<T> & Record<string, unknown>>;
  /** The first message per wrong field; empty if all is well. */
  readonly problems: (values: Record<string, unknown>) => Partial<Record<keyof T & string, string>>;
}

/** Builds the contract of one page's settings from its checked fields and their documented defaults. */
export function settingsContract<E extends Entries>(fields: E, defaults: Output<E>): SettingsContract<Output<E>> {
  const patch = v.looseObject(
    Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, v.optional(schema)])),
  );
  const readOne = <Key extends keyof E & string>(given: unknown, key: Key): Output<E>[Key] => {
    if (!isRecord(given) || !Object.hasOwn(given, key)) return defaults[key];
    const field: E[Key] = fields[key];
    const result = v.safeParse(field, given[key]);
    return result.success ? result.output : defaults[key];
  };
  return {
    defaults,
    readOne,
    read: (given) => Object.fromEntries(Object.keys(fields).map((key) => [key, readOne(given, key)])) as Output<E>,
    patch: patch as never,
    problems: (values) => {
      const result = v.safeParse(patch, values);
      if (result.success) return {};
      const found: Record<string, string> = {};
      for (const issue of result.issues) {
        const key = issue.path?.[0]?.key;
        if (typeof key === 'string' && !(key in found)) found[key] = issue.message;
      }
      return found as never;
    },
  };
}

/** The value at a path such as 'workingHours.start'; undefined if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      values,
    );
}

function withValue(values: ByPath, [name = '', ...rest]: readonly string[], value: unknown): ByPath {
  const inner = values[name];
  return { ...values, [name]: rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest, value) };
}

/** The saved settings with other values over them. */
export function withEdits<S extends object>(saved: S, edits: ByPath): S {
  const values = Object.fromEntries(Object.entries<unknown>(saved as Record<string, unknown>));
  return Object.entries(edits).reduce<ByPath>(
    (before, [path, value]) => withValue(before, path.split('.'), value),
    values,
  ) as S;
}

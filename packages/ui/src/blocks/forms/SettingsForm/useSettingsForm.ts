import { valueAt, withEdits, type ByPath, type SettingsContract } from '@switchboard/api-contract/settings';
import { useMemo, useState } from 'react';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { useBusy } from '../../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../../format/outcome.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { Saved } from '../draft/draft.ts';
import { useDraft, type DraftKeeper } from '../draft/useDraft.ts';
import { noProblems, type Problems } from '../problemsOf.ts';
import type { SaveBarForm } from './saveBarProps.ts';
import type { SettingField } from './SettingsSection.ts';

/** The settings of one agent, as passed to its page, and their draft, which never contains secrets. */
export interface SettingsControl<Settings extends object> extends DraftKeeper<unknown> {
  /** What the server has stored, parsed by the contract. */
  readonly saved: ViewState<Settings>;
  /** A number that changes with every save of the agent's configuration. */
  readonly version?: number | undefined;
  /** Names of the secrets that the server has stored; omitted if unknown. */
  readonly stored?: readonly string[] | undefined;
  /** Saves the changed settings, by path; resolves once `saved` contains them. */
  readonly onSave: (changes: ByPath) => Promise<Outcome<unknown>>;
}

interface Named {
  readonly key: string;
  readonly also?: string;
}

const isWithin = (path: string, key: string) => path === key || path.startsWith(`${key}.`);

/** Assigns each message to a field: the one with that path, one that lists it in `also`, or the first one inside. */
export function placeProblems(
  found: Iterable<readonly [path: string, message: string]>,
  fields: readonly Named[],
): Problems {
  const placed = new Map<string, string>();
  for (const [path, message] of found) {
    const field =
      fields.find(({ key, also }) => isWithin(path, key) || also === path) ??
      fields.find(({ key }) => isWithin(key, path));
    if (field && !placed.has(field.key)) placed.set(field.key, message);
  }
  return placed.size === 0 ? noProblems : Object.fromEntries(placed);
}

/** The contract's messages about `values`, by field. */
export function settingProblems(schema: GenericSchema, values: unknown, fields: readonly Named[]): Problems {
  const result = v.safeParse(schema, values);
  if (result.success) return noProblems;
  return placeProblems(
    result.issues.map(
      (issue) => [(issue.path ?? []).map((step) => String(step.key)).join('.'), issue.message] as const,
    ),
    fields,
  );
}

/** The server names a setting by its path in the whole configuration. */
const pathOf = (name: string): string => name.replace(/^customSettings\./, '');

/** What a settings form shows, and its actions. */
export interface SettingsFormState extends SaveBarForm {
  readonly valueOf: (path: string) => unknown;
  readonly problemOf: (path: string) => string | undefined;
  /** The edited settings that another member has changed since, with their saved values. */
  readonly theirs: ReadonlyMap<string, unknown>;
  /** All settings have their documented defaults. */
  readonly hasDefaults: boolean;
  /** When the edits began, if the draft was there when the page opened. */
  readonly restoredFrom?: string;
  readonly onEdit: (path: string, value: unknown) => void;
  /** Text is being typed: its error is shown on blur. */
  readonly onTyping: (path: string | undefined) => void;
  readonly onTakeTheirs: (path: string) => void;
  readonly onKeepYours: (path: string) => void;
  readonly onDefaults: () => void;
  readonly onDiscard: () => void;
}

/**
 * Merges the draft over the saved settings and validates the result by the contract. Secrets start blank, stay in the
 * form and never enter the draft.
 */
export function useSettingsForm<S extends object>(
  stored: S,
  control: SettingsControl<S>,
  contract: Pick<SettingsContract<S>, 'patch' | 'defaults'>,
  fields: readonly SettingField<S>[],
  now: Date,
): SettingsFormState {
  const { version, onSave } = control;
  const [secrets, setSecrets] = useState<ByPath>({});
  const open = fields.filter(({ kind }) => kind !== 'secret').map(({ key }): string => key);
  const saved = useMemo<Saved<unknown>>(
    () => ({ valueOf: (path) => valueAt(stored, path), version }),
    [stored, version],
  );
  const form = useDraft<unknown>({
    fields: open,
    saved,
    keeper: control,
    now,
    place: (messages) =>
      placeProblems(
        Object.entries(messages).map(([name, message]) => [pathOf(name), message] as const),
        fields,
      ),
    readConflict: ({ field, theirs }) => (open.includes(pathOf(field)) ? [pathOf(field), theirs] : undefined),
  });
  const { edited, conflicts: theirs, typing, busy } = form;

  const blank: ByPath = Object.fromEntries(fields.flatMap(({ key, kind }) => (kind === 'secret' ? [[key, '']] : [])));
  const typedSecrets = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''));
  const changes: ByPath = { ...Object.fromEntries(edited.map((key) => [key, form.valueOf(key)])), ...typedSecrets };
  const values = withEdits(stored, { ...blank, ...changes });
  const problems = { ...form.problems, ...settingProblems(contract.patch, values, fields) };
  const dirty = Object.keys(changes).length > 0;
  const [save] = useBusy(async () => {
    const { kind } = await form.send(() => onSave(changes));
    if (kind === 'done') setSecrets({});
  });
  useUnsaved(!dirty || busy ? undefined : Object.keys(typedSecrets).length > 0 ? 'secret' : 'draft');

  return {
    valueOf: (path) => valueAt(values, path),
    theirs,
    problemOf: (path) => (typing === path || theirs.has(path) ? undefined : problems[path]),
    errorCount: Object.keys(problems).length,
    dirty,
    hasDefaults: fields.every(
      ({ key }) => JSON.stringify(valueAt(values, key)) === JSON.stringify(valueAt(contract.defaults, key)),
    ),
    restoredFrom: dirty ? form.restoredFrom : undefined,
    busy,
    refused: form.refusal && formMessage(form.refusal, Object.values(form.problems)),
    onEdit: (path, value) => {
      if (open.includes(path)) form.change({ [path]: value });
      else {
        form.forgetProblem(path);
        setSecrets((before) => ({ ...before, [path]: value }));
      }
    },
    onTyping: form.setTyping,
    onTakeTheirs: form.takeTheirs,
    onKeepYours: form.keepYours,
    onDefaults: () => {
      setSecrets({});
      form.forgetRefusal();
      form.change(Object.fromEntries(open.map((key) => [key, valueAt(contract.defaults, key)])));
    },
    onDiscard: () => {
      setSecrets({});
      form.discard();
    },
    onSave: save,
  };
}

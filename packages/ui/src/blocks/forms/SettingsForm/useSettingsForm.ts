import { valueAt, withEdits, type ByPath, type SettingsContract } from '@switchboard/api-contract/settings';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { fieldsOf, messageInForm } from '../../../format/outcome.ts';
import { dropSent, edit, keepMine, markSent, standingOf, type Draft, type Saved } from '../draft/draft.ts';
import { useDraftEdits } from '../draft/useDraftEdits.ts';
import { withoutProblem, type Problems } from '../problemsOf.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import { placeProblems, settingProblems } from './settingProblems.ts';
import type { SettingsControl } from './SettingsControl.ts';
import type { SettingField } from './settingsTable.ts';

type Refused = { readonly message: string; readonly fields: Problems };

/** A draft may hold any value: the contract says what is wrong with it. */
const isValue = (_value: unknown): _value is unknown => true;

/** What a settings form shows, and its actions. */
export interface SettingsFormState {
  readonly valueOf: (path: string) => unknown;
  readonly problemOf: (path: string) => string | undefined;
  /** The edited settings that another member has changed since, with their saved values. */
  readonly theirs: ReadonlyMap<string, unknown>;
  /** How many fields have errors. */
  readonly wrong: number;
  readonly dirty: boolean;
  /** All settings have their documented defaults. */
  readonly standard: boolean;
  /** When the edits began, if the draft was there when the page opened. */
  readonly restoredFrom?: string;
  readonly busy: boolean;
  /** Why the last save failed. */
  readonly refused?: string;
  readonly onEdit: (path: string, value: unknown) => void;
  /** Text is being typed: its error is shown on blur. */
  readonly onTyping: (path: string | undefined) => void;
  readonly onUseTheirs: (path: string) => void;
  readonly onKeepMine: (path: string) => void;
  readonly onDefaults: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/**
 * Merges the draft over the saved settings and validates the result by the contract. Secrets start blank, stay in the
 * form and never enter the draft.
 */
export function useSettingsForm<S extends object>(
  held: S,
  control: SettingsControl<S>,
  contract: Pick<SettingsContract<S>, 'patch' | 'defaults'>,
  fields: readonly SettingField<S>[],
  now: Date,
): SettingsFormState {
  const { version, onDraftChange, onSave } = control;
  const [secrets, setSecrets] = useState<ByPath>({});
  const [refusal, setRefusal] = useState<Refused>();
  const open = fields.filter(({ kind }) => kind !== 'secret');
  const isSecret = (path: string) => fields.some(({ key, kind }) => key === path && kind === 'secret');
  const saved = useMemo<Saved<unknown>>(() => ({ valueOf: (path) => valueAt(held, path), version }), [held, version]);
  const edits = useDraftEdits({
    stored: control.draft,
    onChange: onDraftChange,
    fields: open.map(({ key }) => key),
    isValue,
    saved,
    now,
  });
  const { draft, typing } = edits;
  const blank: ByPath = Object.fromEntries(fields.flatMap(({ key, kind }) => (kind === 'secret' ? [[key, '']] : [])));

  const standing = open.map(({ key }) => [key, standingOf(draft, key, saved)] as const);
  const edited = standing.filter(([, field]) => field.edited);
  const theirs = new Map<string, unknown>(
    standing.flatMap(([key, field]) => (field.conflict ? [[key, saved.valueOf(key)]] : [])),
  );
  const changes: ByPath = {
    ...Object.fromEntries(edited.map(([key, { value }]) => [key, value])),
    ...Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== '')),
  };
  const values = withEdits(held, { ...blank, ...changes });
  const problems = { ...refusal?.fields, ...settingProblems(contract.patch, values, fields) };
  const dirty = Object.keys(changes).length > 0;
  // When a save ends, it must see the edits made while it ran.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  const [save, busy] = useSingleFlight(async () => {
    setRefusal(undefined);
    if (draft) onDraftChange(markSent(draft));
    const outcome = await onSave(changes);
    if (outcome.kind !== 'done') {
      // The server names fields by their path in the whole configuration.
      const messages = Object.entries(fieldsOf(outcome)).map(
        ([name, message]) => [name.replace(/^customSettings\./, ''), message] as const,
      );
      const placed = placeProblems(messages, fields);
      setRefusal({ message: messageInForm(outcome, Object.values(placed)), fields: placed });
      return;
    }
    onDraftChange(dropSent(latest.current));
    setSecrets({});
    edits.forgetRestored();
  });
  const holdsSecret = Object.values(secrets).some((value) => value !== '');
  useUnsaved(!dirty || busy ? undefined : holdsSecret ? 'secret' : 'draft');

  const clear = () => {
    setSecrets({});
    setRefusal(undefined);
  };
  return {
    valueOf: (path) => valueAt(values, path),
    theirs,
    problemOf: (path) => (typing === path || theirs.has(path) ? undefined : problems[path]),
    wrong: Object.keys(problems).length,
    dirty,
    standard: fields.every(
      ({ key }) => JSON.stringify(valueAt(values, key)) === JSON.stringify(valueAt(contract.defaults, key)),
    ),
    restoredFrom: dirty ? edits.restoredFrom : undefined,
    busy,
    refused: refusal?.message,
    onEdit: (path, value) => {
      setRefusal((before) => before && { ...before, fields: withoutProblem(before.fields, path) });
      if (isSecret(path)) setSecrets((before) => ({ ...before, [path]: value }));
      else edits.change(path, value);
    },
    onTyping: edits.setTyping,
    onUseTheirs: (path) => {
      setRefusal(undefined);
      edits.drop(path);
    },
    onKeepMine: (path) => {
      setRefusal(undefined);
      if (draft) onDraftChange(keepMine(draft, path, saved));
    },
    onDefaults: () => {
      clear();
      onDraftChange(
        open.reduce<Draft | undefined>(
          (before, { key }) => edit(before, key, valueAt(contract.defaults, key), saved, now),
          draft,
        ),
      );
    },
    onDiscard: () => {
      clear();
      edits.discard();
    },
    onSave: save,
  };
}

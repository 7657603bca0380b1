import type { SettingsContract } from '@switchboard/api-contract/settings';
import { useEffect, useRef, useState } from 'react';
import type { Problems } from '../problemsOf.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import { draftOf, editsOf, placeProblems, settingProblems, valueAt, withEdits } from './settingsDraft.ts';
import type { SettingsControl } from './SettingsControl.ts';
import type { SettingField } from './settingsTable.ts';

type Refusal = { readonly message: string; readonly fields: Problems };

/** What a settings form shows, and what a member can do in it. */
export interface SettingsFormState {
  readonly valueOf: (path: string) => unknown;
  readonly problemOf: (path: string) => string | undefined;
  /** How many fields can't be saved as they are. */
  readonly wrong: number;
  readonly dirty: boolean;
  /** All settings are the documented ones. */
  readonly standard: boolean;
  /** Since when the edits wait, for those that were there when the page was opened. */
  readonly restoredFrom?: string;
  readonly busy: boolean;
  /** Why the last save failed. */
  readonly refused?: string;
  readonly onEdit: (path: string, value: unknown) => void;
  /** Text is being typed: its message waits until the field is left. */
  readonly onTyping: (path: string | undefined) => void;
  readonly onDefaults: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** Puts the draft over what the server holds and checks it by the contract. Secrets begin blank, stay in the form and never enter the draft. */
export function useSettingsForm<S extends object>(held: S, { draft, onDraftChange, onSave }: SettingsControl<S>, contract: SettingsContract<S>, fields: readonly SettingField<S>[], now: Date): SettingsFormState {
  const [secrets, setSecrets] = useState<Readonly<Record<string, unknown>>>({});
  const [typing, setTyping] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [restoredFrom, setRestoredFrom] = useState(draft?.since);
  const saved = withEdits(held, Object.fromEntries(fields.flatMap(({ key, kind }) => (kind === 'secret' ? [[key, '']] : []))));
  const isSecret = (path: string) => fields.some(({ key, kind }) => key === path && kind === 'secret');

  const edits = editsOf(draft, fields.filter(({ kind }) => kind !== 'secret'), saved);
  const typedSecrets = editsOf({ since: '', edits: secrets }, fields, saved);
  const values = withEdits(saved, { ...edits, ...typedSecrets });
  const problems = { ...refusal?.fields, ...settingProblems(contract.patch, values, fields) };
  const dirty = Object.keys(edits).length + Object.keys(typedSecrets).length > 0;
  // What is saved or edited while a save runs must be seen when it ends.
  const latest = useRef({ draft, edits });
  useEffect(() => {
    latest.current = { draft, edits };
  });

  const [save, busy] = useSingleFlight(async () => {
    setRefusal(undefined);
    const outcome = await onSave(values);
    if (!outcome.ok) {
      const messages = Object.entries(outcome.fields ?? {}).map(([name, message]) => [name.replace(/^customSettings\./, ''), message] as const);
      setRefusal({ message: outcome.message, fields: placeProblems(messages, fields) });
      return;
    }
    const since = Object.entries(latest.current.edits).filter(([path, value]) => JSON.stringify(value) !== JSON.stringify(valueAt(values, path)));
    onDraftChange(draftOf(latest.current.draft, Object.fromEntries(since), now));
    setSecrets({});
    setRestoredFrom(undefined);
  });

  const change = (next: Readonly<Record<string, unknown>>) => onDraftChange(draftOf(draft, editsOf({ since: '', edits: next }, fields, saved), now));
  const discard = () => {
    onDraftChange(undefined);
    setSecrets({});
    setRefusal(undefined);
    setRestoredFrom(undefined);
  };
  return {
    valueOf: (path) => valueAt(values, path),
    problemOf: (path) => (typing === path ? undefined : problems[path]),
    wrong: Object.keys(problems).length,
    dirty,
    standard: fields.every(({ key }) => JSON.stringify(valueAt(values, key)) === JSON.stringify(valueAt(contract.defaults, key))),
    restoredFrom: dirty ? restoredFrom : undefined,
    busy,
    refused: refusal?.message,
    onEdit: (path, value) => {
      setRefusal((before) => before && { ...before, fields: Object.fromEntries(Object.entries(before.fields).filter(([key]) => key !== path)) });
      if (isSecret(path)) setSecrets((before) => ({ ...before, [path]: value }));
      else change({ ...edits, [path]: value });
    },
    onTyping: setTyping,
    onDefaults: () => {
      setSecrets({});
      setRefusal(undefined);
      change(Object.fromEntries(fields.filter(({ kind }) => kind !== 'secret').map(({ key }) => [key, valueAt(contract.defaults, key)])));
    },
    onDiscard: discard,
    onSave: save,
  };
}

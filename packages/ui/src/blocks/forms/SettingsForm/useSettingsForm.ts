import { valueAt, withEdits, type ByPath, type SettingsContract } from '@switchboard/api-contract/settings';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { fieldsOf, messageInForm } from '../../../format/outcome.ts';
import type { Problems } from '../problemsOf.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import {
  draftOf,
  editsAfter,
  editsOf,
  placeProblems,
  settingProblems,
  theirsOf,
  valuesOf,
  withEdit,
  type SettingEdit,
} from './settingsDraft.ts';
import type { SettingsControl } from './SettingsControl.ts';
import type { SettingField } from './settingsTable.ts';

type Refused = { readonly message: string; readonly fields: Problems };

/** What a settings form shows, and what a member can do in it. */
export interface SettingsFormState {
  readonly valueOf: (path: string) => unknown;
  readonly problemOf: (path: string) => string | undefined;
  /** The edited settings that another member changed since, with what is saved now. */
  readonly theirs: ReadonlyMap<string, unknown>;
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
  readonly onUseTheirs: (path: string) => void;
  readonly onKeepMine: (path: string) => void;
  readonly onDefaults: () => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/**
 * Puts the draft over what the server holds and checks it by the contract. Secrets begin blank, stay in the form and
 * never enter the draft.
 */
export function useSettingsForm<S extends object>(
  held: S,
  { draft, onDraftChange, onSave }: SettingsControl<S>,
  contract: SettingsContract<S>,
  fields: readonly SettingField<S>[],
  now: Date,
): SettingsFormState {
  const [secrets, setSecrets] = useState<ByPath>({});
  const [typing, setTyping] = useState<string>();
  const [refusal, setRefusal] = useState<Refused>();
  const [restoredFrom, setRestoredFrom] = useState(draft?.since);
  const [sending, setSending] = useState<ByPath>();
  const isSecret = (path: string) => fields.some(({ key, kind }) => key === path && kind === 'secret');
  const open = fields.filter(({ kind }) => kind !== 'secret');
  const saved = withEdits(
    held,
    Object.fromEntries(fields.flatMap(({ key, kind }) => (kind === 'secret' ? [[key, '']] : []))),
  );

  const edits = editsOf(draft, open, saved, sending);
  const theirs = theirsOf(edits, saved, sending);
  const changes = {
    ...valuesOf(edits),
    ...Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== '')),
  };
  const values = withEdits(saved, changes);
  const problems = { ...refusal?.fields, ...settingProblems(contract.patch, values, fields) };
  const dirty = Object.keys(changes).length > 0;
  useUnsaved(!dirty || sending ? undefined : Object.values(secrets).some((value) => value !== '') ? 'secret' : 'draft');
  // What is edited while a save runs must be seen when it ends.
  const latest = useRef({ draft, edits });
  useEffect(() => {
    latest.current = { draft, edits };
  });

  const [save, busy] = useSingleFlight(async () => {
    setRefusal(undefined);
    setSending(changes);
    const outcome = await onSave(changes);
    setSending(undefined);
    if (outcome.kind !== 'done') {
      // The server names fields by their place in the whole configuration.
      const messages = Object.entries(fieldsOf(outcome)).map(
        ([name, message]) => [name.replace(/^customSettings\./, ''), message] as const,
      );
      setRefusal({ message: messageInForm(outcome), fields: placeProblems(messages, fields) });
      return;
    }
    onDraftChange(draftOf(latest.current.draft, editsAfter(latest.current.edits, changes), now));
    setSecrets({});
    setRestoredFrom(undefined);
  });

  const change = (next: ByPath<SettingEdit>) =>
    onDraftChange(draftOf(draft, editsOf({ since: '', edits: next }, open, saved, sending), now));
  const settle = (next: ByPath<SettingEdit>) => {
    setRefusal(undefined);
    change(next);
  };
  const discard = () => {
    onDraftChange(undefined);
    setSecrets({});
    setRefusal(undefined);
    setRestoredFrom(undefined);
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
    restoredFrom: dirty ? restoredFrom : undefined,
    busy,
    refused: refusal?.message,
    onEdit: (path, value) => {
      setRefusal(
        (before) =>
          before && {
            ...before,
            fields: Object.fromEntries(Object.entries(before.fields).filter(([key]) => key !== path)),
          },
      );
      if (isSecret(path)) setSecrets((before) => ({ ...before, [path]: value }));
      else change(withEdit(edits, path, value, saved));
    },
    onTyping: setTyping,
    onUseTheirs: (path) => settle(Object.fromEntries(Object.entries(edits).filter(([other]) => other !== path))),
    onKeepMine: (path) =>
      settle({ ...edits, ...(edits[path] && { [path]: { value: edits[path].value, base: valueAt(saved, path) } }) }),
    onDefaults: () => {
      setSecrets({});
      setRefusal(undefined);
      change(open.reduce((before, { key }) => withEdit(before, key, valueAt(contract.defaults, key), saved), edits));
    },
    onDiscard: discard,
    onSave: save,
  };
}

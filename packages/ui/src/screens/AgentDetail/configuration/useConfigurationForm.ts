import type { ConfigurationPatch } from '@switchboard/api-contract/agentDetail';
import { useMemo, useRef } from 'react';
import { keepYours, markSent } from '../../../blocks/forms/draft/draft.ts';
import { useDraft } from '../../../blocks/forms/draft/useDraft.ts';
import { fieldsOf } from '../../../format/outcome.ts';
import type { ConfigurationControl } from '../AgentDetailScreenProps.ts';
import {
  commitField,
  isWhole,
  savedText,
  viewConfiguration,
  wholeOf,
  type ConfigurationDraft,
  type ConfigurationView,
  type ServerConfiguration,
} from './configurationDraft.ts';
import { draftFields, isDraftField, type DraftField } from './fieldText.ts';

/** The configuration form: what it shows and what a member can do. */
export interface ConfigurationForm {
  readonly view: ConfigurationView;
  /** The field being edited; its message waits until it loses the focus. */
  readonly typing?: string;
  /** When the restored edits were made; undefined without any. */
  readonly restoredFrom?: string;
  /** There are edits that are not being sent. */
  readonly unsent: boolean;
  readonly state: 'idle' | 'sending' | 'saving' | 'failed';
  /** The server's message for each field, while the text is the one it refused. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly onToggle: (field: 'enabled' | 'autoStart', on: boolean) => void;
  readonly onType: (field: DraftField, text: string) => void;
  /** The field lost the focus, or Enter was pressed in it. */
  readonly onCommit: (field: DraftField, how: 'leave' | 'enter') => void;
  readonly onTakeTheirs: (field: DraftField) => void;
  readonly onKeepYours: (field: DraftField) => void;
  readonly onSave: () => void;
  readonly onReset: () => void;
  readonly onDiscard: () => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The server's messages for the fields that have not changed since they were sent. */
const refusalsOf = (
  messages: Readonly<Record<string, string>>,
  draft: ConfigurationDraft | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).filter(([field]) => {
      const edit = draft?.edits[field];
      return !isDraftField(field) || (edit !== undefined && edit.sent === edit.value);
    }),
  );

/**
 * Sends a patch with the values `seen` for its fields. Ignores one identical to a pending one, as from a double
 * click.
 */
function useSendOnce(
  onSend: ConfigurationControl['onSend'],
  seen: ConfigurationPatch,
): (patch: ConfigurationPatch) => void {
  const open = useRef(new Map<string, ConfigurationPatch>());
  return (patch) => {
    const key = JSON.stringify(patch);
    if (open.current.has(key)) return;
    // Pending patches are saved by the time this one arrives.
    const base: ConfigurationPatch = Object.assign({}, seen, ...open.current.values());
    const result = onSend(
      patch,
      Object.fromEntries(Object.keys(patch).map((field) => [field, base[field as keyof ConfigurationPatch]])),
    );
    if (!(result instanceof Promise)) return;
    open.current.set(key, patch);
    const end = () => void open.current.delete(key);
    result.then(end, end);
  };
}

/** Shows the draft over the server's values. A toggle is sent at once; a valid field on blur or on Enter. */
export function useConfigurationForm(
  { configuration, configurationVersion }: ServerConfiguration,
  control: ConfigurationControl,
  now: Date,
): ConfigurationForm {
  const { sending, failure, onDraftChange, onReset } = control;
  const onSend = useSendOnce(control.onSend, { ...configuration, ...sending });
  const server = useMemo(() => ({ configuration, configurationVersion }), [configuration, configurationVersion]);
  const saved = useMemo(() => savedText(server), [server]);
  const edits = useDraft<string>({ fields: draftFields, saved, keeper: control, isValue: isText, now });
  const { draft, typing, setTyping, restoredFrom } = edits;
  const view = useMemo(() => viewConfiguration(server, draft, sending), [server, draft, sending]);

  const commit = (from: typeof draft, field: DraftField, again: boolean): boolean => {
    const committed = commitField(from, field, server, again);
    if (!committed) return false;
    onDraftChange(committed.draft);
    onSend(committed.patch);
    return true;
  };
  const failed = failure !== undefined && sending === undefined;

  return {
    view,
    typing,
    restoredFrom: view.edited > 0 ? restoredFrom : undefined,
    unsent: draftFields.some(
      (field) =>
        view.fields[field].edited &&
        (failed || view.fields[field].theirs !== undefined || draft?.edits[field]?.sent !== draft?.edits[field]?.value),
    ),
    state: isWhole(sending) ? 'saving' : sending ? 'sending' : failed ? 'failed' : 'idle',
    refusals: failed ? refusalsOf(fieldsOf(failure), draft) : {},
    onToggle: (field, on) => onSend(field === 'enabled' ? { enabled: on } : { autoStart: on }),
    onType: (field, text) => {
      setTyping(field);
      edits.change({ [field]: text });
    },
    onCommit: (field, how) => {
      setTyping(undefined);
      commit(draft, field, failed && how === 'enter');
    },
    onTakeTheirs: edits.takeTheirs,
    onKeepYours: (field) => {
      if (!draft) return;
      const next = keepYours(draft, field, saved);
      if (!commit(next, field, true)) onDraftChange(next);
    },
    onSave: () => {
      const whole = wholeOf(view);
      setTyping(undefined);
      if (!whole) return;
      if (draft) onDraftChange(markSent(draft));
      onSend(whole);
    },
    onReset: () => {
      setTyping(undefined);
      edits.discard();
      onReset();
    },
    onDiscard: edits.discard,
  };
}

/** The message under a field: none while it is being edited, else why it can't be sent or why the server refused it. */
export const errorOf = ({ typing, view, refusals }: ConfigurationForm, field: DraftField): string | undefined =>
  typing === field ? undefined : (view.fields[field].problem ?? refusals[field]);

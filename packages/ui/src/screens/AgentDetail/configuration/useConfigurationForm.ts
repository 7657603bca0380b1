import type { ConfigurationPatch } from '@switchboard/api-contract/agents';
import { useMemo, useRef } from 'react';
import { keepMine, markSent } from '../../../blocks/forms/draft/draft.ts';
import { useDraftEdits } from '../../../blocks/forms/draft/useDraftEdits.ts';
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

/** The form of the configuration: what it shows, and what a member can do in it. */
export interface ConfigurationForm {
  readonly view: ConfigurationView;
  /** The field that is being typed in; its message waits until it is left. */
  readonly typing?: string;
  /** Since when the edits wait, for those that were there when the page was opened. */
  readonly restoredFrom?: string;
  /** An edit waits that is not on its way to the server. */
  readonly unsent: boolean;
  readonly state: 'idle' | 'sending' | 'saving' | 'failed';
  /** The server's message for a field that was sent as it stands. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly onToggle: (field: 'enabled' | 'autoStart', on: boolean) => void;
  readonly onType: (field: DraftField, text: string) => void;
  /** The field was left, or Enter was pressed in it. */
  readonly onCommit: (field: DraftField, how: 'leave' | 'enter') => void;
  readonly onUseTheirs: (field: DraftField) => void;
  readonly onKeepMine: (field: DraftField) => void;
  readonly onSave: () => void;
  readonly onReset: () => void;
  readonly onDiscard: () => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The server's messages for what stands as it was sent. */
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
 * Sends a patch with what was `seen` of its fields. Drops one that is the same as one still on its way, as a double
 * click makes it.
 */
function useSendOnce(
  onSend: ConfigurationControl['onSend'],
  seen: ConfigurationPatch,
): (patch: ConfigurationPatch) => void {
  const open = useRef(new Map<string, ConfigurationPatch>());
  return (patch) => {
    const key = JSON.stringify(patch);
    if (open.current.has(key)) return;
    // What is on its way is there by the time that this one arrives.
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

/**
 * Puts the draft over what the server holds. A toggle is sent at once; a field when it is left, or on Enter, if it can
 * be.
 */
export function useConfigurationForm(
  { configuration, configurationVersion }: ServerConfiguration,
  control: ConfigurationControl,
  now: Date,
): ConfigurationForm {
  const { sending, failure, onDraftChange, onReset } = control;
  const onSend = useSendOnce(control.onSend, { ...configuration, ...sending });
  const server = useMemo(() => ({ configuration, configurationVersion }), [configuration, configurationVersion]);
  const saved = useMemo(() => savedText(server), [server]);
  const edits = useDraftEdits({
    stored: control.draft,
    onChange: onDraftChange,
    fields: draftFields,
    isValue: isText,
    saved,
    now,
  });
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
      edits.change(field, text);
    },
    onCommit: (field, how) => {
      setTyping(undefined);
      commit(draft, field, failed && how === 'enter');
    },
    onUseTheirs: edits.drop,
    onKeepMine: (field) => {
      if (!draft) return;
      const kept = keepMine(draft, field, saved);
      if (!commit(kept, field, true)) onDraftChange(kept);
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

/** What is said under a field: nothing while it is typed in, else why it can't be sent or why the server refused it. */
export const errorOf = ({ typing, view, refusals }: ConfigurationForm, field: DraftField): string | undefined =>
  typing === field ? undefined : (view.fields[field].problem ?? refusals[field]);

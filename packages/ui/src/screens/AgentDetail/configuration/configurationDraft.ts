import type { AgentDetail, ConfigurationPatch } from '@switchboard/api-contract/agents';
import { draftFields, patchOf, problemOf, sameMeaning, textOf, type DraftField } from './fieldText.ts';

/** What the server holds: the configuration, and the number that changes with it. */
export type ServerConfiguration = Pick<AgentDetail, 'configuration' | 'configurationVersion'>;

/** One edited field: what was typed, what the server held when the edit began, and what was last sent of it. */
export interface FieldEdit {
  readonly text: string;
  readonly base: string;
  readonly version?: number;
  readonly sent?: string;
}

/**
 * Edits that the server does not have yet. Lives outside of the screen, so that it outlasts a poll, a reload and
 * leaving the page.
 */
export interface ConfigurationDraft {
  /** When the first edit was made, ISO 8601. */
  readonly since: string;
  readonly edits: Readonly<Partial<Record<DraftField, FieldEdit>>>;
}

/** A typed field as the form shows it. */
export interface FieldView {
  readonly text: string;
  /** It says something else than the server. */
  readonly edited: boolean;
  /** Why it can't be sent. */
  readonly problem?: string;
  /** Another member changed the field since this edit began: what the server holds now. */
  readonly theirs?: string;
}

/** The whole form. */
export interface ConfigurationView {
  readonly enabled: boolean;
  readonly autoStart: boolean;
  readonly fields: Readonly<Record<DraftField, FieldView>>;
  /** Fields that can't be sent, that another member changed, and that differ from the server. */
  readonly invalid: number;
  readonly conflicts: number;
  readonly edited: number;
}

function viewField(field: DraftField, server: ServerConfiguration, edit: FieldEdit | undefined): FieldView {
  const held = textOf(server.configuration, field);
  const view = (text: string, rest: Partial<FieldView> = {}): FieldView => ({
    text,
    edited: false,
    problem: problemOf(field, text),
    ...rest,
  });
  if (!edit) return view(held);
  if (sameMeaning(field, edit.text, held)) return view(edit.text);
  const changedHere = !sameMeaning(field, edit.text, edit.base);
  const sameVersion = edit.version !== undefined && edit.version === server.configurationVersion;
  const ours = [edit.base, ...(edit.sent === undefined ? [] : [edit.sent])];
  const changedThere = !sameVersion && !ours.some((text) => sameMeaning(field, held, text));
  if (changedThere) return changedHere ? view(edit.text, { edited: true, theirs: held }) : view(held);
  return view(edit.text, { edited: changedHere });
}

/** The form: the draft over what the server holds, toggles as they will be once `sending` has arrived. */
export function viewConfiguration(
  server: ServerConfiguration,
  draft?: ConfigurationDraft,
  sending: ConfigurationPatch = {},
): ConfigurationView {
  const fields = Object.fromEntries(
    draftFields.map((field) => [field, viewField(field, server, draft?.edits[field])]),
  ) as Record<DraftField, FieldView>;
  const countOf = (key: 'problem' | 'theirs' | 'edited') =>
    draftFields.filter((field) => Boolean(fields[field][key])).length;
  return {
    enabled: sending.enabled ?? server.configuration.enabled,
    autoStart: sending.autoStart ?? server.configuration.autoStart,
    fields,
    invalid: countOf('problem'),
    conflicts: countOf('theirs'),
    edited: countOf('edited'),
  };
}

/**
 * What a commit of one field sends, and the draft that remembers it. None while the field says nothing new, can't be
 * sent, is in conflict, or was sent as it is (unless `again`).
 */
export function commitField(
  draft: ConfigurationDraft | undefined,
  field: DraftField,
  server: ServerConfiguration,
  again: boolean,
): { draft: ConfigurationDraft; patch: ConfigurationPatch } | undefined {
  const edit = draft?.edits[field];
  if (!draft || !edit || (edit.sent === edit.text && !again)) return undefined;
  const { edited, theirs } = viewField(field, server, edit);
  const patch = edited && theirs === undefined ? patchOf(field, edit.text) : undefined;
  return patch && { patch, draft: { ...draft, edits: { ...draft.edits, [field]: { ...edit, sent: edit.text } } } };
}

/** The draft once all of it was sent. */
export const allSent = (draft: ConfigurationDraft): ConfigurationDraft => ({
  since: draft.since,
  edits: Object.fromEntries(Object.entries(draft.edits).map(([field, edit]) => [field, { ...edit, sent: edit.text }])),
});

/** Whether a patch names every field: a Save Configuration, not the commit of one. */
export const isWhole = (patch: ConfigurationPatch | undefined): boolean =>
  patch !== undefined &&
  patch.enabled !== undefined &&
  patch.autoStart !== undefined &&
  draftFields.every((field) => patch[field] !== undefined);

/**
 * The whole configuration as the form shows it, for Save Configuration; undefined while a field can't be sent or two
 * members disagree.
 */
export function wholeOf(view: ConfigurationView): ConfigurationPatch | undefined {
  if (view.invalid > 0 || view.conflicts > 0) return undefined;
  const typed = draftFields.map((field) => patchOf(field, view.fields[field].text));
  return Object.assign({ enabled: view.enabled, autoStart: view.autoStart }, ...typed) as ConfigurationPatch;
}

const withEdits = (since: string, edits: ConfigurationDraft['edits']): ConfigurationDraft | undefined =>
  Object.keys(edits).length === 0 ? undefined : { since, edits };

/** The draft without one field; undefined when none is left. */
export function dropField(draft: ConfigurationDraft | undefined, field: DraftField): ConfigurationDraft | undefined {
  if (!draft?.edits[field]) return draft;
  const { [field]: _dropped, ...edits } = draft.edits;
  return withEdits(draft.since, edits);
}

/** The draft after typing `text`; back at the letter where it began, the field is no longer edited. */
export function editField(
  draft: ConfigurationDraft | undefined,
  field: DraftField,
  text: string,
  server: ServerConfiguration,
  now: Date,
): ConfigurationDraft | undefined {
  const held = textOf(server.configuration, field);
  if (text === held) return dropField(draft, field);
  const begun = draft?.edits[field] ?? { base: held, version: server.configurationVersion };
  return { since: draft?.since ?? now.toISOString(), edits: { ...draft?.edits, [field]: { ...begun, text } } };
}

/** The draft after 'Keep mine': the edit now stands against what the server holds, so nobody is in conflict any more. */
export function keepMine(
  draft: ConfigurationDraft,
  field: DraftField,
  server: ServerConfiguration,
): ConfigurationDraft {
  const edit = draft.edits[field];
  if (!edit) return draft;
  const rebased = { text: edit.text, base: textOf(server.configuration, field), version: server.configurationVersion };
  return { since: draft.since, edits: { ...draft.edits, [field]: rebased } };
}

/**
 * The draft without the edits that the server has by now; the same object when there are none. `typing` is left alone,
 * so that text never changes under the caret.
 */
export function settle(
  draft: ConfigurationDraft | undefined,
  server: ServerConfiguration,
  typing?: DraftField,
): ConfigurationDraft | undefined {
  return draftFields
    .filter((field) => field !== typing && draft?.edits[field] && !viewField(field, server, draft.edits[field]).edited)
    .reduce<ConfigurationDraft | undefined>(dropField, draft);
}

const isEdit = (value: unknown): value is Pick<FieldEdit, 'text' | 'base'> =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  typeof value.base === 'string';

/** The draft that a storage gave back; undefined when there is none, or none that makes sense. */
export function readDraft(stored: unknown): ConfigurationDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('since' in stored) || !('edits' in stored)) return undefined;
  const { since, edits } = stored;
  if (typeof since !== 'string' || typeof edits !== 'object' || edits === null) return undefined;
  const known = draftFields.flatMap((field) => {
    const edit = (edits as Record<string, unknown>)[field];
    if (!isEdit(edit)) return [];
    const { text, base, version, sent } = edit as Record<string, unknown> & typeof edit;
    return [
      [
        field,
        {
          text,
          base,
          version: typeof version === 'number' ? version : undefined,
          sent: typeof sent === 'string' ? sent : undefined,
        },
      ] as const,
    ];
  });
  return withEdits(since, Object.fromEntries(known));
}

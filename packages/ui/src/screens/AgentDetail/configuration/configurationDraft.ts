import type { AgentDetail, ConfigurationPatch } from '@switchboard/api-contract/agents';
import { markSent, standingOf, type Draft, type Saved } from '../../../blocks/forms/draft/draft.ts';
import { draftFields, isDraftField, patchOf, problemOf, sameMeaning, textOf, type DraftField } from './fieldText.ts';

/** What the server holds: the configuration, and the number that changes with it. */
export type ServerConfiguration = Pick<AgentDetail, 'configuration' | 'configurationVersion'>;

/** The typed fields as text, under their names. */
export type ConfigurationDraft = Draft<string>;

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

/** What the server holds, as the text of each field. */
export const savedText = ({ configuration, configurationVersion }: ServerConfiguration): Saved<string> => ({
  version: configurationVersion,
  valueOf: (field) => (isDraftField(field) ? textOf(configuration, field) : ''),
  isSame: (field, one, other) => isDraftField(field) && sameMeaning(field, one, other),
});

/** The form: the draft over what the server holds, toggles as they will be once `sending` has arrived. */
export function viewConfiguration(
  server: ServerConfiguration,
  draft?: ConfigurationDraft,
  sending: ConfigurationPatch = {},
): ConfigurationView {
  const saved = savedText(server);
  const viewField = (field: DraftField): FieldView => {
    const { value: text, edited, conflict } = standingOf(draft, field, saved);
    return {
      text,
      edited,
      problem: problemOf(field, text),
      ...(conflict && { theirs: saved.valueOf(field) }),
    };
  };
  const fields = Object.fromEntries(draftFields.map((field) => [field, viewField(field)])) as Record<
    DraftField,
    FieldView
  >;
  const countOf = (key: 'problem' | 'theirs' | 'edited') =>
    draftFields.filter((field) => fields[field][key] !== undefined && fields[field][key] !== false).length;
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
  const typed = draft?.edits[field];
  if (!draft || !typed || (typed.sent === typed.value && !again)) return undefined;
  const { edited, conflict } = standingOf(draft, field, savedText(server));
  const patch = edited && !conflict ? patchOf(field, typed.value) : undefined;
  return patch && { patch, draft: markSent(draft, [field]) };
}

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
  return draftFields.reduce<ConfigurationPatch>(
    (whole, field) => ({ ...whole, ...patchOf(field, view.fields[field].text) }),
    { enabled: view.enabled, autoStart: view.autoStart },
  );
}

import type { AgentDetail, ConfigurationPatch } from '@switchboard/api-contract/agentDetail';
import { markSent, standingOf, type Draft, type Saved } from '../../../blocks/forms/draft/draft.ts';
import { draftFields, isDraftField, patchOf, problemOf, sameMeaning, textOf, type DraftField } from './fieldText.ts';

/** The server's configuration, and the version number that changes with it. */
export type ServerConfiguration = Pick<AgentDetail, 'configuration' | 'configurationVersion'>;

/** The text of the edited fields, by name. */
export type ConfigurationDraft = Draft<string>;

/** A text field as the form shows it. */
export interface FieldView {
  readonly text: string;
  /** Differs from the server's value. */
  readonly edited: boolean;
  /** Why it can't be sent. */
  readonly problem?: string;
  /** The server's value, if another member changed the field after this edit began. */
  readonly theirs?: string;
}

export interface ConfigurationView {
  readonly enabled: boolean;
  readonly autoStart: boolean;
  readonly fields: Readonly<Record<DraftField, FieldView>>;
  /**
   * The number of fields that can't be sent; `conflicts`: that another member changed; `edited`: that differ from the
   * server.
   */
  readonly invalid: number;
  readonly conflicts: number;
  readonly edited: number;
}

/** The server's values, as the text of each field. */
export const savedText = ({ configuration, configurationVersion }: ServerConfiguration): Saved<string> => ({
  version: configurationVersion,
  valueOf: (field) => (isDraftField(field) ? textOf(configuration, field) : ''),
  isSame: (field, one, other) => isDraftField(field) && sameMeaning(field, one, other),
});

/** The form: the draft over the server's values, with toggles as they will be once `sending` is saved. */
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
 * The patch that commits one field, and the draft that records it as sent. Undefined while the field is unchanged,
 * can't be sent, is in conflict, or was already sent with this value (unless `again`).
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

/** Whether a patch has every field, as Save Configuration sends it. */
export const isWhole = (patch: ConfigurationPatch | undefined): boolean =>
  patch !== undefined &&
  patch.enabled !== undefined &&
  patch.autoStart !== undefined &&
  draftFields.every((field) => patch[field] !== undefined);

/**
 * The whole configuration as the form shows it, for Save Configuration; undefined while a field can't be sent or is
 * in conflict.
 */
export function wholeOf(view: ConfigurationView): ConfigurationPatch | undefined {
  if (view.invalid > 0 || view.conflicts > 0) return undefined;
  return draftFields.reduce<ConfigurationPatch>(
    (whole, field) => ({ ...whole, ...patchOf(field, view.fields[field].text) }),
    { enabled: view.enabled, autoStart: view.autoStart },
  );
}

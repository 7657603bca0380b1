import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { useMemo } from 'react';
import { isText } from '../../../blocks/forms/draft/draft.ts';
import { useDraft } from '../../../blocks/forms/draft/useDraft.ts';
import type { Problems } from '../../../blocks/forms/problemsOf.ts';
import { useAutosave, type AutosavedSetting } from '../../../blocks/forms/useAutosave.ts';
import { useBusy } from '../../../components/useBusy.ts';
import { refusedFields } from '../../../format/outcome.ts';
import type { ConfigurationControl } from '../AgentDetailScreenProps.ts';
import {
  draftFields,
  isDraftField,
  parseText,
  patchOf,
  problemOf,
  savedText,
  type DraftField,
} from './configurationText.ts';

/** The configuration form: what it shows and what a member can do. */
export interface ConfigurationForm {
  readonly enabled: AutosavedSetting<boolean>;
  readonly autoStart: AutosavedSetting<boolean>;
  readonly textOf: (field: DraftField) => string;
  /** Why the texts can't be sent. */
  readonly invalid: Problems;
  /** The message under a field: none while it is being edited, else why it can't be sent or why the server refused it. */
  readonly problemOf: (field: string) => string | undefined;
  /** The edited fields that another member has changed since, with their texts. */
  readonly theirs: ReadonlyMap<string, string>;
  /** How many fields can't be sent. */
  readonly errorCount: number;
  readonly dirty: boolean;
  /** When the restored edits were made; undefined without any. */
  readonly restoredFrom: string | undefined;
  /** There are edits that are not being sent. */
  readonly unsent: boolean;
  readonly busy: boolean;
  /** The whole configuration is on its way. */
  readonly saving: boolean;
  /** The last save was refused. */
  readonly failed: boolean;
  readonly onType: (field: DraftField, text: string) => void;
  /** The field lost the focus, or Enter was pressed in it. */
  readonly onCommit: (field: DraftField, how: 'leave' | 'enter') => void;
  readonly onTakeTheirs: (field: DraftField) => void;
  readonly onKeepYours: (field: DraftField) => void;
  readonly onSave: () => void;
  readonly onReset: () => void;
  readonly onDiscard: () => void;
}

/** Shows the draft over the server's values. A toggle is sent at once; a valid field on blur or on Enter. */
export function useConfigurationForm(
  { configuration, configurationVersion }: Pick<AgentDetail, 'configuration' | 'configurationVersion'>,
  control: ConfigurationControl,
  now: Date,
): ConfigurationForm {
  const { onSend, onReset } = control;
  const saved = useMemo(() => savedText(configuration, configurationVersion), [configuration, configurationVersion]);
  const form = useDraft<string>({
    fields: draftFields,
    saved,
    keeper: control,
    isValue: isText,
    now,
    // The custom settings are one text, so a conflict inside them shows only once the agent was read again.
    readConflict: ({ field, theirs }) =>
      isDraftField(field) && field !== 'customSettings' ? [field, String(theirs)] : undefined,
  });
  const { draft, valueOf, edited, conflicts: theirs, typing, setTyping } = form;
  const failed = form.refusal !== undefined;
  const invalid: Problems = useMemo(
    () =>
      Object.fromEntries(
        draftFields.flatMap((field) => {
          const problem = problemOf(field, valueOf(field));
          return problem === undefined ? [] : [[field, problem]];
        }),
      ),
    [valueOf],
  );
  const errorCount = Object.keys(invalid).length;
  const enabled = useAutosave(configuration.enabled, (on) =>
    onSend({ enabled: on }, { enabled: configuration.enabled }),
  );
  const autoStart = useAutosave(configuration.autoStart, (on) =>
    onSend({ autoStart: on }, { autoStart: configuration.autoStart }),
  );
  const refused: Problems = Object.assign(
    {},
    ...[enabled, autoStart].map(({ refusal }) => refusal && refusedFields(refusal)),
    form.problems,
  );

  /** What the member saw in a field: what was saved when the edit began or, while it is on its way, what was sent. */
  const baseOf = (field: DraftField): unknown => {
    const edit = draft?.edits[field];
    return edit ? parseText(field, (form.busy ? edit.sent : undefined) ?? edit.base) : configuration[field];
  };
  const send = (field: DraftField, base: unknown) => {
    const patch = patchOf(field, valueOf(field));
    if (patch) void form.send(() => onSend(patch, { [field]: base }), [field]);
  };
  const isSent = (field: DraftField) => draft?.edits[field]?.sent === valueOf(field);
  const [saveAll, saving] = useBusy(() => {
    const whole = draftFields.map((field) => patchOf(field, valueOf(field)));
    const base = Object.fromEntries(draftFields.map((field) => [field, baseOf(field)]));
    return form.send(() =>
      onSend(Object.assign({ enabled: enabled.value, autoStart: autoStart.value }, ...whole), {
        ...configuration,
        ...base,
      }),
    );
  });

  return {
    enabled,
    autoStart,
    textOf: valueOf,
    invalid,
    problemOf: (field) => (typing === field ? undefined : (invalid[field] ?? refused[field])),
    theirs,
    errorCount,
    dirty: edited.length > 0,
    restoredFrom: edited.length > 0 ? form.restoredFrom : undefined,
    unsent: edited.filter(isDraftField).some((field) => failed || theirs.has(field) || !isSent(field)),
    busy: form.busy || enabled.busy || autoStart.busy,
    saving,
    failed,
    onType: (field, text) => {
      setTyping(field);
      form.change({ [field]: text });
    },
    onCommit: (field, how) => {
      setTyping(undefined);
      const again = failed && how === 'enter';
      if (edited.includes(field) && !theirs.has(field) && (again || !isSent(field))) send(field, baseOf(field));
    },
    onTakeTheirs: form.takeTheirs,
    onKeepYours: (field) => {
      form.keepYours(field);
      send(field, parseText(field, theirs.get(field) ?? ''));
    },
    onSave: () => {
      setTyping(undefined);
      if (errorCount === 0 && theirs.size === 0) saveAll();
    },
    onReset: () => {
      setTyping(undefined);
      form.discard();
      onReset();
    },
    onDiscard: form.discard,
  };
}

import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import {
  notificationKinds,
  type ChannelService,
  type NotificationKind,
  type Notifications,
  type NotificationsRequest,
} from '@switchboard/api-contract/notifications';
import { useState } from 'react';
import { useBusy } from '../../../components/useBusy.ts';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { fieldsOf, messageInForm, type Outcome } from '../../../format/outcome.ts';
import type { Place } from './channelWords.ts';

/** A channel of the draft. `key` tells it apart, also before it has an id. */
export interface DraftChannel extends Place {
  readonly key: string;
  readonly id?: string | undefined;
  readonly kinds: readonly string[];
}

interface Draft {
  /** The state that it is based on. */
  readonly version: number | undefined;
  readonly channels: readonly DraftChannel[];
}

export type SaveNotifications = (body: NotificationsRequest) => Promise<Outcome<unknown>>;

const draftOf = ({ version, channels }: Notifications): Draft => ({
  version,
  channels: channels.items.map(({ id, service, target, kinds }) => ({ key: id, id, service, target, kinds })),
});

const bodyOf = ({ version, channels }: Draft): NotificationsRequest => ({
  ...(version !== undefined && { version }),
  channels: channels.map(({ id, service, target = '', kinds }) => ({
    ...(id !== undefined && { id }),
    service: service as ChannelService,
    target,
    kinds: notificationKinds.filter((kind) => kinds.includes(kind)),
  })),
});

/** What a member changes, until it is saved as a whole. While somebody else saved meanwhile, it asks whose stay. */
export function useNotificationsForm(saved: Notifications, onSave: SaveNotifications) {
  const [edited, setEdited] = useState<Draft>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState('');
  const [overtaken, setOvertaken] = useState(false);
  const stored = draftOf(saved);
  const draft = edited ?? stored;
  const dirty = edited !== undefined && !sameValue(edited.channels, stored.channels);
  useUnsaved(dirty ? 'lost' : undefined);

  const change = (channels: readonly DraftChannel[]) => {
    setProblems({});
    setRefused('');
    setEdited({ version: draft.version, channels });
  };
  const forget = () => {
    setEdited(undefined);
    setProblems({});
    setRefused('');
    setOvertaken(false);
  };
  const [save, busy] = useBusy(async (version: number | undefined) => {
    setRefused('');
    const outcome = await onSave(bodyOf({ ...draft, version }));
    if (outcome.kind === 'done') return forget();
    setProblems(fieldsOf(outcome));
    setOvertaken(outcome.kind === 'conflict');
    setRefused(outcome.kind === 'conflict' ? '' : messageInForm(outcome, Object.values(fieldsOf(outcome))));
  });
  return {
    channels: draft.channels,
    dirty,
    busy,
    refused,
    /** Somebody else saved meanwhile. */
    overtaken,
    problemOf: (index: number): string | undefined =>
      problems[`channels.${index}.target`] ?? problems[`channels.${index}.service`],
    problems: Object.keys(problems).length,
    tick: (key: string, kind: NotificationKind, on: boolean) =>
      change(
        draft.channels.map((channel) =>
          channel.key === key
            ? { ...channel, kinds: on ? [...channel.kinds, kind] : channel.kinds.filter((one) => one !== kind) }
            : channel,
        ),
      ),
    put: (channel: DraftChannel) =>
      change(
        draft.channels.some(({ key }) => key === channel.key)
          ? draft.channels.map((one) => (one.key === channel.key ? channel : one))
          : [...draft.channels, channel],
      ),
    remove: (key: string) => change(draft.channels.filter((channel) => channel.key !== key)),
    save: () => save(draft.version),
    /** Puts the own state in place of the other one. */
    keepYours: () => save(saved.version),
    takeTheirs: forget,
  };
}

export type NotificationsForm = ReturnType<typeof useNotificationsForm>;

import {
  notificationKinds,
  type ChannelService,
  type NotificationKind,
  type Notifications,
  type NotificationsRequest,
} from '@switchboard/api-contract/notifications';
import { useMemo } from 'react';
import type { Saved } from '../../../blocks/forms/draft/draft.ts';
import { useDraft } from '../../../blocks/forms/draft/useDraft.ts';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { formMessage, type Outcome } from '../../../format/outcome.ts';
import type { ChannelTarget } from './channelWords.ts';

/** A channel of the draft. `key` tells it apart, also before it has an id. */
export interface DraftChannel extends ChannelTarget {
  readonly key: string;
  readonly id?: string | undefined;
  readonly kinds: readonly string[];
}

type Channels = readonly DraftChannel[];
export type SaveNotifications = (body: NotificationsRequest) => Promise<Outcome<unknown>>;

const fields = ['channels'];

const bodyOf = (version: number | undefined, channels: Channels): NotificationsRequest => ({
  ...(version !== undefined && { version }),
  channels: channels.map(({ id, service, target = '', kinds }) => ({
    ...(id !== undefined && { id }),
    service: service as ChannelService,
    target,
    kinds: notificationKinds.filter((kind) => kinds.includes(kind)),
  })),
});

/** The edited channels, saved as a whole. If somebody else saved meanwhile, the member chooses whose are kept. */
export function useNotificationsForm({ version, channels: stored }: Notifications, onSave: SaveNotifications) {
  const saved = useMemo<Saved<Channels>>(() => {
    const channels = stored.items.map(({ id, service, target, kinds }) => ({ key: id, id, service, target, kinds }));
    return { valueOf: () => channels, version };
  }, [version, stored]);
  const form = useDraft<Channels>({ fields, saved });
  const { problems, refusal, busy } = form;
  const channels = form.valueOf('channels');
  const dirty = form.edited.length > 0;
  const changed = form.conflicts.size > 0;
  useUnsaved(dirty ? 'lost' : undefined);

  const change = (next: Channels) => {
    form.forgetRefusal();
    form.change({ channels: next });
  };
  const save = () => void form.send(() => onSave(bodyOf(version, channels)));
  return {
    channels,
    dirty,
    busy,
    refused: refusal && !changed ? formMessage(refusal, Object.values(problems)) : '',
    /** Somebody else saved meanwhile. */
    changed,
    problemOf: (index: number): string | undefined =>
      problems[`channels.${index}.target`] ?? problems[`channels.${index}.service`],
    problems: Object.keys(problems).length,
    tick: (key: string, kind: NotificationKind, on: boolean) =>
      change(
        channels.map((channel) =>
          channel.key === key
            ? { ...channel, kinds: on ? [...channel.kinds, kind] : channel.kinds.filter((one) => one !== kind) }
            : channel,
        ),
      ),
    put: (channel: DraftChannel) =>
      change(
        channels.some(({ key }) => key === channel.key)
          ? channels.map((one) => (one.key === channel.key ? channel : one))
          : [...channels, channel],
      ),
    remove: (key: string) => change(channels.filter((channel) => channel.key !== key)),
    save,
    /** Saves the member's channels over the other ones. */
    keepYours: () => {
      form.keepYours('channels');
      save();
    },
    discard: form.discard,
  };
}

export type NotificationsForm = ReturnType<typeof useNotificationsForm>;

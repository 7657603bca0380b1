import type { ConversationEntry } from '@switchboard/api-contract/conversations';
import { Braces, Download, Ellipsis, PenLine, Plus, Trash2, Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useRef, type KeyboardEvent } from 'react';
import { limits } from '@switchboard/api-contract/limits';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ConfirmAction } from '../../../blocks/roles/ConfirmAction.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Menu, type MenuItem } from '../../../components/actions/Menu/Menu.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import { SearchInput } from '../../../components/forms/SearchInput/SearchInput.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { clip, isolateDirection } from '../../../format/text.ts';
import type { ViewState } from '../../../format/viewState.ts';
import {
  entries,
  entry,
  entryTitle,
  list as listClass,
  more,
  opener,
  tools,
  when,
  rename,
  wrong,
} from './ConversationsDialog.css.ts';
import { endAndFocusRow } from './endAndFocusRow.ts';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { useBusy } from '../../../components/useBusy.ts';

interface RenameFormProps {
  title: string;
  onRename: (title: string) => Promise<Outcome<unknown>>;
  /** Called once it is renamed, or for Escape. */
  onClose: () => void;
}

/** A conversation's title while it is edited, in its place. */
function RenameForm({ title, onRename, onClose }: RenameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const [text, setText] = useState(title.slice(0, limits.text.name));
  const [save, busy, { refusal }] = useBusy(async (next: string) => {
    const outcome = await onRename(next);
    if (outcome.kind === 'done') onClose();
    return outcome;
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form
      className={rename}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') save(text.trim());
      }}
    >
      <TextInput
        ref={field}
        aria-label="Title"
        dir="auto"
        maxLength={limits.text.name}
        value={text}
        onValueChange={setText}
        onKeyDown={press}
      />
      <Button type="submit" size="sm" icon={Check} aria-label="Save title" busy={busy} />
      <Button variant="ghost" size="sm" icon={X} aria-label="Keep the title as it was" onClick={onClose} />
      {refusal ? (
        <p className={wrong} role="alert">
          {refusal.message}
        </p>
      ) : null}
    </form>
  );
}

export type ExportFormat = 'md' | 'json';

/** The member's conversations, and what can be done with them. */
export interface Conversations {
  /** Those that match the search, the newest first. */
  view: ViewState<readonly ConversationEntry[]>;
  /** Called with whether the list is shown, since it is read only then. */
  onListed: (listed: boolean) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Reads older ones; undefined if all are shown. */
  onMore: (() => void) | undefined;
  /** Goes on with that conversation. */
  onOpen: (id: string) => void;
  onNew: () => void;
  onRename: (id: string, title: string) => Promise<Outcome<unknown>>;
  onDelete: (id: string) => Promise<Outcome<unknown>>;
  /** Saves it as a file. */
  onExport: (id: string, format: ExportFormat) => void;
}

interface ConversationListProps extends Conversations {
  /** The id of the one that is open. */
  current: string;
  now: Date;
}

type Action = 'rename' | 'delete' | ExportFormat;
const actions: readonly MenuItem<Action>[] = [
  { value: 'rename', label: 'Rename', icon: PenLine },
  { value: 'md', label: 'Save as Markdown', icon: Download },
  { value: 'json', label: 'Save as JSON', icon: Braces },
  { value: 'delete', label: 'Delete', icon: Trash2 },
];

/** The member's conversations: search, open, rename, save, delete. */
export function ConversationList({
  view,
  onListed,
  search,
  onSearch,
  onMore,
  onOpen,
  onNew,
  onRename,
  onDelete,
  onExport,
  current,
  now,
}: ConversationListProps) {
  const reportListed = useEffectEvent(onListed);
  useEffect(() => {
    reportListed(true);
    return () => reportListed(false);
  }, []);
  const [renamed, setRenamed] = useState<string>();
  const [deleted, setDeleted] = useState<ConversationEntry>();
  const act = (action: Action, one: ConversationEntry) => {
    if (action === 'rename') setRenamed(one.id);
    else if (action === 'delete') setDeleted(one);
    else onExport(one.id, action);
  };
  return (
    <section className={listClass} aria-label="Conversations">
      <div className={tools}>
        <SearchInput label="Search conversations" placeholder="Search" value={search} onValueChange={onSearch} />
        <Button icon={Plus} aria-label="New conversation" onClick={() => onNew()}>
          New
        </Button>
      </div>
      <ViewRegion view={view} name="conversations" now={now} loading={<SkeletonRows rows={5} />} bare>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              bare
              kind="no-match"
              level={3}
              title={search ? 'No conversation matches' : 'No conversations yet'}
              text={search ? 'Try other words.' : 'What you ask is kept here, for you alone.'}
            />
          ) : (
            <ul className={entries} role="list">
              {items.map((one) => (
                <li key={one.id} className={entry} data-current={one.id === current || undefined}>
                  {one.id === renamed ? (
                    <RenameForm
                      title={one.title}
                      onRename={(title) => onRename(one.id, title)}
                      onClose={() => endAndFocusRow(() => setRenamed(undefined))}
                    />
                  ) : (
                    <>
                      <button
                        type="button"
                        className={opener}
                        aria-current={one.id === current || undefined}
                        onClick={() => onOpen(one.id)}
                      >
                        <span className={entryTitle} dir="auto">
                          {one.title}
                        </span>
                        <Time className={when} at={one.at} now={now} show="dateTime" fallback="" />
                      </button>
                      <Menu
                        inRow
                        variant="ghost"
                        size="sm"
                        icon={Ellipsis}
                        label={`Actions for ${isolateDirection(one.title)}`}
                        items={actions}
                        onSelect={(action) => act(action, one)}
                      />
                    </>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ViewRegion>
      {onMore ? (
        <div className={more}>
          <Button size="sm" onClick={() => onMore()}>
            Show more
          </Button>
        </div>
      ) : null}
      {deleted ? (
        <ConfirmAction
          title={`Delete ${isolateDirection(clip(deleted.title, 80))}?`}
          description="All of its messages are lost. What was done after a yes stays done."
          confirmLabel="Delete"
          onConfirm={() => onDelete(deleted.id)}
          onClose={() => setDeleted(undefined)}
        />
      ) : null}
    </section>
  );
}

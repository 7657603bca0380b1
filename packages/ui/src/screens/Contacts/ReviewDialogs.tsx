import {
  contactFields,
  type ContactField,
  type ContactPair,
  type ContactPairs,
  type Contact,
  type MergeRequest,
} from '@switchboard/api-contract/agents/contacts';
import { useState } from 'react';
import { SkeletonRows } from '../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Facts } from '../../components/display/Facts/Facts.tsx';
import { RadioCards } from '../../components/forms/RadioCards/RadioCards.tsx';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { EmptyState } from '../../components/states/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState/ErrorState.tsx';
import { useBusy } from '../../components/useBusy.ts';
import { formMessage, type Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';
import type { ViewState } from '../../format/viewState.ts';
import { place } from './Contacts.css.ts';
import { SyncPreviewDialog, type SyncReview } from './SyncPreviewDialog.tsx';
import { contactLabels } from './contactKind.tsx';

/** What waits for a member on the contacts page: the changes of a sync, and possible duplicates. */
export interface ContactsReview extends SyncReview {
  /** Pairs of contacts that may be the same; read while their dialog is open. */
  readonly pairs: ViewState<ContactPairs>;
  readonly onMerge: (request: MergeRequest) => Promise<Outcome<unknown>>;
  /** Stores that the two are different contacts. */
  readonly onKeep: (pair: Pick<ContactPair, 'one' | 'other'>) => Promise<Outcome<unknown>>;
}

/** Which of the two contacts each field of the merged one comes from. */
type MergeChoice = MergeRequest['fields'];

const has = (contact: Contact, field: ContactField): boolean => (contact[field]?.trim() ?? '') !== '';

/** Whether two contacts say the same in a field, so that there is nothing to choose. */
export const isSameInBoth = (one: Contact, other: Contact, field: ContactField): boolean =>
  (one[field] ?? '') === (other[field] ?? '');

/** What is chosen at first: what a member wrote, else what there is, else what the first one says. */
export function defaultMergeChoice(one: Contact, other: Contact): MergeChoice {
  const isBetter = (field: ContactField): boolean =>
    has(other, field) && (!has(one, field) || (other.edited.includes(field) && !one.edited.includes(field)));
  return Object.fromEntries(
    contactFields.map((field) => [field, isBetter(field) ? 'other' : 'one'] as const),
  ) as MergeChoice;
}

interface DuplicatesDialogProps extends Pick<ContactsReview, 'pairs' | 'onMerge' | 'onKeep'> {
  onClose: () => void;
}

const keyOf = ({ id, seen }: ContactPair): string => `${id} ${seen}`;
const shares = ({ shared }: ContactPair): string =>
  shared.map((field) => (field === 'email' ? 'an email' : 'a phone')).join(' and ');

/** Possible duplicates, one pair after the other: merge them, or keep both. */
function DuplicatesDialog({ pairs, onMerge, onKeep, onClose }: DuplicatesDialogProps) {
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<{ readonly of: string; readonly choice: MergeChoice }>();
  const waiting = pairs.status === 'ready' ? pairs.data.pairs.items.filter(({ id }) => !postponed.has(id)) : [];
  const [pair] = waiting;
  const key = pair ? keyOf(pair) : '';
  const choice = pair && (chosen?.of === key ? chosen.choice : defaultMergeChoice(pair.one, pair.other));
  const [decide, busy, { args, refusal }] = useBusy(
    (what: 'merge' | 'keep', { one, other, seen }: ContactPair, kept: MergeChoice) =>
      what === 'keep' ? onKeep({ one, other }) : onMerge({ one: one.id, other: other.id, seen, fields: kept }),
  );
  const deciding = busy ? args?.[0] : undefined;
  const after = `${waiting.length - 1}${pairs.status === 'ready' && pairs.data.more ? ' or more' : ''}`;

  if (!pair || !choice)
    return (
      <Dialog
        open
        size="lg"
        title="Review duplicates"
        onClose={onClose}
        foot={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <NoPair pairs={pairs} hasPostponed={postponed.size > 0} />
      </Dialog>
    );
  return (
    <Dialog
      open
      size="lg"
      title="Are these two the same?"
      description={`They share ${shares(pair)}. Choose what the merged contact keeps.`}
      busy={busy}
      onClose={onClose}
      onSubmit={() => decide('merge', pair, choice)}
      foot={
        <>
          <span className={place}>{after === '0' ? 'The last pair' : `${after} after this`}</span>
          <Button variant="ghost" disabled={busy} onClick={() => setPostponed(new Set([...postponed, pair.id]))}>
            Later
          </Button>
          <ActionButton
            needs="work"
            disabled={deciding === 'merge'}
            busy={deciding === 'keep'}
            onClick={() => decide('keep', pair, choice)}
          >
            Keep both
          </ActionButton>
          <ActionButton
            needs="work"
            variant="primary"
            type="submit"
            disabled={deciding === 'keep'}
            busy={deciding === 'merge'}
          >
            Merge
          </ActionButton>
        </>
      }
    >
      <Stack>
        {refusal && args && keyOf(args[1]) === key ? <Banner tone="critical">{formMessage(refusal)}</Banner> : null}
        <PairFields key={key} pair={pair} choice={choice} onChoice={(next) => setChosen({ of: key, choice: next })} />
      </Stack>
    </Dialog>
  );
}

interface PairFieldsProps {
  pair: ContactPair;
  choice: MergeChoice;
  onChoice: (choice: MergeChoice) => void;
}

/** Two contacts side by side: each field that differs is taken of one of them. */
function PairFields({ pair, choice, onChoice }: PairFieldsProps) {
  const { one, other } = pair;
  const wordsOf = (contact: ContactPair['one'], field: ContactField) => clip(contact[field]?.trim() || 'None', 80);
  const option = (value: 'one' | 'other', field: ContactField) => ({
    value,
    label: wordsOf(pair[value], field),
    ...(pair[value].edited.includes(field) && { hint: 'Edited by hand' }),
  });
  const same = contactFields.filter((field) => isSameInBoth(one, other, field));
  return (
    <>
      {contactFields
        .filter((field) => !same.includes(field))
        .map((field) => (
          <RadioCards
            key={field}
            label={contactLabels[field]}
            columns={2}
            options={[option('one', field), option('other', field)]}
            value={choice[field]}
            onValueChange={(value) => onChoice({ ...choice, [field]: value })}
          />
        ))}
      {same.length > 0 ? (
        <Facts items={same.map((field) => ({ label: contactLabels[field], value: wordsOf(one, field) }))} />
      ) : null}
    </>
  );
}

/** Shown while there is no pair. */
function NoPair({ pairs, hasPostponed }: { pairs: ContactsReview['pairs']; hasPostponed: boolean }) {
  if (pairs.status === 'loading') return <SkeletonRows rows={4} />;
  if (pairs.status === 'error')
    return <ErrorState message={pairs.message} busy={pairs.retrying} onRetry={pairs.onRetry} />;
  return hasPostponed ? (
    <EmptyState title="The rest waits" text="What you put off is offered again next time." />
  ) : (
    <EmptyState
      title="Nothing left to review"
      text="No two contacts share an email or a phone, apart from those that you keep."
    />
  );
}

export interface ReviewDialogsProps {
  review: ContactsReview;
  /** Which one is open: `sync`, `duplicates` or none. */
  open: string | undefined;
  onSync: () => void;
  onClose: () => void;
}

/** The dialog that is open: the changes of a sync, or possible duplicates. */
export function ReviewDialogs({ review, open, onSync, onClose }: ReviewDialogsProps) {
  if (open === 'sync') return <SyncPreviewDialog {...review} onSync={onSync} onClose={onClose} />;
  if (open === 'duplicates') return <DuplicatesDialog {...review} onClose={onClose} />;
  return null;
}

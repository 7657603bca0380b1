import { joinChanges, NOTHING } from '../../../../.storybook/changes/joinChanges.ts';
import { isMark, type Accepted, type Change, type StoryChanges } from '../../../../.storybook/changes/parseChanges.ts';
import { day } from '../../src/format/dates.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import type { ListedStory } from '../start/useStories.ts';
import { ChangedStories } from './ChangedStories.tsx';

const WEEK = 7 * 86_400_000;

interface ChangelogPageProps {
  /** The oldest first. */
  changes: readonly Change[];
  stories: readonly ListedStory[];
  today: Date;
}

const isAccepted = (change: Change): change is Accepted => !isMark(change);

/** 'In the last seven days, 1 story is new and 3 changed.' */
function inShort(changes: readonly Change[]): string {
  const all = changes.filter(isAccepted).reduce<StoryChanges>(joinChanges, NOTHING);
  const parts = [
    all.new.length > 0 ? `${all.new.length} new` : '',
    all.changed.length > 0 ? `${all.changed.length} changed` : '',
    all.gone.length > 0 ? `${all.gone.length} gone` : '',
  ].filter(Boolean);
  if (parts.length === 0) return 'No story changed in the last seven days.';
  return `Stories in the last seven days: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)}.`;
}

/** Which stories look different than before, by day, and why. */
export function ChangelogPage({ changes, stories, today }: ChangelogPageProps) {
  const newest = changes.toReversed();
  const from = new Date(today.getTime() - WEEK).toISOString().slice(0, 10);
  const isRecent = ({ date }: Change): boolean => date >= from;
  const parts = [
    { title: 'This week', hint: `Since ${day(from, 'UTC')}`, own: newest.filter(isRecent) },
    { title: 'Before', own: newest.filter((change) => !isRecent(change)) },
  ];
  return (
    <DocPage
      path="Changelog"
      name="What changed"
      summary={`${inShort(changes.filter(isRecent))} Those that changed since the last release say so in the side panel, and the tags new and changed in its filter leave only them.`}
    >
      {parts.map(({ title, hint, own }) => (
        <DocPart key={title} title={title} hint={own.length === 0 ? 'Nothing.' : hint}>
          {own.length === 0 ? null : (
            <DocTable
              label={title}
              heads={['Day', 'Why', 'Stories']}
              rows={own.map((change) => [
                day(change.date, 'UTC'),
                isMark(change) ? <strong key="mark">{change.mark}</strong> : change.because || 'No reason given',
                isMark(change) ? '' : <ChangedStories key="stories" changes={change} stories={stories} />,
              ])}
            />
          )}
        </DocPart>
      ))}
    </DocPage>
  );
}

import type { StoryChanges } from '../../../../.storybook/changes/parseChanges.ts';
import { StoryLink } from '../frame/StoryLink.tsx';
import type { ListedStory } from '../start/useStories.ts';

/** More stories than this are folded. */
const SHORT = 12;

interface ChangedStoriesProps {
  changes: StoryChanges;
  stories: readonly ListedStory[];
}

/** The stories of a change, each with a link; those that are gone by their id. */
export function ChangedStories({ changes, stories }: ChangedStoriesProps) {
  const linked = (id: string) => {
    const story = stories.find((each) => each.id === id);
    if (!story) return <code>{id}</code>;
    return <StoryLink id={id}>{`${story.title}: ${story.label}`}</StoryLink>;
  };
  return (['new', 'changed', 'gone'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => (
      <details key={kind} open={changes[kind].length <= SHORT}>
        <summary>{`${changes[kind].length} ${kind}`}</summary>
        <ul>
          {changes[kind].map((id) => (
            <li key={id}>{linked(id)}</li>
          ))}
        </ul>
      </details>
    ));
}

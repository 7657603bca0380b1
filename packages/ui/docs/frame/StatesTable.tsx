import type { State } from '../../../../.storybook/states/parseStates.ts';
import type { ListedStory } from '../start/useStories.ts';
import { DocTable } from './DocTable.tsx';
import * as css from './StatesTable.css.ts';
import { StoryLink } from './StoryLink.tsx';

interface StatesTableProps {
  label: string;
  states: readonly State[];
  stories: readonly ListedStory[];
  /** The title of the screen that the page is about. Its own stories and the flows will do, if there are any. */
  title?: string;
}

/** Documented states in the order of the catalogue, with the stories that show and test them. */
export function StatesTable({ label, states, stories, title }: StatesTableProps) {
  const find = (state: State, behaviour: boolean) => {
    const found = stories.filter((story) => story.behaviour === behaviour && story.states.includes(state.id));
    const near = found.filter(
      (story) => title && [title, `${title}/`, 'Flows/'].some((place) => `${story.title}/`.startsWith(place)),
    );
    return near.length > 0 ? near : found;
  };
  const name = (story: ListedStory) =>
    story.title === title ? story.label : `${story.title.replace(/^(Screens|Flows)\//, '')}: ${story.label}`;
  const links = (kind: string, found: readonly ListedStory[]) =>
    found.length === 0 ? null : (
      <div>
        <div className={css.kind}>{kind}</div>
        <ul>
          {found.map((story) => (
            <li key={story.id}>
              <StoryLink id={story.id}>{name(story)}</StoryLink>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <DocTable
      label={label}
      heads={['State', 'Stories']}
      rows={states.map((state) => [
        <div key="state" className={css.state}>
          <div className={css.label}>{state.label}</div>
          <div>{state.words}</div>
          <code className={css.id}>{state.id}</code>
        </div>,
        <div key="stories" className={css.stories}>
          {links('Shown by', find(state, false))}
          {links('Tested by', find(state, true))}
        </div>,
      ])}
    />
  );
}

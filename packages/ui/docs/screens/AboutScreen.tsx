import { entries } from 'virtual:entries';
import { screens, type ScreenFacts, type ScreenName } from '../../test/screens/screens.ts';
import { documentedStates } from '../frame/documentedStates.ts';
import { EntryLink } from '../frame/EntryLink.tsx';
import { StoryPictures } from '../frame/StoryPictures.tsx';

const isOdd = ({ tags }: { tags: readonly string[] }): boolean => tags.includes('odd');

/** What a screen is for, and pictures of its documented states in the order of the catalogue. */
export function AboutScreen({ screen }: { screen: ScreenName }) {
  const { purpose, readers, addresses, groups, wired }: ScreenFacts = screens[screen];
  const isOwn = ({ title }: { title: string }): boolean => `${title}/`.startsWith(`Screens/${screen}/`);
  const resting = entries.filter(({ type, tags }) => type === 'story' && !tags.includes('behaviour'));
  const own = resting.filter(isOwn);
  // A state that none of its plain stories shows, an odd one, another screen or a flow does.
  const stories = [...own.filter((story) => !isOdd(story)), ...own.filter(isOdd), ...resting];
  const shown = documentedStates
    .filter(({ id, group }) => groups.includes(group) || own.some(({ states }) => states.includes(id)))
    .flatMap((state) => {
      const story = stories.find(({ states }) => states.includes(state.id));
      return story ? [{ ...state, story }] : [];
    })
    // Those that it shares with other screens come after its own.
    .toSorted((a, b) => Number(groups.includes(b.group)) - Number(groups.includes(a.group)));
  const looks = own.filter((story) => story.states.length === 0 && !isOdd(story));
  return (
    <>
      <h1>{screen}</h1>
      <p>{purpose}</p>
      <ul>
        <li>For: {readers}</li>
        {addresses.length > 0 ? <li>Address: {addresses.join(', ')}</li> : null}
        {wired ? (
          <li>
            Try it: <EntryLink id={wired}>in the whole app, with any answer of the API</EntryLink>
          </li>
        ) : null}
      </ul>
      {[...Map.groupBy(shown, ({ heading }) => heading)].map(([heading, states]) => (
        <section key={heading}>
          <h2>{`States: ${heading.split(' — ')[0]?.replaceAll('-', ' ')}`}</h2>
          <StoryPictures
            stories={[...Map.groupBy(states, ({ story }) => story.id)].map(([id, same]) => ({
              id,
              label: same.map(({ label }) => label).join(', '),
            }))}
          />
        </section>
      ))}
      {looks.length > 0 ? (
        <section>
          <h2>Other looks</h2>
          <StoryPictures stories={looks.map(({ id, name }) => ({ id, label: name }))} />
        </section>
      ) : null}
    </>
  );
}

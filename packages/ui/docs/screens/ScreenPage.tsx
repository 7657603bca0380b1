import { parseStates, type State } from '../../../../.storybook/states/parseStates.ts';
import catalogue from '../../../../docs/states.md?raw';
import { screens, type ScreenFacts, type ScreenName } from '../../test/screens/screens.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import { StatesTable } from '../frame/StatesTable.tsx';
import { StoryLink } from '../frame/StoryLink.tsx';
import { useStories, type ListedStory } from '../start/useStories.ts';
import { key } from './ScreenPage.css.ts';

const states = parseStates(catalogue);

const name = (words: string) => (
  <span key="name" className={key}>
    {words}
  </span>
);

/** Codes below each other; a word if there are none. */
const codes = (lines: readonly string[], none: string) =>
  lines.length === 0
    ? none
    : lines.map((line) => (
        <div key={line}>
          <code>{line}</code>
        </div>
      ));

const links = (stories: readonly ListedStory[]) => (
  <ul>
    {stories.map(({ id, label }) => (
      <li key={id}>
        <StoryLink id={id}>{label}</StoryLink>
      </li>
    ))}
  </ul>
);

/** What a screen is for, and its stories: states in the order of the catalogue, other looks, behaviour. */
export function ScreenPage({ screen }: { screen: ScreenName }) {
  const facts: ScreenFacts = screens[screen];
  const title = `Screens/${screen}`;
  const stories = useStories();
  const isHere = (story: ListedStory): boolean => story.title === title || story.title.startsWith(`${title}/`);
  const own = stories.filter((story) => isHere(story) && story.label !== 'About');
  const isOwn = ({ group }: State): boolean => facts.groups.includes(group);
  const isShown = (state: State): boolean => isOwn(state) || own.some((story) => story.states.includes(state.id));
  // Those that it shares with other screens come after its own.
  const shown = [...states.filter(isOwn), ...states.filter((state) => !isOwn(state) && isShown(state))];
  const headings = [...new Set(shown.map(({ heading }) => heading))];
  const looks = own.filter((story) => !story.behaviour && story.states.length === 0);
  const tests = own.filter((story) => story.behaviour && story.states.length === 0);
  return (
    <DocPage path="Screens" name={screen} summary={facts.purpose}>
      <DocPart title="In the app">
        <DocTable
          label="In the app"
          heads={['What', 'Here']}
          rows={[
            [name('For'), facts.readers],
            [name('Address'), <div key="at">{codes(facts.addresses, 'None of its own')}</div>],
            [
              name('Calls'),
              <div key="calls">
                {codes(
                  facts.calls.map(({ method, path }) => `${method} ${path}`),
                  'None',
                )}
              </div>,
            ],
            ...(facts.wired
              ? [
                  [
                    name('Try it'),
                    <StoryLink key="wired" id={facts.wired}>
                      In the whole app, with any answer of the API
                    </StoryLink>,
                  ],
                ]
              : []),
          ]}
        />
      </DocPart>
      {headings.map((heading) => (
        <DocPart key={heading} title={`States: ${heading.split(' — ')[0]?.replaceAll('-', ' ')}`}>
          <StatesTable
            label={`States: ${heading}`}
            states={shown.filter((state) => state.heading === heading)}
            stories={stories}
            title={title}
          />
        </DocPart>
      ))}
      {looks.length > 0 ? (
        <DocPart title="Other looks" hint="Faults, odd data and sizes that the catalogue does not name.">
          {links(looks)}
        </DocPart>
      ) : null}
      {tests.length > 0 ? (
        <DocPart title="Other behaviour" hint="Tests that are about no single state.">
          {links(tests)}
        </DocPart>
      ) : null}
    </DocPage>
  );
}

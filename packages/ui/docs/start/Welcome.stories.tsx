import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import { StoryLink } from '../frame/StoryLink.tsx';

// Its links need the index, which only Storybook itself has.
const meta = preview.meta({ title: 'Start here/Welcome', tags: ['!test'] });

const to = (id: string, words: string, switches?: string) => (
  <StoryLink id={id} switches={switches}>
    {words}
  </StoryLink>
);

/** What this is, and how to review with it. */
export const Welcome = meta.story({
  render: () => (
    <DocPage
      path="Start here"
      name="Switchboard"
      summary="Every screen of Switchboard in each of its documented states, everything they are made of, and the whole app against an API that does what you choose."
    >
      <DocPart title="What is where">
        <DocTable
          label="What is where"
          heads={['Group', 'What it shows', 'Begin with']}
          rows={[
            ['Foundations', 'Colour, type, space, motion, icons, marks', to('foundations-colour--colour', 'Colour')],
            [
              'Components',
              'Parts that know nothing of agents',
              to('components-at-a-glance--at-a-glance', 'All at a glance'),
            ],
            ['Rules', 'Which badge, word and icon a value gets', to('rules-statuses--agent-status', 'Agent status')],
            [
              'Blocks',
              'Parts that speak of agents, connections and records',
              to('blocks-records-recordssection--table', 'Records'),
            ],
            [
              'Screens',
              'What each page is for, then its states in the order of the catalogue',
              to('screens-dashboard--about', 'About the dashboard'),
            ],
            ['Flows', 'The whole app at each address', to('flows-whole-app--dashboard', 'The whole app')],
            [
              'Changelog',
              'What looks different than before, by day',
              to('changelog-what-changed--what-changed', 'What changed'),
            ],
          ]}
        />
      </DocPart>
      <DocPart
        title="How to review"
        hint="A state's story ends in the state: what you see is what a member sees. Search for a state's id or for its words."
      >
        <DocTable
          label="How to review"
          heads={['To see', 'Do this', 'Example']}
          rows={[
            [
              'A state',
              'Search for its words: fail, empty, offline',
              to('screens-api-connections--card-error', 'A connection that failed'),
            ],
            [
              'All states, and what is shown where',
              'Open the coverage page',
              to('start-here-coverage--coverage', 'Coverage'),
            ],
            [
              'Dark, a phone, large text',
              'Turn the switches above the story; the address keeps them',
              to(
                'screens-dashboard--default',
                'Dashboard, dark, on a phone, text at 150 %',
                'theme:dark;viewport.value:narrow;textSize:x150',
              ),
            ],
            [
              'An API that is down',
              'Open the page under Flows, turn the switch API',
              to('flows-whole-app--dashboard', 'Dashboard without a network', 'scenario:offline'),
            ],
            [
              'Which badge a word has',
              'Search for the word: Paused',
              to('rules-statuses--agent-status', 'Agent status'),
            ],
            [
              'What changed since last week',
              'Open the changelog; or choose the tags new and changed in the filter beside the search',
              to('changelog-what-changed--what-changed', 'What changed'),
            ],
            [
              'How it behaves',
              'Choose the tag behaviour in the filter beside the search',
              to('screens-sign-in--busy', 'Sign in'),
            ],
          ]}
        />
      </DocPart>
      <DocPart title="The switches" hint="They are above each story, and work in every story and on every screen.">
        <DocTable
          label="The switches"
          heads={['Switch', 'What it changes']}
          rows={[
            ['Theme', 'Light, dark, or both beside each other'],
            ['Viewport', '320, 390, 768, 1024, 1280 and 1920 px'],
            ['API', 'What the server answers, on the pages under Flows'],
            [
              'Motion, contrast, forced colours',
              "What the reader asks the system for. Forced colours are imitated: the real ones are the system's",
            ],
            ['Text size', '100 to 200 %, as the browser sets it'],
            ['Time zone and clock', 'Where and when the reader is'],
            ['Member', 'Roles, long names, none'],
          ]}
        />
      </DocPart>
    </DocPage>
  ),
  play: async ({ canvas }) => {
    const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, unknown> };
    for (const link of canvas.getAllByRole('link'))
      await expect(Object.keys(entries)).toContain(/path=\/story\/([^&]*)/.exec(link.getAttribute('href') ?? '')?.[1]);
  },
});

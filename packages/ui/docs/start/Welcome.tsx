import { DocTable } from '../frame/DocTable.tsx';
import { EntryLink } from '../frame/EntryLink.tsx';

const to = (id: string, words: string, switches?: string) => (
  <EntryLink id={id} switches={switches}>
    {words}
  </EntryLink>
);

export const WhatIsWhere = () => (
  <DocTable
    label="What is where"
    heads={['Group', 'What it shows', 'Begin with']}
    rows={[
      ['Foundations', 'Colour, type, space, motion, icons, marks', to('foundations-colour--docs', 'Colour')],
      ['Components', 'Parts that know nothing of agents', to('components-at-a-glance--at-a-glance', 'All at a glance')],
      ['Rules', 'Which badge, word and icon a value gets', to('rules-statuses--docs', 'Statuses')],
      [
        'Blocks',
        'Parts that speak of agents, connections and records',
        to('blocks-records-recordssection--table', 'Records'),
      ],
      [
        'Screens',
        'What each page is for, with pictures of its states',
        to('screens-dashboard--about', 'About the dashboard'),
      ],
      ['Flows', 'The whole app at each address', to('flows-whole-app--dashboard', 'The whole app')],
    ]}
  />
);

export const HowToReview = () => (
  <DocTable
    label="How to review"
    heads={['To see', 'Do this', 'Example']}
    rows={[
      ['A state', 'Search for its words on the coverage page', to('start-here-coverage--docs', 'Coverage')],
      ['All states of a screen', 'Open the page about it', to('screens-api-connections--about', 'API Connections')],
      [
        'Dark, a phone, more contrast',
        'Turn the switches above the story; the address keeps them',
        to(
          'screens-dashboard--default',
          'Dashboard, dark, on a phone, with more contrast',
          'theme:dark;viewport.value:narrow;contrast:more',
        ),
      ],
      [
        'An API that is down',
        'Open the page under Flows, turn the switch API',
        to('flows-whole-app--dashboard', 'Dashboard without a network', 'scenario:offline'),
      ],
      ['Which badge a word has', 'Find the word on the page of the rule', to('rules-statuses--docs', 'Statuses')],
      ['Very long, unknown or narrow', 'Choose the tag odd in the filter beside the search', ''],
      [
        'How it behaves',
        'Choose the tag behaviour in the filter beside the search',
        to('screens-sign-in--busy', 'Sign in'),
      ],
    ]}
  />
);

export const Switches = () => (
  <DocTable
    label="The switches"
    heads={['Switch', 'What it changes']}
    rows={[
      ['Theme', 'Light, dark, or both beside each other'],
      ['Viewport', '320, 390, 768, 1024, 1280 and 1920 px'],
      ['API', 'What the server answers, on the pages under Flows'],
      ['Motion and contrast', 'What the reader asks the system for'],
      ['Time zone and clock', 'Where and when the reader is'],
      ['Member', 'Roles, long names, none'],
    ]}
  />
);

import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Banner } from './Banner.tsx';

export const docs: ComponentDocs = {
  summary: 'A notice about what is below it, which stays as long as it is true.',
  use: 'Use it above the content that it is about: a refused save, figures that are old, a network that is gone. One at a time; the most serious first.',
  instead: [
    { when: 'It tells how an action ended, and may go.', use: 'Components/Layers/Toast' },
    { when: 'The content could not be loaded at all.', use: 'Components/States/ErrorState' },
    { when: 'One field is wrong.', use: 'Components/Forms/Field' },
    { when: 'The figures below it are old.', use: 'Blocks/States/StaleBanner' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Banner tone="caution" role="none" action={<Button size="sm">Try again</Button>}>
            The research service does not answer. These figures are from 09:41.
          </Banner>
        ),
        why: 'What is the case, what it means for the page, and what to do.',
      },
      dont: {
        example: (
          <Banner tone="caution" role="none" action={<Button size="sm">Try again</Button>}>
            Warning: 503
          </Banner>
        ),
        why: 'A code does not say whether the figures below can be trusted.',
      },
    },
  ],
  accessibility: {
    Role: 'None; `alert` for the critical tone. With `status`, its words are announced when they come: for what an act brought',
    Announced: 'When it appears. Critical interrupts, everything else waits',
    'Screen reader': 'Reads words and action; the icon is hidden',
    Colour: 'Caution, critical and positive have icons of their own. Forced colours get a border',
    'Text size': 'Words wrap; the action goes below them where there is no room',
  },
  words: [{ state: 'Offline', says: 'You are offline. What you see may be out of date.', never: 'Network error' }],
};

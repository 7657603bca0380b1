import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'A password to be, with a line that says how strong it is.',
  use: 'Use it wherever a member chooses a password. It is asked for once: it can be shown, so that nobody has to type it twice.',
  stories: ['Playground', 'Empty', 'TooShort', 'Refused'],
  instead: [
    { when: 'It is the password that a member has.', use: 'Components/Forms/SecretInput' },
    { when: 'It is the form for signing in.', use: 'Blocks/Forms/SignInForm' },
  ],
  accessibility: {
    Role: '`textbox` with the line of help as its description; the button that shows it is pressed or not',
    Name: 'Its label',
    Keys: '`Tab` to the eye, `Space` shows and hides',
    Colour: 'A word says how strong it is; the line only repeats it',
  },
  words: [
    {
      state: 'Too short',
      says: 'Too short. At least 10 characters, and not a common password.',
      never: 'Invalid password',
    },
  ],
};

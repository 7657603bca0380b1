import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

const linesCode = `import { CopyField } from '@switchboard/ui/components/display/CopyField';

<CopyField value={command} shown={commandWithoutKey} label="line for curl" />`;

const code = `import { CopyField } from '@switchboard/ui/components/display/CopyField';

<CopyField
  value="POST /api/connections/openai/test"
  label="test endpoint"
/>`;

export const docs: ComponentDocs = {
  use: 'Use it for what people paste elsewhere exactly as it is: an address, an endpoint, a command.',
  stories: [
    { story: 'Playground', code },
    { story: 'LongText', code },
    { story: 'Lines', code: linesCode },
  ],
  instead: [
    { when: 'It is secret.', use: 'Components/Forms/SecretInput' },
    { when: 'It can be edited.', use: 'Components/Forms/TextInput' },
    { when: 'It is only read.', use: 'Components/Display/Facts' },
  ],
  accessibility: {
    Role: '`button` beside the text',
    Name: '“Copy” and `label`: “Copy test endpoint”',
    Keys: '`Enter` and `Space` copy',
    Focus: 'Stays on the button',
    Announced: '“Copied” or “Not copied”, once',
    Pointer: 'The button is 32 px high, 44 px below 1024 px',
    Colour: 'The word changes, and so does the icon',
    'Text size':
      'A long line ends in an ellipsis, with all of it in the title; all of it is copied. What is `shown` in its place breaks into lines',
  },
  words: [
    { state: 'At rest', says: 'Copy' },
    { state: 'For 2 seconds after a press', says: 'Copied', never: 'Success' },
    { state: 'The browser refused', says: 'Not copied', never: 'Copied' },
  ],
};

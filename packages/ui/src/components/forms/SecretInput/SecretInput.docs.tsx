import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { SecretInput } from './SecretInput.tsx';

export const docs: ComponentDocs = {
  use: 'Use it for a password, an API key or a token: for everything that nobody may read over a shoulder. The eye shows what was typed.',
  stories: ['Playground', 'Empty'],
  instead: [
    { when: 'It may be read by everybody: an address, an id.', use: 'Components/Forms/TextInput' },
    { when: 'It is shown to be copied.', use: 'Components/Display/CopyField' },
  ],
  pairs: [
    {
      do: {
        example: (
          <Field label="Secret Key" hint="Leave blank to keep the stored one.">
            <SecretInput placeholder="••••••••••••••••" />
          </Field>
        ),
        why: 'A stored key never comes back to the page; dots in the placeholder say that there is one.',
      },
      dont: {
        example: (
          <Field label="Secret Key" hint="Leave blank to keep the stored one.">
            <TextInput defaultValue="sk-live-1234" mono />
          </Field>
        ),
        why: 'A key in plain text can be read by everyone who sees the screen.',
      },
    },
  ],
  accessibility: {
    Role: 'A password field: screen readers do not read out what is typed. A button beside it',
    Name: 'The label of its Field; the eye is “Show” and that label',
    Keys: '`Tab` goes from the box to the eye; `Space` or `Enter` presses it',
    Announced: 'The eye is pressed or not (`aria-pressed`)',
    Pointer: 'The eye is 32 px, 44 px below 1024 px',
  },
  words: [
    { state: 'Eye', says: 'Show Secret Key', never: 'Toggle visibility' },
    { state: 'Hint, while one is stored', says: 'Leave blank to keep the stored one.', never: 'Optional' },
  ],
};

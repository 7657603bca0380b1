import type { ComponentDocs } from '../../../../docs/component/ComponentDocs.ts';

export const docs: ComponentDocs = {
  summary: 'Username, password, Sign In, and perhaps Demo Access, a passkey and single sign-on.',
  use: 'Use it on the sign-in page and in the dialog over an ended session. It sends once, and a refusal keeps what was typed.',
  stories: [
    { story: 'Playground', frame: 440 },
    { story: 'WithoutDemo', frame: 360 },
    { story: 'Refused', frame: 430 },
    { story: 'DemoBusy', frame: 440 },
  ],
  instead: [{ when: 'It is any other form in a dialog.', use: 'Blocks/Forms/FormDialog' }],
  accessibility: {
    Role: '`form`; the password can be shown',
    Keys: '`Enter` signs in',
    Focus: 'On the username; on the password if the username is known',
    Announced: 'Why it was refused, unless a toast has said so',
    Colour: 'The refusal is a banner with words',
    'Text size': 'Grows with the text; fields 40 px high, 44 px below 1024 px',
  },
  words: [
    { state: 'Refused', says: 'Invalid credentials', never: 'Error 401' },
    { state: 'Single sign-on', says: 'Sign in with Acme SSO', never: 'Continue with OIDC' },
    { state: 'Busy', says: 'Signing in...', never: 'Please wait' },
  ],
};

import { clientSecret, type ServiceDescription, type SetupField } from './setup.ts';

const clientId: SetupField = {
  key: 'clientId',
  label: 'Client ID',
  required: true,
  placeholder: 'Ends with .apps.googleusercontent.com',
};
const refreshToken: SetupField = {
  key: 'refreshToken',
  label: 'Refresh Token',
  secret: true,
  hint: 'Google’s consent screen gives one. Without it, the account can’t be checked.',
};

/** Google's services: mail, calendar, and search. */
export const google = {
  gmail: {
    name: 'Gmail',
    category: 'Google Workspace',
    icon: '📧',
    monthlyLimit: 5_000,
    description: 'Reads, sorts and answers mail for the email agent.',
    title: 'Connect Gmail',
    instructions:
      'Create an OAuth client under APIs and Services › Credentials in the Google Cloud console, with the Gmail API enabled.',
    permission: 'Enable the Gmail API for the project, and give the Refresh Token a Gmail scope such as gmail.modify.',
    testEndpoint: 'GET https://gmail.googleapis.com/gmail/v1/users/me/profile',
    fields: [clientId, clientSecret, refreshToken],
  },
  'google-calendar': {
    name: 'Google Calendar',
    category: 'Google Workspace',
    icon: '📅',
    monthlyLimit: 2_000,
    description: 'Events and availability for the calendar agent.',
    title: 'Connect Google Calendar',
    instructions:
      'Create an OAuth client under APIs and Services › Credentials in the Google Cloud console, with the Calendar API enabled.',
    permission: 'Enable the Google Calendar API for the project, and give the Refresh Token the scope calendar.',
    testEndpoint: 'GET https://www.googleapis.com/calendar/v3/users/me/calendarList',
    fields: [clientId, clientSecret, refreshToken],
  },
  google: {
    name: 'Google',
    category: 'Google Workspace',
    icon: '🔍',
    monthlyLimit: 5_000,
    description: 'Account, contacts and maps of Google Workspace.',
    title: 'Connect Google',
    instructions: 'Create an OAuth client under APIs and Services › Credentials in the Google Cloud console.',
    permission: 'Enable the OAuth client under APIs and Services › Credentials in the Google Cloud console.',
    testEndpoint: 'POST https://oauth2.googleapis.com/token',
    fields: [clientId, clientSecret],
  },
} satisfies Record<string, ServiceDescription>;

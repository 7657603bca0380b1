import type { AgentSlug } from './agentTable.ts';
import type { ConnectionCategory } from './connectionCategories.ts';

/** One field of a setup form. Secret fields are masked and never sent back; the others may be. */
export interface SetupField {
  readonly key: string;
  readonly label: string;
  readonly required?: true;
  readonly secret?: true;
  readonly placeholder?: string;
  readonly hint?: string;
}

/**
 * Ids of the catalogue, in its order. A table over all services is `satisfies Record<ServiceId, …>`, so that none is
 * forgotten.
 */
export const serviceIds = [
  'openai',
  'anthropic',
  'gmail',
  'google-calendar',
  'stripe',
  'apollo',
  'google',
  'twilio',
  'tavily',
  'perplexity',
  'serper',
  'sendgrid',
  'slack',
  'discord',
  'hubspot',
  'salesforce',
  'github',
  'notion',
  'airtable',
  'make',
  'zapier',
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** A service that can be connected. */
export interface Service {
  readonly id: ServiceId;
  readonly name: string;
  readonly category: ConnectionCategory;
  readonly description: string;
  readonly icon: string;
  /** Requests a month that the usage bar is measured against until the plan is known. */
  readonly monthlyLimit: number;
  /** Heading of the setup dialog. */
  readonly title: string;
  /** Where the member finds the values. */
  readonly instructions: string;
  /** What to allow when the service knows the credentials and refuses the call that proves them. */
  readonly permission?: string;
  /** The call that proves the credentials, shown for copying; zapier has none. */
  readonly testEndpoint?: string;
  readonly fields: readonly SetupField[];
  /** Agents that stop working without it. */
  readonly usedBy: readonly AgentSlug[];
}

const apiKey = (placeholder: string, hint?: string): SetupField => ({
  key: 'apiKey',
  label: 'API Key',
  required: true,
  secret: true,
  placeholder,
  ...(hint ? { hint } : {}),
});
const clientId: SetupField = {
  key: 'clientId',
  label: 'Client ID',
  required: true,
  placeholder: 'Ends with .apps.googleusercontent.com',
};
const clientSecret: SetupField = { key: 'clientSecret', label: 'Client Secret', required: true, secret: true };
const refreshToken: SetupField = {
  key: 'refreshToken',
  label: 'Refresh Token',
  secret: true,
  hint: 'From the consent screen. Without it the account can not be checked.',
};

/** The 21 services, each with exactly the fields of the specification. */
export const catalogue: readonly Service[] = [
  {
    id: 'openai',
    name: 'OpenAI',
    category: 'AI & ML',
    icon: '🤖',
    monthlyLimit: 10_000,
    description: 'Language models that the agents reason with.',
    title: 'Connect OpenAI',
    instructions: 'Create a key under API keys on platform.openai.com.',
    permission:
      'Allow the key to list models: under API keys choose Permissions › All, or Restricted with Models › Read.',
    testEndpoint: 'GET https://api.openai.com/v1/models',
    fields: [
      apiKey('Starts with sk-'),
      {
        key: 'organization',
        label: 'Organization',
        placeholder: 'Starts with org-',
        hint: 'Only needed if the key belongs to several organisations.',
      },
    ],
    usedBy: ['research', 'orchestrator', 'email'],
  },
  {
    id: 'anthropic',
    name: 'Anthropic',
    category: 'AI & ML',
    icon: '🧠',
    monthlyLimit: 5_000,
    description: 'Second language model, used as a fallback.',
    title: 'Connect Anthropic',
    instructions: 'Create a key under API keys on console.anthropic.com.',
    permission: 'Use a key of a workspace that may call the API: see Workspaces on console.anthropic.com.',
    testEndpoint: 'GET https://api.anthropic.com/v1/models',
    fields: [apiKey('Starts with sk-ant-')],
    usedBy: ['research', 'orchestrator'],
  },
  {
    id: 'gmail',
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
    usedBy: ['email'],
  },
  {
    id: 'google-calendar',
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
    usedBy: ['calendar'],
  },
  {
    id: 'stripe',
    name: 'Stripe',
    category: 'Payments',
    icon: '💳',
    monthlyLimit: 1_000,
    description: 'Payments and invoices.',
    title: 'Connect Stripe',
    instructions: 'Copy the keys from Developers › API keys in your Stripe dashboard.',
    permission: 'Give the restricted key the permission Balance › Read under Developers › API keys.',
    testEndpoint: 'GET https://api.stripe.com/v1/balance',
    fields: [
      { key: 'secretKey', label: 'Secret Key', required: true, secret: true, placeholder: 'Starts with sk_' },
      { key: 'publishableKey', label: 'Publishable Key', required: true, placeholder: 'Starts with pk_' },
      {
        key: 'webhookSecret',
        label: 'Webhook Secret',
        secret: true,
        placeholder: 'Starts with whsec_',
        hint: 'Only needed for payment events.',
      },
    ],
    usedBy: [],
  },
  {
    id: 'apollo',
    name: 'Apollo',
    category: 'CRM',
    icon: '🚀',
    monthlyLimit: 1_000,
    description: 'Company and contact data for lead generation.',
    title: 'Connect Apollo',
    instructions: 'Create a key under Settings › Integrations › API in Apollo.',
    permission:
      'Give the key access to the endpoints that you need, or make it a master key, under Settings › Integrations › API.',
    testEndpoint: 'GET https://api.apollo.io/v1/auth/health',
    fields: [
      apiKey('Your Apollo key'),
      {
        key: 'baseUrl',
        label: 'Base URL',
        placeholder: 'https://api.apollo.io',
        hint: 'Leave blank for the standard address.',
      },
    ],
    usedBy: ['lead-generation'],
  },
  {
    id: 'google',
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
    usedBy: ['contacts', 'maps-scraper'],
  },
  {
    id: 'twilio',
    name: 'Twilio',
    category: 'Communication',
    icon: '📞',
    monthlyLimit: 500,
    description: 'Text messages and phone calls.',
    title: 'Connect Twilio',
    instructions: 'Copy the Account SID and the Auth Token from the Twilio console.',
    permission: 'Use the Auth Token of the account itself: a restricted key may not read the account.',
    testEndpoint: 'GET https://api.twilio.com/2010-04-01/Accounts/{accountSid}.json',
    fields: [
      { key: 'accountSid', label: 'Account SID', required: true, placeholder: 'Starts with AC' },
      { key: 'authToken', label: 'Auth Token', required: true, secret: true },
      { key: 'phoneNumber', label: 'Phone Number', required: true, placeholder: '+15550100142' },
    ],
    usedBy: [],
  },
  {
    id: 'tavily',
    name: 'Tavily',
    category: 'Search & Data',
    icon: '🔎',
    monthlyLimit: 1_000,
    description: 'Web search that the research agent reads sources from.',
    title: 'Connect Tavily',
    instructions: 'Copy the key from your overview on app.tavily.com.',
    permission: 'Use a key of your own account from app.tavily.com.',
    testEndpoint: 'GET https://api.tavily.com/usage',
    fields: [apiKey('Starts with tvly-')],
    usedBy: ['research'],
  },
  {
    id: 'perplexity',
    name: 'Perplexity',
    category: 'Search & Data',
    icon: '💡',
    monthlyLimit: 1_000,
    description: 'Answers with citations for the research agent.',
    title: 'Connect Perplexity',
    instructions: 'Create a key under Settings › API on perplexity.ai.',
    testEndpoint: 'POST https://api.perplexity.ai/chat/completions',
    fields: [apiKey('Starts with pplx-', 'A real call is billed, so a test checks only the form of the key.')],
    usedBy: ['research'],
  },
  {
    id: 'serper',
    name: 'Serper',
    category: 'Search & Data',
    icon: '🌐',
    monthlyLimit: 2_500,
    description: 'Google results for the research agent.',
    title: 'Connect Serper',
    instructions: 'Copy the key from API Key on serper.dev.',
    permission: 'Look on serper.dev whether the account is blocked or out of credits.',
    testEndpoint: 'GET https://google.serper.dev/account',
    fields: [apiKey('Your Serper key')],
    usedBy: ['research'],
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    category: 'Communication',
    icon: '✉️',
    monthlyLimit: 3_000,
    description: 'Sends mail in bulk.',
    title: 'Connect SendGrid',
    instructions: 'Create a key under Settings › API Keys in SendGrid.',
    permission: 'Give the key the permission Mail Send › Full Access under Settings › API Keys.',
    testEndpoint: 'GET https://api.sendgrid.com/v3/scopes',
    fields: [apiKey('Starts with SG.')],
    usedBy: [],
  },
  {
    id: 'slack',
    name: 'Slack',
    category: 'Communication',
    icon: '💬',
    monthlyLimit: 1_000,
    description: 'Posts summaries and alerts to your channels.',
    title: 'Connect Slack',
    instructions: 'Copy both values from your app on api.slack.com/apps: Install App and Basic Information.',
    permission: 'Install the app to the workspace again, so that the Bot Token gets its scopes.',
    testEndpoint: 'POST https://slack.com/api/auth.test',
    fields: [
      { key: 'botToken', label: 'Bot Token', required: true, secret: true, placeholder: 'Starts with xoxb-' },
      { key: 'signingSecret', label: 'Signing Secret', required: true, secret: true },
    ],
    usedBy: [],
  },
  {
    id: 'discord',
    name: 'Discord',
    category: 'Communication',
    icon: '🎮',
    monthlyLimit: 1_000,
    description: 'Posts to the channels of a Discord server.',
    title: 'Connect Discord',
    instructions: 'Copy both values from your application in the Discord developer portal.',
    permission: 'Look in the Discord developer portal whether the bot is disabled.',
    testEndpoint: 'GET https://discord.com/api/v10/users/@me',
    fields: [
      { key: 'botToken', label: 'Bot Token', required: true, secret: true },
      { key: 'clientId', label: 'Client ID', required: true, placeholder: 'A number of 17 to 20 digits' },
    ],
    usedBy: [],
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    category: 'CRM',
    icon: '🧲',
    monthlyLimit: 2_000,
    description: 'Contacts, companies and deals.',
    title: 'Connect HubSpot',
    instructions: 'Create a private app under Settings › Integrations and copy its access token.',
    permission: 'Give the private app the scopes for contacts, companies and deals under Settings › Integrations.',
    testEndpoint: 'GET https://api.hubapi.com/account-info/v3/details',
    fields: [apiKey('Starts with pat-')],
    usedBy: [],
  },
  {
    id: 'salesforce',
    name: 'Salesforce',
    category: 'CRM',
    icon: '☁️',
    monthlyLimit: 2_000,
    description: 'Leads, accounts and opportunities.',
    title: 'Connect Salesforce',
    instructions: 'Create a connected app under Setup › App Manager. Append the security token to the password.',
    permission:
      'Let an administrator allow the connected app, the user and “OAuth username-password flows” under Setup.',
    testEndpoint: 'POST https://login.salesforce.com/services/oauth2/token',
    fields: [
      { key: 'clientId', label: 'Client ID', required: true, placeholder: 'Consumer key of the connected app' },
      clientSecret,
      { key: 'username', label: 'Username', required: true, placeholder: 'name@company.com' },
      { key: 'password', label: 'Password', required: true, secret: true },
    ],
    usedBy: [],
  },
  {
    id: 'github',
    name: 'GitHub',
    category: 'Productivity',
    icon: '🐙',
    monthlyLimit: 5_000,
    description: 'Issues and repositories.',
    title: 'Connect GitHub',
    instructions: 'Create a token under Settings › Developer settings › Personal access tokens.',
    permission:
      'Let an owner of the organisation approve the token, or give it access to the repositories that you need.',
    testEndpoint: 'GET https://api.github.com/user',
    fields: [
      { key: 'token', label: 'Token', required: true, secret: true, placeholder: 'Starts with github_pat_ or ghp_' },
    ],
    usedBy: [],
  },
  {
    id: 'notion',
    name: 'Notion',
    category: 'Productivity',
    icon: '📝',
    monthlyLimit: 1_000,
    description: 'Pages and databases.',
    title: 'Connect Notion',
    instructions: 'Create an internal integration on notion.so/my-integrations and copy its secret.',
    permission: 'Give the integration the capability to read user information on notion.so/my-integrations.',
    testEndpoint: 'GET https://api.notion.com/v1/users/me',
    fields: [apiKey('Starts with ntn_ or secret_')],
    usedBy: [],
  },
  {
    id: 'airtable',
    name: 'Airtable',
    category: 'Productivity',
    icon: '📊',
    monthlyLimit: 1_000,
    description: 'Bases and tables.',
    title: 'Connect Airtable',
    instructions: 'Create a personal access token on airtable.com/create/tokens.',
    permission:
      'Give the token access to the base, with the scopes data.records:read and schema.bases:read, on airtable.com/create/tokens.',
    testEndpoint: 'GET https://api.airtable.com/v0/meta/whoami',
    fields: [apiKey('Starts with pat'), { key: 'baseId', label: 'Base ID', placeholder: 'Starts with app' }],
    usedBy: [],
  },
  {
    id: 'make',
    name: 'Make',
    category: 'Automation',
    icon: '⚙️',
    monthlyLimit: 1_000,
    description: 'Scenarios that connect other services.',
    title: 'Connect Make',
    instructions: 'Create a token under Profile › API in Make.',
    permission: 'Give the token the scope user:read under Profile › API.',
    testEndpoint: 'GET https://eu1.make.com/api/v2/users/me',
    fields: [apiKey('Your Make token')],
    usedBy: [],
  },
  {
    id: 'zapier',
    name: 'Zapier',
    category: 'Automation',
    icon: '⚡',
    monthlyLimit: 1_000,
    description: 'Starts a Zap when an agent finishes.',
    title: 'Connect Zapier',
    instructions: 'Add the trigger Webhooks by Zapier › Catch Hook to a Zap and copy its address.',
    fields: [
      {
        key: 'webhookUrl',
        label: 'Webhook URL',
        required: true,
        secret: true,
        placeholder: 'https://hooks.zapier.com/hooks/catch/…',
        hint: 'A real call starts the Zap, so a test checks only the form of the address.',
      },
    ],
    usedBy: [],
  },
];

/** The service with this id; undefined for one that has no setup form. */
export function findService(id: string): Service | undefined {
  return catalogue.find((service) => service.id === id);
}

/** The services whose built-in samples stand in while the list is missing, in their order. */
export const sampleServiceIds = [
  'openai',
  'anthropic',
  'gmail',
  'google-calendar',
  'stripe',
  'apollo',
  'twilio',
  'slack',
] as const;

/** Whether this is the id of a service of the catalogue. */
export function isServiceId(id: string): id is ServiceId {
  return findService(id) !== undefined;
}

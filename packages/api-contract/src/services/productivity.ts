import { apiKey, type ServiceDescription } from './setup.ts';

/** Documents, tables, and automations. */
export const productivity = {
  github: {
    name: 'GitHub',
    category: 'Productivity',
    icon: '🐙',
    monthlyLimit: 5_000,
    description: 'Issues and repositories.',
    title: 'Connect GitHub',
    instructions: 'Create a token under Settings › Developer settings › Personal access tokens.',
    permission:
      'Ask an owner of the organisation to approve the token, or give it access to the repositories you need.',
    testEndpoint: 'GET https://api.github.com/user',
    fields: [
      { key: 'token', label: 'Token', required: true, secret: true, placeholder: 'Starts with github_pat_ or ghp_' },
    ],
  },
  notion: {
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
  },
  airtable: {
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
  },
  make: {
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
  },
  zapier: {
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
        hint: 'A real call starts the Zap, so a test checks only the format of the address.',
      },
    ],
  },
} satisfies Record<string, ServiceDescription>;

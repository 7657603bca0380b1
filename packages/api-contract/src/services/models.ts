import { apiKey, type ServiceDescription } from './setup.ts';

/** Language models. */
export const models = {
  openai: {
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
  },
  anthropic: {
    name: 'Anthropic',
    category: 'AI & ML',
    icon: '🧠',
    monthlyLimit: 5_000,
    description: 'Second language model, used as a fallback.',
    title: 'Connect Anthropic',
    instructions: 'Create a key under API keys on console.anthropic.com.',
    permission: 'Use a key from a workspace that is allowed to call the API: see Workspaces on console.anthropic.com.',
    testEndpoint: 'GET https://api.anthropic.com/v1/models',
    fields: [apiKey('Starts with sk-ant-')],
  },
} satisfies Record<string, ServiceDescription>;

/** The services with language models for the assistant and the agents, in order of preference. */
export const modelServices = ['openai', 'anthropic'] as const satisfies readonly (keyof typeof models)[];
export type ModelService = (typeof modelServices)[number];

import { salesforce } from './salesforce.ts';
import { apiKey, type ServiceDescription } from './setup.ts';

/** Payments and customers. */
export const business = {
  stripe: {
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
  },
  apollo: {
    name: 'Apollo',
    category: 'CRM',
    icon: '🚀',
    monthlyLimit: 1_000,
    description: 'Company and contact data for lead generation.',
    title: 'Connect Apollo',
    instructions: 'Create a key under Settings › Integrations › API in Apollo.',
    permission:
      'Give the key access to the endpoints you need, or make it a master key, under Settings › Integrations › API.',
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
  },
  hubspot: {
    name: 'HubSpot',
    category: 'CRM',
    icon: '🧲',
    monthlyLimit: 2_000,
    description: 'Contacts, companies and deals.',
    title: 'Connect HubSpot',
    instructions:
      'Create a service key under Development › Keys › Service keys and copy it. The token of a private app that you have already works, too.',
    permission: 'Give the key the scopes to read and write contacts and companies under Development › Keys.',
    testEndpoint: 'GET https://api.hubapi.com/account-info/2026-09/details',
    fields: [apiKey('Starts with pat-')],
  },
  salesforce,
} satisfies Record<string, ServiceDescription>;

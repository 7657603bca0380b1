import { apiKey, type ServiceDescription } from './setup.ts';

/** Messages: telephone, mail, and channels. */
export const communication = {
  twilio: {
    name: 'Twilio',
    category: 'Communication',
    icon: '📞',
    monthlyLimit: 500,
    description: 'Text messages for notifications.',
    title: 'Connect Twilio',
    instructions: 'Copy the Account SID and the Auth Token from the Twilio console.',
    permission: 'Use the account’s own Auth Token: a restricted key can’t read the account.',
    testEndpoint: 'GET https://api.twilio.com/2010-04-01/Accounts/{accountSid}.json',
    fields: [
      { key: 'accountSid', label: 'Account SID', required: true, placeholder: 'Starts with AC' },
      { key: 'authToken', label: 'Auth Token', required: true, secret: true },
      { key: 'phoneNumber', label: 'Phone Number', required: true, placeholder: '+15550100142' },
    ],
  },
  sendgrid: {
    name: 'SendGrid',
    category: 'Communication',
    icon: '✉️',
    monthlyLimit: 3_000,
    description: 'Sends e-mail: notifications, and messages that you write.',
    title: 'Connect SendGrid',
    instructions: 'Create a key under Settings › API Keys in SendGrid.',
    permission: 'Give the key the permission Mail Send › Full Access under Settings › API Keys.',
    testEndpoint: 'GET https://api.sendgrid.com/v3/scopes',
    fields: [apiKey('Starts with SG.')],
  },
  slack: {
    name: 'Slack',
    category: 'Communication',
    icon: '💬',
    monthlyLimit: 1_000,
    description: 'Posts summaries and alerts to your channels.',
    title: 'Connect Slack',
    instructions: 'Copy both values from your app on api.slack.com/apps: Install App and Basic Information.',
    permission: 'Add chat:write under OAuth & Permissions › Bot Token Scopes, then reinstall the app to the workspace.',
    testEndpoint: 'POST https://slack.com/api/auth.test',
    fields: [
      { key: 'botToken', label: 'Bot Token', required: true, secret: true, placeholder: 'Starts with xoxb-' },
      { key: 'signingSecret', label: 'Signing Secret', required: true, secret: true },
    ],
  },
  discord: {
    name: 'Discord',
    category: 'Communication',
    icon: '🎮',
    monthlyLimit: 1_000,
    description: 'Posts to the channels of a Discord server.',
    title: 'Connect Discord',
    instructions: 'Copy both values from your application in the Discord developer portal.',
    permission: 'Check in the Discord developer portal whether the bot is disabled.',
    testEndpoint: 'GET https://discord.com/api/v10/users/@me',
    fields: [
      { key: 'botToken', label: 'Bot Token', required: true, secret: true },
      { key: 'clientId', label: 'Client ID', required: true, placeholder: 'A number of 17 to 20 digits' },
    ],
  },
} satisfies Record<string, ServiceDescription>;

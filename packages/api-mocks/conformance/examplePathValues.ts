/** Values for every placeholder in a path. */
export const examplePathValues = {
  agentId: 'email-agent',
  action: 'stop',
  connectionId: 'gmail',
  runId: 'run-1',
  collection: 'emails',
  service: 'hubspot',
  recordId: 'proposal-1',
  workflowId: 'workflow-1',
  passkeyId: 'passkey-1',
  itemId: 'since',
  memberId: 'demo-user',
  invitationId: 'invitation-1',
  sessionId: 'session-1',
  conversationId: 'session-1',
  messageId: 'message-1',
  token: 'a-link-that-is-not-known',
} as const;

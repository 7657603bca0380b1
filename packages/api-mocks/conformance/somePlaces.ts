/** Values for every place that a path can have. */
export const somePlaces = { agentId: 'email-agent', action: 'stop', connectionId: 'openai' } as const;

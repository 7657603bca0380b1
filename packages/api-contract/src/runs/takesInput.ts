/** The agents, by list type, whose runs work on a text. */
export const takesInput: readonly string[] = ['research', 'orchestrator', 'custom'];

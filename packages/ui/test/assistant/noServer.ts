import type { AssistantPorts } from '../../src/screens/Assistant/engine/AssistantPorts.ts';

const nothing = async () => ({ kind: 'done', value: undefined }) as const;
const none = async () => ({ kind: 'missing', message: 'Not found' }) as const;

/** Ports of a server without conversations, and of a browser that hears no single words. */
export const noServer: Pick<
  AssistantPorts,
  'follow' | 'stop' | 'read' | 'restore' | 'undo' | 'rate' | 'suggest' | 'onWord' | 'readAloud' | 'wordStops'
> = {
  follow: async () => undefined,
  stop: nothing,
  read: none,
  restore: none,
  undo: none,
  rate: nothing,
  suggest: none,
  onWord: undefined,
  readAloud: { get: async () => true, set: () => {} },
  wordStops: { get: () => false, set: () => {} },
};

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Assistant } from './Assistant.ts';
import type { AssistantPorts } from './AssistantPorts.ts';
import type { AssistantState } from './AssistantState.ts';
import { createAssistant } from './createAssistant.ts';

/** Runs the assistant while its page is open, with the ports of the first render. Returns the props of its screen. */
export function useAssistant(
  ports: () => AssistantPorts,
): { state: AssistantState } & Pick<Assistant, 'commands' | 'answer' | 'level'> {
  const [assistant] = useState(() => createAssistant(ports()));
  const state = useSyncExternalStore(assistant.subscribe, assistant.get);
  useEffect(() => assistant.connect(), [assistant]);
  const { commands, answer, level } = assistant;
  return { state, commands, answer, level };
}

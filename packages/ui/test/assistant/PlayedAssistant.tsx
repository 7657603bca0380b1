import type { AnswerEnd, ReceivedChatEvent } from '@switchboard/api-contract/conversations';
import { limits } from '@switchboard/api-contract/limits';
import { product } from '@switchboard/api-contract/product';
import { FIXED_NOW } from '@switchboard/api-mocks/now';
import { useEffect, useState } from 'react';
import { browserRecorder } from '../../src/devices/browserRecorder.ts';
import { browserVoice } from '../../src/devices/browserVoice.ts';
import type { Outcome } from '../../src/format/outcome.ts';
import { AssistantScreen } from '../../src/screens/Assistant/AssistantScreen.tsx';
import { useAssistant } from '../../src/screens/Assistant/engine/useAssistant.ts';
import { conversations } from './conversations.ts';
import { manualTimers } from '../devices/manualTimers.ts';
import { noServer } from './noServer.ts';

interface PlayedAssistantProps {
  /** Answers every message. */
  answer: (message: string) => Promise<Outcome<AnswerEnd>>;
  /** Gets what tells the events of each answer. */
  listen?: (onEvent: (event: ReceivedChatEvent) => void) => void;
  /** The transcript of an earlier visit. */
  restored?: string;
  /** Timers for the assistant's waits after its first second. */
  timers?: ReturnType<typeof manualTimers>;
}

/** The assistant with its screen, the real recorder and a fake server. Fetching speech never ends. */
export function PlayedAssistant({ answer, listen, restored, timers: given }: PlayedAssistantProps) {
  const [timers] = useState(() => given ?? manualTimers());
  const assistant = useAssistant(() => {
    let messages = 0;
    return {
      ...noServer,
      ask: ({ message }, { onEvent }) => {
        listen?.(onEvent);
        return answer(message);
      },
      audioOf: () => new Promise(() => {}),
      recorder: browserRecorder(restored),
      voice: browserVoice(),
      timers,
      now: () => FIXED_NOW,
      newId: () => `message-${(messages += 1)}`,
      visit: { get: () => undefined, set: () => {} },
      keepTranscript: () => {},
    };
  });
  useEffect(() => timers.advance(limits.orb.readyAfterMs), [timers]);
  return (
    <AssistantScreen
      product={product}
      dashboardHref="/dashboard"
      online
      typing={{ still: true }}
      conversations={conversations}
      now={FIXED_NOW}
      {...assistant}
    />
  );
}

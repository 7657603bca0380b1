import { limits } from '@switchboard/api-contract/limits';
import { product } from '@switchboard/api-contract/product';
import { useEffect, useReducer } from 'react';
import { useRecorder } from '../../../devices/useRecorder.ts';
import { assistantMachine, assistantTimer, initialAssistant, type AssistantEvent, type AssistantState } from '../assistantMachine.ts';
import { AssistantScreen } from '../AssistantScreen.tsx';

interface WiredAssistantProps {
  /** Told every message; what it gives back happens next. */
  onSend: (id: string, message: string) => AssistantEvent | undefined;
  start?: Partial<AssistantState>;
  restored?: string;
  /** Milliseconds since 1970 of the first message. */
  now: number;
}

/** The screen with its state machine and the real recorder, and no server: for stories of behaviour. */
export function WiredAssistant({ onSend, start, restored, now }: WiredAssistantProps) {
  const [state, dispatch] = useReducer(assistantMachine, { ...initialAssistant, ready: true, ...start });
  const recorder = useRecorder({ restored });
  const timer = assistantTimer(state);

  useEffect(() => {
    if (!timer) return undefined;
    const running = setTimeout(() => dispatch(timer.event), timer.afterMs);
    return () => clearTimeout(running);
    // The key names the wait; the object is new at each render.
  }, [timer?.key]);

  const send = (message: string) => {
    const id = `message-${state.history.length + 1}`;
    dispatch({ type: 'send', id, message, at: new Date(now) });
    const next = onSend(id, message);
    if (next) dispatch(next);
  };

  return (
    <AssistantScreen
      product={product}
      dashboardHref="/dashboard"
      conversation={state}
      chat={{ open: state.chatOpen, onOpenChange: (open) => dispatch({ type: 'chat', open }), draft: state.draft, onDraftChange: (text) => dispatch({ type: 'draft', text }) }}
      recorder={recorder}
      speech={{ speaking: false, onStop: () => {} }}
      onOrb={() => dispatch({ type: 'orb' })}
      onSend={send}
      onCancel={() => dispatch({ type: 'cancel' })}
      onReplyShown={(id) => dispatch({ type: 'shown', id })}
      typing={{ still: true, delayMs: limits.typewriter.delayMs }}
    />
  );
}

import { product } from '@switchboard/api-contract/product';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { browserTimers, type Timers } from '../../src/devices/timers.ts';
import { useRecorder } from '../../src/devices/useRecorder.ts';
import {
  assistantMachine,
  assistantTimer,
  initialAssistant,
  type AssistantEvent,
  type AssistantState,
} from '../../src/screens/Assistant/assistantMachine.ts';
import { AssistantScreen } from '../../src/screens/Assistant/AssistantScreen.tsx';
import { useOrb } from '../../src/screens/Assistant/useOrb.ts';

interface WiredAssistantProps {
  /** Told every message; what comes of it happens next. */
  answer: (id: string, message: string) => Promise<AssistantEvent>;
  start?: Partial<AssistantState>;
  restored?: string;
  /** Milliseconds since 1970 of the first message. */
  now: number;
  /** For the waits of the state machine. */
  timers?: Timers;
}

/** The screen with its state machine and the real recorder, and no server: for stories of behaviour. */
export function WiredAssistant({ answer, start, restored, now, timers = browserTimers }: WiredAssistantProps) {
  const [state, dispatch] = useReducer(assistantMachine, { ...initialAssistant, ready: true, ...start });
  const recorder = useRecorder({ restored });
  const pressOrb = useOrb({ status: state.status, recorder, dispatch });
  const timer = assistantTimer(state);
  const begin = useEffectEvent(() => timer && timers.after(timer.afterMs, () => dispatch(timer.event)));
  useEffect(() => (timer?.key ? begin() : undefined), [timer?.key]);

  const send = (message: string) => {
    const id = `message-${state.history.length + 1}`;
    dispatch({ type: 'send', id, message, at: new Date(now) });
    void answer(id, message).then(dispatch);
  };

  return (
    <AssistantScreen
      product={product}
      dashboardHref="/dashboard"
      online
      conversation={state}
      chat={{
        open: state.chatOpen,
        onOpenChange: (open) => dispatch({ type: 'chat', open }),
        draft: state.draft,
        onDraftChange: (text) => dispatch({ type: 'draft', text }),
      }}
      recorder={recorder}
      speech={{ speaking: false, onStop: () => {} }}
      onOrb={pressOrb}
      onSend={send}
      onCancel={() => dispatch({ type: 'cancel' })}
      onReplyShown={(id) => dispatch({ type: 'shown', id })}
      typing={{ still: true }}
    />
  );
}

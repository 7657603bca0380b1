import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import type { AgentAction } from '@switchboard/api-contract/agents';
import { useEffect, useState } from 'react';
import { ToastProvider, useToast } from '../../src/components/layers/Toast/Toast.tsx';
import { useBusy } from '../../src/components/useBusy.ts';
import { ready } from '../../src/format/viewState.ts';
import { agentToasts } from '../../src/rules/agentToasts.ts';
import { AgentDetailScreen, type AgentDetailScreenProps } from '../../src/screens/AgentDetail/AgentDetailScreen.tsx';

export interface LiveAgentDetailProps extends AgentDetailScreenProps {
  /** The outcome of writes. */
  outcome?: 'done' | 'failed';
}

let receive: ((agent: AgentDetail) => void) | undefined;

/** Passes the shown screen another answer, as a poll does. */
export const answer = (agent: AgentDetail): void => receive?.(agent);

/** The screen with the state that the app keeps around it: the address's tab, the draft, the last answer, the toasts. */
export function LiveAgentDetail(props: LiveAgentDetailProps) {
  return (
    <ToastProvider>
      <Live {...props} />
    </ToastProvider>
  );
}

function Live({ agent, tab, onTabChange, control, configuration, outcome = 'done', ...rest }: LiveAgentDetailProps) {
  const toast = useToast();
  const [answered, setAnswered] = useState(agent);
  const [shownTab, setShownTab] = useState(tab);
  const [draft, setDraft] = useState(configuration.draft);
  const [failure, setFailure] = useState(configuration.failure);

  const [act, acting, { of }] = useBusy((action: AgentAction) => {
    toast.show(outcome === 'done' ? agentToasts.actionDone(action) : agentToasts.actionFailed(action));
    return control.onAction(action);
  });

  useEffect(() => {
    receive = (next) => setAnswered(ready(next));
    return () => {
      receive = undefined;
    };
  }, []);

  return (
    <AgentDetailScreen
      {...rest}
      agent={answered}
      tab={shownTab}
      onTabChange={(next) => {
        onTabChange(next);
        setShownTab(next);
      }}
      control={{ busy: acting ? of?.[0] : undefined, ...control, onAction: act }}
      configuration={{
        ...configuration,
        draft,
        failure,
        onDraftChange: (next) => {
          configuration.onDraftChange(next);
          setDraft(next);
        },
        onSend: (patch, base) => {
          setFailure(
            outcome === 'done'
              ? undefined
              : (configuration.failure ?? { kind: 'refused', message: 'The server answered 500.' }),
          );
          toast.show(outcome === 'done' ? agentToasts.configurationSaved() : agentToasts.configurationFailed());
          return configuration.onSend(patch, base);
        },
      }}
    />
  );
}

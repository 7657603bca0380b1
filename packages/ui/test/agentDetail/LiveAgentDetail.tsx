import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import type { AgentAction } from '@switchboard/api-contract/agents';
import { useEffect, useState } from 'react';
import { ToastProvider, useToast } from '../../src/components/layers/Toast/Toast.tsx';
import { useBusy } from '../../src/components/useBusy.ts';
import type { Outcome, Refusal } from '../../src/format/outcome.ts';
import { ready } from '../../src/format/viewState.ts';
import { agentToasts } from '../../src/rules/toasts.ts';
import { AgentDetailScreen, type AgentDetailScreenProps } from '../../src/screens/AgentDetail/AgentDetailScreen.tsx';
import { done } from '../format/outcomes.ts';
import { useStoredDraft } from '../forms/useStoredDraft.ts';

type Configuration = AgentDetailScreenProps['configuration'];

export interface LiveAgentDetailProps extends Omit<AgentDetailScreenProps, 'configuration'> {
  /** What `onSend` returns, if anything, is the outcome in place of the other. */
  configuration: Omit<Configuration, 'onSend'> & { onSend: (...sent: Parameters<Configuration['onSend']>) => unknown };
  /** The outcome of writes. */
  outcome?: 'done' | 'failed';
  /** Why the configuration is refused. */
  refusal?: Refusal;
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

function Live({
  agent,
  tab,
  onTabChange,
  control,
  configuration,
  outcome = 'done',
  refusal = { kind: 'refused', message: 'The server answered 500.' },
  ...rest
}: LiveAgentDetailProps) {
  const toast = useToast();
  const [answered, setAnswered] = useState(agent);
  const [shownTab, setShownTab] = useState(tab);
  const keeper = useStoredDraft<string>(configuration);
  const [waiting] = useState(() => new Set<() => void>());

  const [act, acting, { args }] = useBusy((action: AgentAction) => {
    toast.show(outcome === 'done' ? agentToasts.actionDone(action) : agentToasts.actionFailed(action));
    return control.onAction(action);
  });

  useEffect(() => {
    receive = (next) => {
      setAnswered(ready(next));
      for (const saved of waiting) saved();
    };
    return () => {
      receive = undefined;
    };
  }, [waiting]);

  return (
    <AgentDetailScreen
      {...rest}
      agent={answered}
      tab={shownTab}
      onTabChange={(next) => {
        onTabChange(next);
        setShownTab(next);
      }}
      control={{ busy: acting ? args?.[0] : undefined, ...control, onAction: act }}
      configuration={{
        ...configuration,
        ...keeper,
        onSend: async (patch, base) => {
          const given = configuration.onSend(patch, base) as Promise<Outcome<unknown>> | undefined;
          if (given) return given;
          toast.show(outcome === 'done' ? agentToasts.configurationSaved() : agentToasts.configurationFailed());
          if (outcome === 'failed') return refusal;
          // Edits are saved once an answer shows them.
          if (keeper.draft) await new Promise<void>((resolve) => waiting.add(resolve));
          return done;
        },
      }}
    />
  );
}

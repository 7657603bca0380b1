import type { ConfigurationRequest } from '@switchboard/api-contract/agentDetail';
import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { agentToasts } from '@switchboard/ui/rules/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { withStatus } from '../api/refusalOf.ts';
import { write } from '../api/write.ts';
import { agentListQueries } from './agentList.ts';
import { agentQueries } from './agents.ts';

/**
 * Changes the configuration of an agent, one change after the other, and reads its detail again; after a refusal too,
 * since another member may have changed it.
 */
export function useSaveConfiguration(agentId: string): (body: ConfigurationRequest) => Promise<Outcome<unknown>> {
  const queryClient = useQueryClient();
  const toast = useToast();
  const last = useRef<Promise<unknown>>(undefined);
  return (body) => {
    const configure = async () => {
      const outcome = await write(agentEndpoints.configureAgent, { values: { agentId }, body }, withStatus);
      if (outcome.kind === 'done') toast.show(agentToasts.configurationSaved());
      // The form shows a conflict beside the field, with both values.
      else if (outcome.kind !== 'conflict') toast.show(agentToasts.configurationFailed());
      void queryClient.invalidateQueries({ queryKey: agentListQueries.list().queryKey, refetchType: 'none' });
      await queryClient.invalidateQueries({ queryKey: agentQueries.detail(agentId).queryKey });
      return outcome;
    };
    const sent = last.current ? last.current.then(configure) : configure();
    last.current = sent;
    return sent;
  };
}

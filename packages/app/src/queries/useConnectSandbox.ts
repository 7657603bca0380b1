import { sandboxEndpoints } from '@switchboard/api-contract/endpoints/sandbox';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { plural } from '@switchboard/ui/format/numbers';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { focusHeading } from '../hooks/focusHeading.ts';

/** Connects the sandbox in one press. */
export function useConnectSandbox() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    const outcome = await write(sandboxEndpoints.connectSandbox, {});
    if (outcome.kind !== 'done')
      return toast.show({ tone: 'critical', title: 'The sandbox was not connected', description: outcome.message });
    // The button goes, and takes the focus with it.
    focusHeading();
    await queryClient.invalidateQueries();
    toast.show({
      tone: 'positive',
      title: `${plural(outcome.value.connected.length, 'service')} connected to the sandbox`,
      description: 'Nothing leaves this server. Open an agent and start its first run.',
    });
  };
}

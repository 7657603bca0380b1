import { sandboxEndpoints } from '@switchboard/api-contract/endpoints/sandbox';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { plural } from '@switchboard/ui/format/numbers';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';
import { focusTitle } from '../hooks/focusTitle.ts';
import { useWrite } from './useWrite.ts';

/** Connects the sandbox in one press. */
export function useConnectSandbox(): { readonly busy: boolean; readonly onConnect: () => void } {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { write: connect, writing } = useWrite({
    send: () => write(sandboxEndpoints.connectSandbox, {}),
    onDone: async ({ connected }) => {
      // The button goes, and takes the focus with it.
      focusTitle();
      await queryClient.invalidateQueries();
      toast.show({
        tone: 'positive',
        title: `${plural(connected.length, 'service')} connected to the sandbox`,
        description: 'Nothing leaves this server. Open an agent and start its first run.',
      });
    },
    onRefused: ({ message }) =>
      toast.show({ tone: 'critical', title: 'The sandbox was not connected', description: message }),
  });
  return { busy: writing !== undefined, onConnect: () => void connect() };
}

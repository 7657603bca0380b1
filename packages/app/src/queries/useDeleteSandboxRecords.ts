import { sandboxEndpoints } from '@switchboard/api-contract/endpoints/sandbox';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { plural } from '@switchboard/ui/format/numbers';
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../api/write.ts';

/** Deletes the records that came from the sandbox, says how many there were, and reads again what shows them. */
export function useDeleteSandboxRecords() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    const outcome = await write(sandboxEndpoints.deleteSandboxRecords, {});
    if (outcome.kind !== 'done') return outcome;
    const { deleted } = outcome.value;
    toast.show({
      tone: 'positive',
      title: deleted === 0 ? 'There were no sandbox records' : `${plural(deleted, 'sandbox record')} removed`,
    });
    await queryClient.invalidateQueries();
    return outcome;
  };
}

import { keyEndpoints } from '@switchboard/api-contract/endpoints/keys';
import type { KeyRequest } from '@switchboard/api-contract/keys';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { write } from '../api/outcomes.ts';
import { useProof } from './account.ts';
import { cachedReads } from './cachedReads.ts';
import { toViewState, useRead } from './useRead.ts';

/** Reads of keys. They are not polled. */
const keyQueries = {
  list: () => queryOptions({ queryKey: ['keys'], queryFn: ({ signal }) => call(keyEndpoints.keys, { signal }) }),
};

/** The keys for programs, making one and revoking one. */
export function useKeys() {
  const toast = useToast();
  const { invalidate, afterWrite } = cachedReads(useQueryClient(), keyQueries.list().queryKey);
  const { proof, withProof } = useProof();
  return {
    view: toViewState(useRead(keyQueries.list())),
    proof,
    onMake: (body: KeyRequest) =>
      afterWrite(
        withProof(() => write(keyEndpoints.makeKey, { body })),
        invalidate,
      ),
    onRevoke: (keyId: string) =>
      afterWrite(write(keyEndpoints.revokeKey, { values: { keyId } }), async () => {
        await invalidate();
        toast.show({ tone: 'positive', title: 'Key revoked', description: 'Programs that use it are refused now.' });
      }),
  };
}

import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

type Write<Data, Variables, Context> = UseMutationResult<Data, Error, Variables, Context>;

/**
 * A mutation of which two that equal each other are never open at once: a second press comes before anything could show
 * as busy, and must neither send nor say anything twice.
 */
export function useWrite<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): Pick<Write<Data, Variables, Context>, 'mutate' | 'mutateAsync' | 'isPending' | 'variables' | 'error'> {
  const mutation = useMutation(options);
  const open = useRef(new Map<string, Promise<Data>>());
  const mutateAsync: Write<Data, Variables, Context>['mutateAsync'] = (...args) => {
    const key = JSON.stringify(args[0]) ?? '';
    const running = open.current.get(key) ?? mutation.mutateAsync(...args).finally(() => open.current.delete(key));
    open.current.set(key, running);
    return running;
  };
  const { isPending, variables, error } = mutation;
  // Who does not wait for the end hears of a failure through onError.
  return {
    mutateAsync,
    mutate: (...args) => void mutateAsync(...args).catch(() => undefined),
    isPending,
    variables,
    error,
  };
}

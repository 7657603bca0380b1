import type { Outcome, Refusal } from '@switchboard/ui/format/outcome';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface WriteOptions<T, Variables, Before> {
  send: (variables: Variables) => Promise<Outcome<T>>;
  /** Writes with the same scope are sent one after the other. */
  scope?: string;
  /** Called before it is sent; what it returns is passed to `onRefused`. */
  onBegin?: (variables: Variables) => Before | Promise<Before>;
  onDone?: (value: T, variables: Variables) => unknown;
  onRefused?: (refusal: Refusal, variables: Variables, before: Before | undefined) => unknown;
  /** Called last, however it ended. The write counts as in flight until the returned promise settles. */
  onEnd?: (variables: Variables) => unknown;
}

export interface Write<T, Variables> {
  write: (variables: Variables) => Promise<Outcome<T>>;
  /** The variables of the write in flight. */
  writing: { readonly of: Variables } | undefined;
  /** Why the last one was refused; cleared when the next one begins. */
  refusal: Refusal | undefined;
}

/**
 * A write that never has two equal calls in flight: a double click comes before anything shows as busy, and must not
 * send or report anything twice.
 */
export function useWrite<T, Variables = void, Before = void>({
  send,
  scope,
  onBegin,
  onDone,
  onRefused,
  onEnd,
}: WriteOptions<T, Variables, Before>): Write<T, Variables> {
  const { mutateAsync, isPending, variables, data } = useMutation<Outcome<T>, Error, Variables, Before | undefined>({
    mutationFn: send,
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    onMutate: (of) => onBegin?.(of),
    onSuccess: (outcome, of, before) =>
      outcome.kind === 'done' ? onDone?.(outcome.value, of) : onRefused?.(outcome, of, before),
    onSettled: (_outcome, _error, of) => onEnd?.(of),
  });
  const open = useRef(new Map<string, Promise<Outcome<T>>>());
  const write = (of: Variables) => {
    const key = JSON.stringify(of) ?? '';
    const running = open.current.get(key) ?? mutateAsync(of).finally(() => open.current.delete(key));
    open.current.set(key, running);
    return running;
  };
  return {
    write,
    writing: isPending ? { of: variables } : undefined,
    refusal: data && data.kind !== 'done' ? data : undefined,
  };
}

import { useRef, useState } from 'react';

/**
 * Runs an action once at a time: calls are dropped while its promise is pending, so that a double click or a held
 * Enter sends one request. The promise's creator shows failures; here they only end the wait.
 */
export function useBusy<A extends readonly unknown[]>(
  action: (...args: A) => unknown,
): readonly [run: (...args: A) => void, running: boolean] {
  const open = useRef(false);
  const [running, setRunning] = useState(false);

  const run = (...args: A): void => {
    if (open.current) return;
    const result = action(...args);
    if (!(result instanceof Promise)) return;
    open.current = true;
    setRunning(true);
    const end = () => {
      open.current = false;
      setRunning(false);
    };
    result.then(end, end);
  };
  return [run, running];
}

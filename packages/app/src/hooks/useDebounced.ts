import { useEffect, useState } from 'react';

/** A text once it has stood for `ms`, so that not each key that is typed asks the server. An empty one at once. */
export function useDebounced(text: string, ms = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : ms);
    return () => clearTimeout(timer);
  }, [text, settled, ms]);
  return settled;
}

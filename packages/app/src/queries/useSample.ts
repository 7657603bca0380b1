import { useEffect, useState } from 'react';

/** The built-in sample, loaded once it is needed; undefined until then. */
export function useSample<T>(needed: boolean, load: () => Promise<T>): T | undefined {
  const [sample, setSample] = useState<T>();
  useEffect(() => {
    if (!needed || sample !== undefined) return;
    void load().then(setSample);
  }, [needed, sample, load]);
  return sample;
}

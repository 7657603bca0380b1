import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** State that lives in the address under `name`: a reload or a link shows the same. The standard value leaves no trace there. */
export function useAddressState(name: string, standard = ''): [value: string, change: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (value: string) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === standard) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true },
      );
    },
    [name, standard, setParams],
  );
  return [params.get(name) ?? standard, change];
}

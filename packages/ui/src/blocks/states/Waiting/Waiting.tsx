import { useEffect, useState } from 'react';
import { Spinner } from '../../../components/display/Spinner/Spinner.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';

/** After so many ms without it, waiting is explained. */
export const PATIENCE = 5_000;

/** While code is on its way; says so when that takes long, since the server may be away. */
export function Waiting() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap={4} align="center">
      <Spinner label="Loading" />
      <p role="status">{long ? 'This takes longer than usual. It comes by itself once the server answers.' : ''}</p>
    </Stack>
  );
}

import { useEffect, useState } from 'react';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { Spinner } from '../../../components/display/Spinner/Spinner.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';

/** The wait is explained after this long, in ms. */
export const EXPLAINED_AFTER_MS = 5_000;

/** Shown while code loads. Explains a long wait, since the server may be down. */
export function Waiting() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), EXPLAINED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const words = long ? 'This is taking longer than usual. It will open once the server answers.' : '';
  return (
    <Stack gap={4} align="center">
      <Spinner label="Loading" />
      <p>{words}</p>
      <LiveRegion message={words} />
    </Stack>
  );
}

import { useState } from 'react';

/** Since when `data` is as it is: the moment it came or last changed, or was asked for anew (`asked` counts that). */
export function useAsOf(data: unknown, asked = 0): Date | undefined {
  const [seen, setSeen] = useState({ data, asked, at: new Date() });
  if (seen.data !== data || seen.asked !== asked) setSeen({ data, asked, at: new Date() });
  return data === undefined ? undefined : seen.at;
}

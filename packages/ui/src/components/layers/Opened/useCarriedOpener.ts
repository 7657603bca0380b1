import { useEffect, useState } from 'react';
import { carry, takeCarried } from '../../../devices/useCarried.ts';
import { createOpener, type Opener } from './useOpener.ts';

/**
 * As `useOpener`, for a layer whose code loads later: a press that leads to a reload for that code opens it all the
 * same.
 */
export function useCarriedOpener(name: string): Opener<true> {
  const [opener] = useState(() => createOpener<true>(takeCarried(name) === true ? true : undefined));
  useEffect(() => carry(name, opener.get), [name, opener]);
  return opener;
}

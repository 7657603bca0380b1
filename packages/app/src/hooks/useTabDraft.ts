import { useCallback, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function stored(key: string): object | undefined {
  try {
    const value: unknown = JSON.parse(tabStorage()?.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A draft, and what changes it; undefined once it is saved or discarded. */
export interface TabDraft<T extends object> {
  readonly draft: T | undefined;
  readonly onDraftChange: (draft: T | undefined) => void;
}

/**
 * Keeps in the tab what a member typed under `name`: it survives a reload and leaving the page, but not another
 * sign-in. The storage may hold anything under that name.
 */
export function useTabDraft<T extends object>(name: string): TabDraft<T> {
  const { session } = useSession();
  const key = `switchboard:draft:${session?.user.id ?? ''}:${name}`;
  const [held, setHeld] = useState(() => ({ key, draft: stored(key) as T | undefined }));
  if (held.key !== key) setHeld({ key, draft: stored(key) as T | undefined });
  const onDraftChange = useCallback(
    (draft: T | undefined) => {
      setHeld({ key, draft });
      try {
        if (draft) tabStorage()?.setItem(key, JSON.stringify(draft));
        else tabStorage()?.removeItem(key);
      } catch {
        // The storage is full: the draft lasts as long as the page.
      }
    },
    [key],
  );
  return { draft: held.draft, onDraftChange };
}

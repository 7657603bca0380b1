import { useCallback, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';

/**
 * Drafts are kept in the tab, under the member's own key: they survive a reload and leaving the page, but not another
 * sign-in.
 */
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

/** Keeps what a member typed under `name` until it is saved or discarded (undefined). */
export function useDraft<T extends object>(
  name: string,
): [draft: T | undefined, change: (draft: T | undefined) => void] {
  const { session } = useSession();
  const key = `switchboard:draft:${session?.user.id ?? ''}:${name}`;
  const [held, setHeld] = useState(() => ({ key, draft: stored(key) as T | undefined }));
  if (held.key !== key) setHeld({ key, draft: stored(key) as T | undefined });
  const change = useCallback(
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
  return [held.draft, change];
}

/** Like `useDraft`, for one text. The storage may hold anything under that name. */
export function useTextDraft(name: string): [draft: string | undefined, change: (draft: string | undefined) => void] {
  const [draft, keep] = useDraft<{ text: string }>(name);
  const change = useCallback((text: string | undefined) => keep(text === undefined ? undefined : { text }), [keep]);
  return [typeof draft?.text === 'string' ? draft.text : undefined, change];
}

import { useEffect, useState } from 'react';
import { pageReload, reloadOnce } from './reload.ts';

/**
 * For code that did not load, which only a reload can fetch: reloads the page as soon as the server answers. True if
 * that does not help, since it was reloaded just now, or would lose what is typed into a dialog.
 */
export function useReloadOnce(): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const recover = async () => {
      while (!left.signal.aborted && !(await pageReload.answers())) await pageReload.pause();
      if (!left.signal.aborted && !reloadOnce()) setStays(true);
    };
    void recover();
    return () => left.abort();
  }, []);
  return stays;
}

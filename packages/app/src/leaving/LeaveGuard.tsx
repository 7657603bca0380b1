import { LeaveDialog } from '@switchboard/ui/components/layers/LeaveDialog';
import { UnsavedProvider, type RegisterUnsaved, type Unsaved } from '@switchboard/ui/components/forms/Unsaved';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { LeaveContext, type Leave } from './useLeave.ts';

interface Question {
  readonly unsaved: Unsaved;
  /** The element that had the focus. */
  readonly from: HTMLElement | null;
  /** What leaves the page; undefined if it is a move that the router holds. */
  readonly go: (() => void) | undefined;
}

const worstFirst: readonly Unsaved[] = ['lost', 'secret', 'draft'];
// Only input that no draft keeps needs the browser's own question; drafts survive a reload.
const askBrowser = (event: Event) => event.preventDefault();
/** Another page, or another tab of it, unmounts forms. A search or a filter does not. */
const formsOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** Asks before unsaved input is left: by a link, Back or Forward, another tab of the page, or signing out. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsavedInputs = useRef(new Set<{ unsaved: Unsaved }>());
  const [question, setQuestion] = useState<Question>();
  const staying = useRef(false);

  /** Whether the member has to be asked first, which it begins to do. */
  const asks = useCallback((go?: () => void): boolean => {
    if (staying.current) return true;
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // A field that saves on blur does so now, and is no reason to ask.
    if (unsavedInputs.current.size > 0) flushSync(() => from?.blur());
    const unsaved = worstFirst.find((each) => [...unsavedInputs.current].some((entry) => entry.unsaved === each));
    if (!unsaved) return false;
    // Asked again while the dialog is open, for example by Back: focus still returns to where it was at first.
    setQuestion((open) => ({ unsaved, go, from: open?.from ?? from }));
    return true;
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => formsOf(currentLocation) !== formsOf(nextLocation) && asks(),
      [asks],
    ),
  );
  const leaveBy = useCallback<Leave>((go) => (asks(go) ? undefined : go()), [asks]);

  const register = useCallback<RegisterUnsaved>((unsaved) => {
    const entry = { unsaved };
    const watch = () => {
      if ([...unsavedInputs.current].some((each) => each.unsaved !== 'draft'))
        window.addEventListener('beforeunload', askBrowser);
      else window.removeEventListener('beforeunload', askBrowser);
    };
    unsavedInputs.current.add(entry);
    watch();
    return () => {
      unsavedInputs.current.delete(entry);
      watch();
    };
  }, []);

  const stay = () => {
    // The browser first returns the focus to what was clicked, and a tab would take that as being selected.
    staying.current = true;
    flushSync(() => setQuestion(undefined));
    question?.from?.focus();
    staying.current = false;
    blocker.reset?.();
  };
  const leave = () => {
    setQuestion(undefined);
    // All of it is given up, so nothing asks again.
    unsavedInputs.current.clear();
    if (question?.go) question.go();
    else blocker.proceed?.();
  };
  return (
    <LeaveContext value={leaveBy}>
      <UnsavedProvider register={register}>{children}</UnsavedProvider>
      {question && (question.go || blocker.state === 'blocked') ? (
        <LeaveDialog unsaved={question.unsaved} onStay={stay} onLeave={leave} />
      ) : null}
    </LeaveContext>
  );
}

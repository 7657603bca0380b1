import { UnsavedProvider, type RegisterUnsaved, type Unsaved } from '@switchboard/ui/components/forms/Unsaved';
import { LeaveDialog } from '@switchboard/ui/components/layers/LeaveDialog';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';

/** Runs `go` if nothing is unsaved, or once the member agrees to leave. */
type Leave = (go: () => void) => void;

const LeaveContext = createContext<Leave>((go) => go());

/** For what leaves a page without navigating, such as signing out; for navigations, `LeaveGuard` asks by itself. */
export const useLeave = (): Leave => use(LeaveContext);

/** What the dialog asks about. */
interface LeaveQuestion {
  readonly unsaved: Unsaved;
  /** The element that had the focus. */
  readonly from: HTMLElement | null;
  /** Leaves the page; undefined if it is a navigation, which the router holds back. */
  readonly go: (() => void) | undefined;
}

/** The dialog is about the worst of what is unsaved. */
const worstFirst: readonly Unsaved[] = ['lost', 'secret', 'draft'];
/** Makes the browser ask before a reload; only needed for input that no draft keeps, since drafts survive one. */
const askBeforeReload = (event: Event) => event.preventDefault();
/** Changes with the page and its tab, which unmount forms; a search or a filter does not. */
const formsKey = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** Asks before unsaved input is left: by a link, Back or Forward, another tab of the page, or signing out. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const unsavedInputs = useRef(new Set<{ unsaved: Unsaved }>());
  const [question, setQuestion] = useState<LeaveQuestion>();
  const staying = useRef(false);

  /** Opens the dialog if anything is unsaved, and says whether it did. */
  const askFirst = useCallback((go?: () => void): boolean => {
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
      ({ currentLocation, nextLocation }) => formsKey(currentLocation) !== formsKey(nextLocation) && askFirst(),
      [askFirst],
    ),
  );
  const leaveWith = useCallback<Leave>((go) => (askFirst(go) ? undefined : go()), [askFirst]);

  const register = useCallback<RegisterUnsaved>((unsaved) => {
    const entry = { unsaved };
    const watch = () => {
      if ([...unsavedInputs.current].some((each) => each.unsaved !== 'draft'))
        window.addEventListener('beforeunload', askBeforeReload);
      else window.removeEventListener('beforeunload', askBeforeReload);
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
    <LeaveContext value={leaveWith}>
      <UnsavedProvider register={register}>{children}</UnsavedProvider>
      {question && (question.go || blocker.state === 'blocked') ? (
        <LeaveDialog unsaved={question.unsaved} onStay={stay} onLeave={leave} />
      ) : null}
    </LeaveContext>
  );
}

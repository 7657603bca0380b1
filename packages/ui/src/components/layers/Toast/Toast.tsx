import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { description, icon as iconClass, title, toast, viewport, words } from './Toast.css.ts';

export interface ToastMessage {
  tone?: Tone;
  /** Before the text. Each tone has its own. */
  icon?: IconType;
  title: string;
  description?: string;
  /** A button that closes it too, such as Undo. */
  action?: { readonly label: string; readonly onSelect: () => void };
  /** How long it is shown, in ms; 5 seconds by default. */
  durationMs?: number;
}

interface Toaster {
  /** Shows a message, replacing any other. */
  show: (message: ToastMessage) => void;
  dismiss: () => void;
}

const ToastContext = createContext<Toaster | null>(null);

/** Shows short messages. Needs a `ToastProvider` above. The result never changes. */
export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

/** How long a toast is shown, in ms. */
export const TOAST_DURATION = 5_000;
/** How long after its dismissal a toast is removed, in ms. It is hidden at once. */
const TOAST_REMOVE_DELAY = 1_000_000;

interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

/** The one toast that is shown, and how to show and close it. */
function useToasts() {
  const [entry, setEntry] = useState<ToastEntry>();
  const lastId = useRef(0);

  // Its own button may have shown the next one already.
  const close = useCallback(
    (id?: number) =>
      setEntry((last) => (last && (id === undefined || last.id === id) ? { ...last, open: false } : last)),
    [],
  );
  const toaster = useMemo<Toaster>(
    () => ({
      show: (message) => {
        lastId.current += 1;
        setEntry({ ...message, id: lastId.current, open: true });
      },
      dismiss: () => close(),
    }),
    [close],
  );
  useEffect(() => {
    if (!entry || entry.open) return undefined;
    const timer = setTimeout(() => setEntry(undefined), TOAST_REMOVE_DELAY);
    return () => clearTimeout(timer);
  }, [entry]);
  return { entry, toaster, close };
}

interface ToastProviderProps {
  /** What may show toasts: the whole app. */
  children: ReactNode;
}

/** Provides `useToast` to its children. Shows one toast at a time. */
export function ToastProvider({ children }: ToastProviderProps) {
  const { entry, toaster, close } = useToasts();
  return (
    <ToastContext value={toaster}>
      {children}
      {entry ? <ToastLayer entry={entry} onClose={close} /> : null}
    </ToastContext>
  );
}

const ICON = {
  neutral: Info,
  accent: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleX,
} as const satisfies Record<Tone, IconType>;

interface ToastLayerProps {
  entry: ToastEntry;
  onClose: (id: number) => void;
}

/**
 * The toast on screen, for 5 s if it doesn't say otherwise. A swipe to the right closes it; F8 focuses it, and its end
 * returns the focus.
 */
export function ToastLayer({ entry, onClose }: ToastLayerProps) {
  const { id, open, tone = 'positive', action } = entry;
  const focusReturn = useFocusReturn(open);
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50} label="Notification">
      <Radix.Root
        key={id}
        className={cx(toneClass[tone], toast)}
        type={tone === 'critical' ? 'foreground' : 'background'}
        open={open}
        duration={entry.durationMs}
        onOpenChange={(stays) => !stays && onClose(id)}
      >
        <Icon icon={entry.icon ?? ICON[tone]} size={20} className={iconClass} />
        <div className={words}>
          <Radix.Title className={title}>{entry.title}</Radix.Title>
          {entry.description ? (
            <>
              {/* Radix announces the texts as they follow each other. */}{' '}
              <Radix.Description className={description}>{entry.description}</Radix.Description>
            </>
          ) : null}
        </div>
        {action ? (
          <Radix.Action asChild altText={`${action.label} (F8)`}>
            <Button size="sm" onClick={action.onSelect}>
              {action.label}
            </Button>
          </Radix.Action>
        ) : null}
        <Radix.Close asChild>
          <Button variant="ghost" size="sm" icon={X} aria-label="Close" />
        </Radix.Close>
      </Radix.Root>
      {/* Without a toast, F8 would focus an empty list. */}
      <Radix.Viewport className={viewport} hotkey={open ? ['F8'] : []} label="Notifications (F8)" {...focusReturn} />
    </Radix.Provider>
  );
}

/** Remembers where the focus was before it entered a list, and returns it there once the toast is no longer `open`. */
function useFocusReturn(open: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);
  useEffect(() => {
    if (open || !list.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [open]);
  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (event.currentTarget.contains(from)) return;
    // Radix puts focus guards beside the list, which disappear with the last toast.
    cameFrom.current = event.currentTarget.parentElement?.contains(from) ? null : from;
  };
  return { ref: list, onFocus };
}

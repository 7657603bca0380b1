import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent } from 'react';
import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { description, icon as iconClass, title, toast, viewport, words } from './Toast.css.ts';
import { TOAST_DURATION, type ToastEntry } from './useToasts.ts';

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
  const wayBack = useWayBack(open);
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
            <Radix.Description className={description}>{entry.description}</Radix.Description>
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
      <Radix.Viewport className={viewport} hotkey={open ? ['F8'] : []} label="Notifications (F8)" {...wayBack} />
    </Radix.Provider>
  );
}

/** Remembers where the focus was before it entered a list, and returns it there once the toast is no longer `open`. */
function useWayBack(open: boolean) {
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

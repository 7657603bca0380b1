import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { description, icon as iconClass, title, toast, viewport, words } from './Toast.css.ts';
import { TOAST_DURATION, type ToastEntry } from './useToasts.ts';
import { useWayBack } from './useWayBack.ts';

const ICON = {
  neutral: Info,
  accent: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleX,
} as const satisfies Record<Tone, IconType>;

function ToastItem({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const { tone = 'positive' } = entry;
  return (
    <Radix.Root
      className={cx(toneClass[tone], toast)}
      type={tone === 'critical' ? 'foreground' : 'background'}
      open={entry.open}
      duration={entry.durationMs}
      onOpenChange={(open) => !open && onClose()}
    >
      <Icon icon={entry.icon ?? ICON[tone]} size={20} className={iconClass} />
      <div className={words}>
        <Radix.Title className={title}>{entry.title}</Radix.Title>
        {entry.description ? <Radix.Description className={description}>{entry.description}</Radix.Description> : null}
      </div>
      {entry.action ? (
        <Radix.Action asChild altText={`${entry.action.label} (F8)`}>
          <Button size="sm" onClick={entry.action.onSelect}>
            {entry.action.label}
          </Button>
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <Button variant="ghost" size="sm" icon={X} aria-label="Close" />
      </Radix.Close>
    </Radix.Root>
  );
}

interface ToastLayerProps {
  entries: readonly ToastEntry[];
  onClose: (id: number) => void;
}

/**
 * The toasts on screen, for 5 s each if they don't say otherwise. A swipe to the right closes one; F8 focuses it, and
 * its end returns the focus.
 */
export function ToastLayer({ entries, onClose }: ToastLayerProps) {
  const open = entries.some((entry) => entry.open);
  const wayBack = useWayBack(open);
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50} label="Notification">
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} onClose={() => onClose(entry.id)} />
      ))}
      {/* Without a toast, F8 would focus an empty list. */}
      <Radix.Viewport className={viewport} hotkey={open ? ['F8'] : []} label="Notifications (F8)" {...wayBack} />
    </Radix.Provider>
  );
}

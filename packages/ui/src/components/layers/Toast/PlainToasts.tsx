import { useEffect } from 'react';
import { description, title, toast, viewport, words } from './Toast.css.ts';
import { TOAST_DURATION, type ToastEntry } from './useToasts.ts';

interface PlainToastsProps {
  entries: readonly ToastEntry[];
  onClose: (id: number) => void;
}

/** The plain text of the toasts, if the layer with swipe and pause could not be loaded. */
export function PlainToasts({ entries, onClose }: PlainToastsProps) {
  const open = entries.find((entry) => entry.open);
  const id = open?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => onClose(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, onClose]);
  return (
    <div className={viewport} role="alert">
      {open ? (
        <div className={toast}>
          <div className={words}>
            <p className={title}>{open.title}</p>
            {open.description ? <p className={description}>{open.description}</p> : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

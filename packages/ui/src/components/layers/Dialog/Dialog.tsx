import { readsFilled } from '../../forms/readsFilled.ts';
import { X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { Button } from '../../actions/Button/Button.tsx';
import {
  body,
  content,
  dialog,
  foot as footClass,
  head,
  help,
  noBody,
  statement,
  title as titleClass,
  words,
} from './Dialog.css.ts';
import { useModal } from './useModal.ts';

interface DialogSurfaceProps {
  /** Called for the cross, Escape, the back gesture or a press outside the dialog. */
  onClose: () => void;
  /** The heading, and the dialog's name. */
  title: ReactNode;
  /** A line of help under the title. */
  description?: ReactNode;
  /** The focus begins at the title though the body has fields: what is read first is not filled in. */
  focusTitle?: boolean;
  /** A square to the left of the title. */
  mark?: ReactNode;
  /** 440, 520 or 640 px. A sheet from the bottom below 480 px. */
  size?: 'sm' | 'md' | 'lg';
  /** While busy, nothing closes it. */
  busy?: boolean;
  /** Only its own buttons close it; there is no cross. */
  persistent?: boolean;
  /** The cross in the corner. A persistent dialog has none. */
  closeButton?: boolean;
  /** Cancel, then the action. */
  foot?: ReactNode;
  /** Makes body and footer one form; a `type="submit"` button in the footer submits it. */
  onSubmit?: () => void;
  /** `alertdialog` asks before something is lost. */
  role?: 'dialog' | 'alertdialog';
  /** Goes to the outermost element. */
  className?: string;
  /** The body. It scrolls if it is long; head and foot stay. */
  children?: ReactNode;
}

/** The open dialog. */
function DialogSurface({
  onClose,
  title,
  description,
  focusTitle,
  mark,
  size,
  busy,
  persistent,
  closeButton = !persistent,
  foot,
  onSubmit,
  role,
  className,
  children,
}: DialogSurfaceProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  const pressedBackdrop = useRef(false);
  useModal(ref);

  const close = () => {
    if (!busy && !persistent) onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const inner = event.target instanceof Element && event.target.closest('dialog') !== ref.current;
    if (inner) return;
    // Otherwise the browser would close it behind React's back.
    event.preventDefault();
    if (!isComposing(event.nativeEvent)) close();
  };
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    close();
  };
  // Some browsers close it anyway (on the second back gesture): reopen it and treat that as a request to close, which
  // may ask first.
  const closed = (event: SyntheticEvent) => {
    if (event.target !== ref.current || !ref.current?.isConnected || ref.current.open) return;
    ref.current.showModal();
    close();
  };
  const onBackdrop = (event: PointerEvent | SyntheticEvent) => event.target === ref.current;

  const Content = onSubmit ? 'form' : 'div';
  return (
    <dialog
      ref={ref}
      role={role}
      className={className ? `${dialog({ size })} ${className}` : dialog({ size })}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      aria-busy={busy || undefined}
      onKeyDown={press}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={(event) => {
        pressedBackdrop.current = onBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && onBackdrop(event)) close();
      }}
    >
      <Content
        className={content}
        {...(onSubmit
          ? {
              ...readsFilled,
              noValidate: true,
              onSubmit: (event: SyntheticEvent) => {
                event.preventDefault();
                event.stopPropagation();
                if (!busy) onSubmit();
              },
            }
          : {})}
      >
        <header className={head}>
          {mark}
          <div className={words}>
            <h2
              id={titleId}
              className={titleClass}
              tabIndex={-1}
              data-dialog-title=""
              data-autofocus={focusTitle ? '' : undefined}
            >
              {title}
            </h2>
            {description ? (
              <p id={descriptionId} className={size === 'sm' ? statement : help}>
                {description}
              </p>
            ) : null}
          </div>
          {closeButton ? (
            <Button variant="ghost" size="sm" icon={X} aria-label="Close" disabled={busy} onClick={close} />
          ) : null}
        </header>
        {children === undefined || children === null ? (
          <div className={noBody} />
        ) : (
          <div className={body} data-dialog-body="">
            {children}
          </div>
        )}
        {foot ? <footer className={footClass}>{foot}</footer> : null}
      </Content>
    </dialog>
  );
}

export interface DialogProps extends DialogSurfaceProps {
  /** Whether it is on screen. */
  open: boolean;
}

/**
 * A modal dialog on the native `<dialog>`. The focus goes to `[data-autofocus]`, else the first field, else the
 * title, and returns on close. The content is mounted only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <DialogSurface {...rest} /> : null;
}

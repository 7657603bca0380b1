import { X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Brand } from '../../components/Brand/Brand.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { from } from '../../theme/media.ts';
import { SideNav, type SideNavProps } from '../SideNav/SideNav.tsx';
import { drawer, head } from './MobileMenu.css.ts';

interface MobileMenuProps extends Omit<SideNavProps, 'onNavigate'> {
  open: boolean;
  onClose: () => void;
}

/** The side panel as a layer over the page. The browser's own modal dialog holds the focus inside and gives it back afterwards. */
export function MobileMenu({ open, onClose, ...nav }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // In a window that grows wide enough for the side panel nobody could see what holds the focus.
    const wide = window.matchMedia(from.lg);
    const closeWhenWide = () => wide.matches && onClose();
    wide.addEventListener('change', closeWhenWide);
    return () => {
      wide.removeEventListener('change', closeWhenWide);
      element.close();
    };
  }, [open, onClose]);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // Keyboard users close it with Escape, which the dialog reports as cancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={drawer}
      aria-label="Menu"
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes it without asking.
      onClose={onClose}
    >
      {open ? (
        <>
          <div className={head}>
            <Brand />
            {/* The first control of a dialog gets the focus. */}
            <Button variant="ghost" square icon={X} aria-label="Close menu" onClick={onClose} />
          </div>
          <SideNav {...nav} onNavigate={onClose} />
        </>
      ) : null}
    </dialog>
  );
}

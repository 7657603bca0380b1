import { product } from '@switchboard/api-contract/product';
import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Brand } from '../../components/display/Brand/Brand.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { useModal } from '../../components/layers/Dialog/useModal.ts';
import { from } from '../../theme/media.ts';
import { matchesMedia, watchMedia } from '../../theme/watchMedia.ts';
import { drawer, drawerHead } from '../shell.css.ts';
import { SideNav, type NavProps } from '../SideNav/SideNav.tsx';

interface MobileMenuProps extends NavProps {
  /** Called when it is left. */
  onClose: () => void;
}

/** The side panel as a layer over the page, mounted while it is open. The focus stays inside and returns on close. */
export function MobileMenu({ onClose, ...nav }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);

  useEffect(
    () =>
      // Closes once the window is wide enough for the side panel, or the focus would be on something invisible.
      watchMedia(from.lg, () => {
        if (matchesMedia(from.lg)) onClose();
      }),
    [onClose],
  );

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={drawer}
      aria-label="Menu"
      onClick={closeOutside}
      onKeyDown={closeOnEscape}
      // The back gesture on a phone.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={drawerHead}>
        <Brand name={product.name} />
        <Button variant="ghost" square aria-label="Close menu" data-autofocus="" onClick={onClose}>
          <Icon icon={X} size={20} />
        </Button>
      </div>
      <SideNav {...nav} onNavigate={onClose} />
    </dialog>
  );
}

import { product } from '@switchboard/api-contract/product';
import { Menu } from 'lucide-react';
import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Brand } from '../../components/display/Brand/Brand.tsx';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx';
import {
  brand,
  content,
  header,
  headerBrand,
  main as mainClass,
  shell,
  side,
  sideInner,
  skipLink,
} from '../shell.css.ts';
import { SideNav, type NavProps } from '../SideNav/SideNav.tsx';

export interface ShellProps extends NavProps {
  /** The browser has no network. */
  offline?: boolean | undefined;
  /** The page. */
  children: ReactNode;
}

/** The frame of every signed-in page: the side panel (below 1024 px a header with a menu) and the main content. */
export function Shell({ offline = false, children, ...nav }: ShellProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const main = useRef<HTMLElement>(null);
  const { badge } = nav;

  const skipToMain = (event: MouseEvent) => {
    // Moves the focus without changing the address.
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView?.();
  };

  return (
    <div className={shell}>
      {/* oxlint-disable-next-line react/forbid-elements -- it leads to a place on this page */}
      <a href="#main" className={skipLink} onClick={skipToMain}>
        Skip to content
      </a>
      <header className={header}>
        <Brand name={product.name} href={nav.hrefs.dashboard} className={headerBrand} />
        {badge?.('header')}
        <Button
          variant="ghost"
          square
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon icon={Menu} size={20} />
        </Button>
      </header>
      <aside className={side} aria-label="Side panel">
        <div className={sideInner}>
          <Brand name={product.name} href={nav.hrefs.dashboard} className={brand} />
          <SideNav {...nav} />
        </div>
      </aside>
      {menuOpen ? <MobileMenu onClose={closeMenu} {...nav} /> : null}
      <main ref={main} id="main" tabIndex={-1} className={mainClass}>
        <div className={content}>
          <OfflineBanner offline={offline} />
          {children}
        </div>
      </main>
    </div>
  );
}

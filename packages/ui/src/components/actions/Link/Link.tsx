import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.tsx';
import { link, unsafe } from './Link.css.ts';

type LinkKind = 'internal' | 'external' | 'unsafe';

const BASE = 'https://switchboard.invalid';

/** Whether an address stays in the app, leaves it, or must not be followed (`javascript:`, `data:`, malformed). */
export function linkKind(href: string): LinkKind {
  let url: URL;
  try {
    url = new URL(href, BASE);
  } catch {
    return 'unsafe';
  }
  if (url.origin === BASE && !/^\s*https?:/i.test(href)) return 'internal';
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? 'external' : 'unsafe';
}

export type AnchorProps = ComponentPropsWithRef<'a'> & {
  /** Where it leads. It decides whether the link stays in the app, opens a new tab or is only text. */
  href: string;
  /** Its words. */
  children?: ReactNode;
};

const PlainAnchor = (props: AnchorProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

interface LinkProviderProps {
  /** Draws a link within the app: gets `href` and the props of an `<a>`. */
  component: ComponentType<AnchorProps>;
  /** The app. */
  children: ReactNode;
}

/** Sets how links within the app are rendered. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled `<a>`: routed inside the app, in a new tab outside it, plain text if the address is not safe to follow. */
export function Anchor({ href, children, ...rest }: AnchorProps) {
  const Internal = use(LinkContext);
  const kind = linkKind(href);
  if (kind === 'unsafe') return <span className={cx(rest.className, unsafe)}>{children}</span>;
  if (kind === 'internal') {
    return (
      <Internal href={href} {...rest}>
        {children}
      </Internal>
    );
  }
  const newTab = /^\s*(https?:|[\\/]{2})/i.test(href);
  return (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
      {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </a>
  );
}

export interface LinkProps extends AnchorProps {
  /** `plain` is unstyled, for links that are cards, rows or names. */
  variant?: 'plain' | 'text' | 'underline';
  /** For a link that stands alone, such as in a card's head: as high as a button. */
  standalone?: boolean;
}

/** A link in text or at the end of a card head. */
export function Link({ variant = 'text', standalone, className, ...rest }: LinkProps) {
  return <Anchor className={cx(link({ variant, standalone }), className)} {...rest} />;
}

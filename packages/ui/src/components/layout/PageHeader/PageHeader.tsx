import type { ReactNode, Ref } from 'react';
import { BackLink } from '../../actions/BackLink/BackLink.tsx';
import {
  actions as actionsClass,
  head,
  sub as subClass,
  title as titleClass,
  titleRow,
  words,
} from '../Page/Page.css.ts';

interface PageHeaderProps {
  /** The name of the page. */
  title: ReactNode;
  /** One muted line below the title. */
  sub?: ReactNode;
  /** A square to the left of the title. */
  mark?: ReactNode;
  /** A status beside the title. */
  badge?: ReactNode;
  /** Secondary buttons first, then at most one primary. */
  actions?: ReactNode;
  /** A link above the title, to the page that this one belongs to. */
  back?: { href: string; label: string };
  /** The heading, which is focused after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The top of a page, with its only `h1`. */
export function PageHeader({ title, sub, mark, badge, actions, back, headingRef }: PageHeaderProps) {
  return (
    <div>
      {back ? <BackLink href={back.href}>{back.label}</BackLink> : null}
      <header className={head}>
        {mark}
        <div className={words}>
          <div className={titleRow}>
            <h1 className={titleClass} tabIndex={-1} ref={headingRef}>
              {title}
            </h1>
            {badge}
          </div>
          {sub ? <p className={subClass}>{sub}</p> : null}
        </div>
        {actions ? <div className={actionsClass}>{actions}</div> : null}
      </header>
    </div>
  );
}

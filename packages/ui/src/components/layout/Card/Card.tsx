import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { actions as actionsClass, body, card, foot, head, title as titleClass } from './Card.css.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element: `section` or `article` where the card has a heading of its own. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  variant?: 'solid' | 'dashed' | 'hollow' | 'dark';
  /** 20 px inside. Leave it out with CardHead, CardBody, tables and lists. */
  padded?: boolean;
  clipped?: boolean;
}

/** A bordered surface. Cards are never nested. */
export function Card({ as: Element = 'div', variant, padded, clipped, className, ...rest }: CardProps) {
  const Tag = Element as 'div';
  return <Tag className={cx(card({ variant, padded, clipped }), className)} {...rest} />;
}

interface CardHeadProps {
  title: ReactNode;
  /** Stands after the title: a sample mark, a count. */
  mark?: ReactNode;
  /** Small buttons or one link at the right. */
  actions?: ReactNode;
  level?: 2 | 3 | 4;
  id?: string;
}

/** The 52-px head of a card with its heading. */
export function CardHead({ title, mark, actions, level = 3, id }: CardHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={head}>
      <span className={titleClass}>
        <Heading id={id}>{title}</Heading>
        {mark}
      </span>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx(body, className)} {...rest} />;
}

/** The 48-px foot: how many of how many, the time zone, a page turner. */
export function CardFoot({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx(foot, className)} {...rest} />;
}

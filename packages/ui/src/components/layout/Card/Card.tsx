import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { actions as actionsClass, body, card, foot, head, title as titleClass } from './Card.css.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element: `section` or `article` if the card has its own heading. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `hollow` is there but not usable yet, `dashed` still empty, `dark` the assistant's in both themes. */
  variant?: 'solid' | 'dashed' | 'hollow' | 'dark';
  /** Adds 20 px of padding. Omit it with CardHead, CardBody, tables and lists. */
  padded?: boolean;
  /** Clips a table at the rounded corners. */
  clipped?: boolean;
  /** A CardHead and a CardBody, a Table or a List; or anything, with `padded`. */
  children?: ReactNode;
}

/** A bordered surface. Cards are never nested. */
export function Card({ as: Element = 'div', variant = 'solid', padded, clipped, className, ...rest }: CardProps) {
  const Tag = Element as 'div';
  return <Tag className={cx(card({ variant, padded, clipped }), className)} {...rest} />;
}

interface CardHeadProps {
  /** The heading. */
  title: ReactNode;
  /** After the title: a sample mark or a count. */
  mark?: ReactNode;
  /** Small buttons or one link, on the right. */
  actions?: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
  /** The heading's id, for `aria-labelledby` of the card. */
  id?: string;
}

/** The card's head, 52 px high, with its heading. */
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

/** The content below a head, with the card's padding. */
export function CardBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx(body, className)} {...rest} />;
}

/** The card's foot, 48 px high: record counts, the time zone, pagination. */
export function CardFoot({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx(foot, className)} {...rest} />;
}

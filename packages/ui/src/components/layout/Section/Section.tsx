import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { actions as actionsClass, head, section, title as titleClass } from './Section.css.ts';

interface SectionWords {
  /** The heading, and the name of the region. */
  title: ReactNode;
  /** After the title: a sample mark or a count. */
  mark?: ReactNode;
  /** Buttons or one link, on the right. */
  actions?: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3;
}

interface SectionHeadProps extends SectionWords {
  /** The heading's id. */
  id?: string;
}

/** The heading of a section, with its actions on the right. */
export function SectionHead({ title, mark, actions, level = 2, id }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={head}>
      <span className={titleClass}>
        <Heading id={id} tabIndex={-1}>
          {title}
        </Heading>
        {mark}
      </span>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}

interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'>, SectionWords {
  /** The target of a link to this section. */
  id?: string;
  /** The content below the heading. */
  children?: ReactNode;
}

/** A named part of a page: heading, 12 px, content. */
export function Section({ title, mark, actions, level, className, children, ...rest }: SectionProps) {
  const heading = useId();
  return (
    <section className={cx(section, className)} aria-labelledby={heading} {...rest}>
      <SectionHead id={heading} title={title} mark={mark} actions={actions} level={level} />
      {children}
    </section>
  );
}

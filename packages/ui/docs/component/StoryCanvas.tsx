import { ArrowUpRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../src/components/actions/Button/Button.tsx';
import { LinkButton } from '../../src/components/actions/LinkButton/LinkButton.tsx';
import { bar, canvas, code as codeClass, name as nameClass } from './StoryCanvas.css.ts';

interface StoryCanvasProps {
  name: string;
  /** The address of the story itself. */
  href: string;
  /** The story. */
  children: ReactNode;
  /** Its code, shown on demand. */
  code: ReactNode;
}

/** A story on a page of the documentation: live, with its code and the way to it. */
export function StoryCanvas({ name, href, children, code }: StoryCanvasProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className={canvas} aria-label={name}>
      {children}
      <div className={bar}>
        <span className={nameClass}>{name}</span>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          aria-label={`Show code of ${name}`}
          onClick={() => setOpen(!open)}
        >
          Show code
        </Button>
        <LinkButton
          variant="ghost"
          size="sm"
          href={href}
          target="_top"
          iconAfter={ArrowUpRight}
          aria-label={`Open ${name}`}
        >
          Open
        </LinkButton>
      </div>
      {open ? (
        <pre className={codeClass} role="region" tabIndex={0} aria-label={`Code of ${name}`}>
          <code>{code}</code>
        </pre>
      ) : null}
    </section>
  );
}

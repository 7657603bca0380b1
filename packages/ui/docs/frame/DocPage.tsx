import type { ReactNode } from 'react';
import { head, hint as hintClass, page, part, partTitle, path as pathClass, sentence, title } from './DocPage.css.ts';

interface DocPageProps {
  /** Where the page belongs: `Foundations`, `Components / Actions`. */
  path: string;
  name: string;
  /** What it is, in one sentence. */
  summary: ReactNode;
  children: ReactNode;
}

/** A page of the documentation: its place, its name, one sentence, and its parts. */
export function DocPage({ path, name, summary, children }: DocPageProps) {
  return (
    <main className={page}>
      <header className={head}>
        <p className={pathClass}>{path}</p>
        <h1 className={title}>{name}</h1>
        <p className={sentence}>{summary}</p>
      </header>
      {children}
    </main>
  );
}

interface DocPartProps {
  title: string;
  /** A short text under the heading. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a documentation page, with its heading. */
export function DocPart({ title: text, hint, children }: DocPartProps) {
  return (
    <section className={part}>
      <h2 className={partTitle}>{text}</h2>
      {hint ? <p className={hintClass}>{hint}</p> : null}
      {children}
    </section>
  );
}

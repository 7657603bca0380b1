/** What kind of page it is; services can search for some kinds alone. */
export type PageKind = 'article' | 'news' | 'report' | 'paper' | 'company';

/** A page as it is written down in the lists of `pages/`; `createPages` makes it a `Page`, with a date. */
export interface PageSeed {
  readonly url: string;
  readonly title: string;
  readonly kind: PageKind;
  /** Who publishes it. */
  readonly publisher: string;
  /** For papers: who wrote it. */
  readonly authors?: readonly string[];
  /** How many days before the beginning of the sandbox's world it was published; missing for pages without a date. */
  readonly age?: number;
  readonly paragraphs: readonly string[];
  /** Addresses of other pages that it refers to. */
  readonly links?: readonly string[];
}

/** A page of the web. */
export interface Page extends Omit<PageSeed, 'age'> {
  readonly published: Date | undefined;
}

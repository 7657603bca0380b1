/** What kind of page it is: services search some kinds apart. */
export type PageKind = 'article' | 'news' | 'report' | 'paper' | 'company';

/** A page as it is written down; `createPages` gives it its day. */
export interface PageSeed {
  readonly url: string;
  readonly title: string;
  readonly kind: PageKind;
  /** Who publishes it. */
  readonly publisher: string;
  /** For papers: who wrote it. */
  readonly authors?: readonly string[];
  /** How many days before the world began it came out; missing for pages without a date. */
  readonly age?: number;
  readonly paragraphs: readonly string[];
  /** Addresses of other pages that it refers to. */
  readonly links?: readonly string[];
}

/** A page of the web. */
export interface Page extends Omit<PageSeed, 'age'> {
  readonly published: Date | undefined;
}

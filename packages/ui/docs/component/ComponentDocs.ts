import type { ReactNode } from 'react';

/** What a person writes about a component, in a file beside it: `Button.docs.tsx`. Texts are Markdown. */
export interface ComponentDocs {
  /** What it is, in one sentence. Without it, the comment on the component says it. */
  summary?: string;
  /** When to use it, in one or two sentences. */
  use: string;
  /** The stories to show, the Playground first. Without it, all that rest, in their order. */
  stories?: readonly [ShownStory, ...ShownStory[]];
  /** When not to use it, and what instead. */
  instead?: readonly Instead[];
  /** Live examples beside each other: what to do, and what not. */
  pairs?: readonly Pair[];
  accessibility: Accessibility;
  /** Whose props to show, where the stories are about another component than the one documented. */
  components?: readonly unknown[];
  /** What it says in which state, where it says something of its own. */
  words?: readonly Words[];
}

/** A story by the name of its export, or more about it. */
export type ShownStory =
  | string
  | {
      story: string;
      /** Height in px of a frame of its own: for what covers the page, or is a landmark of it. */
      frame?: number;
      /** The code to copy, where the story's elements alone would not do. */
      code?: string;
    };

export interface Instead {
  /** When: 'It leads to another page'. */
  when: string;
  /** The title of that component in the side panel: 'Components/Actions/LinkButton'. */
  use: string;
}

interface Example {
  example: ReactNode;
  /** One sentence under the example. */
  why: string;
}

export interface Pair {
  do: Example;
  dont: Example;
}

/** The rows of the part Accessibility, in their order. */
export const ACCESSIBILITY = [
  'Role',
  'Name',
  'Keys',
  'Focus',
  'Announced',
  'Screen reader',
  'Pointer',
  'Motion',
  'Colour',
  'Text size',
] as const;

export type Accessibility = Readonly<Partial<Record<(typeof ACCESSIBILITY)[number], string>>>;

export interface Words {
  state: string;
  /** Its words, without quotation marks. */
  says: string;
  /** What it must not say. */
  never?: string;
}

/** A story or a page of documentation, as Storybook's index knows it. */
export interface ListedEntry {
  id: string;
  /** Its place in the side panel: `Screens/Dashboard`. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
  /** Documented states that it shows or, if it is one of behaviour, tests. */
  states: readonly string[];
}

/** What a control of Storybook offers for a prop. */
export type PropControl =
  | { kind: 'choice'; options: readonly (string | number)[] }
  | { kind: 'boolean' | 'number' | 'text' | 'icon' | 'content' | 'data' | 'none' };

/** A prop, as its type and comments describe it. */
export interface PropInfo {
  name: string;
  /** As people write it: `'sm' | 'md'`, `() => void`. */
  type: string;
  required: boolean;
  /** The source of the value that it has if it is left out. */
  fallback?: string;
  description: string;
  control: PropControl;
}

/** A component, as its source describes it. */
export interface ComponentInfo {
  name: string;
  description: string;
  /** What a consumer imports it from. Missing for parts that only this package uses. */
  from?: string;
  /** The element whose attributes it also takes. */
  element?: string;
  props: readonly PropInfo[];
}

import type { JsonSchema } from './JsonSchema.ts';

/** Something said in a conversation, in the form that both services are read into. */
export type Turn =
  | { readonly by: 'user' | 'model'; readonly text: string }
  /** What a tool answered to a call. */
  | { readonly by: 'tool'; readonly tool: string; readonly text: string };

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: JsonSchema;
}

/** What a model is asked. */
export interface Conversation {
  readonly instructions: string;
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  /** Whether a tool may, must not or must be called; with a name, that one must. */
  readonly toolUse: 'free' | 'none' | 'demanded' | { readonly tool: string };
  /** The form that the answer must have; undefined for words. */
  readonly schema: JsonSchema | undefined;
}

/** What the model answers. */
export type Reply =
  | { readonly text: string }
  | { readonly calls: readonly { readonly tool: string; readonly input: unknown }[] };

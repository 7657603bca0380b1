import type { StoryContext } from '@storybook/react-vite';

/** What a helper of plays needs of the story's context. */
export type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

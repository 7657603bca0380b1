import type { ComponentType } from 'react';

/**
 * The component of a story's meta, where it is generic or wraps the one that the stories are about:
 * `...unnamed(Table<Run>)`. For its manifest Storybook reads the source, where it would take `Table<Run>` for a name;
 * told of none, it takes the component of the title that the file renders.
 */
export const unnamed = <Props>(component: ComponentType<Props>) => ({ component });

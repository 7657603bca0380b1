import { expect, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The section or card of that name. */
export const region = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('region', { name }));

/** The page does not scroll sideways. */
export const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** Nothing that a program, not a person, would write. */
export const readsWell = (canvas: Canvas) => expect(canvas.queryByText(/NaN|undefined|Infinity|Invalid Date|\[object/)).toBeNull();

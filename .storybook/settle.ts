import { configure, getConfig } from 'storybook/test';

/** A dialog whose body is still loading: a press shows the surface first. */
const filling = () => document.querySelector('[data-dialog-body][aria-busy]') !== null;

/** After each action and wait, a play continues once every dialog has loaded, as a person would. */
export function settleDialogs(): void {
  const before = getConfig();
  configure({
    asyncWrapper: async (callback) => {
      const result = await before.asyncWrapper(callback);
      while (filling()) await new Promise((resolve) => requestAnimationFrame(resolve));
      return result;
    },
  });
}

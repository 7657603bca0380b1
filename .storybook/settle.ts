import { configure, getConfig } from 'storybook/test';

/** A dialog's body that is still to come: a press shows the surface first. */
const filling = () => document.querySelector('[data-dialog-body][aria-busy]') !== null;

/** After all that a play does or waits for, it goes on once every dialog is filled, as a person would. */
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

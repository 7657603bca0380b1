import { expect, waitFor, within } from 'storybook/test';

/** The dialog of this name, once its code has come: until then a stand-in of the same name is in its place. */
export const openedDialog = (canvas: ReturnType<typeof within>, name: string) =>
  waitFor(() => {
    const dialog = canvas.getByRole('dialog', { name });
    void expect(within(dialog).queryByText('Loading')).toBeNull();
    return within(dialog);
  });

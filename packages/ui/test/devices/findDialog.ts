import { expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The dialog that opens, once its code has come: until then another with the same heading stands in for it. */
export async function findDialog(
  canvas: Pick<Canvas, 'getByRole'>,
  options: { name?: string | RegExp } = {},
): Promise<Canvas> {
  const dialog = await waitFor(async () => {
    const found = canvas.getByRole('dialog', options);
    await expect(within(found).queryByText('Loading')).toBeNull();
    return found;
  });
  return within(dialog);
}

import { expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** The opened dialog, once its code has loaded: until then a fallback with the same heading is shown. */
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

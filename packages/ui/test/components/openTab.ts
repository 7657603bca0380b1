import { userEvent, type within } from 'storybook/test';

/** Chooses a tab and waits for its panel, which renders after the press. */
export async function openTab(
  canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>,
  name: string,
): Promise<void> {
  await userEvent.click(canvas.getByRole('tab', { name }));
  await canvas.findByRole('tabpanel', { name });
}

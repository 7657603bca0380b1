import { expect, fn } from 'storybook/test';
import { Button } from '../components/actions/Button/Button.tsx';
import { Theme, useTheme, type ThemeChoice } from './Theme.tsx';
import preview from '../../../../.storybook/preview.tsx';

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

function Choices() {
  const { choice, resolved, setChoice } = useTheme();
  return (
    <>
      {CHOICES.map((each) => (
        <Button key={each} onClick={() => setChoice(each)}>
          {each}
        </Button>
      ))}
      <p>
        {choice} is {resolved}
      </p>
    </>
  );
}

const storage = { read: fn(() => 'light'), write: fn() };

const meta = preview.meta({ title: 'Theme', component: Theme, args: { storage, children: <Choices /> } });

const background = () => getComputedStyle(document.body).backgroundColor;
const LIGHT = 'rgb(245, 244, 240)';
const DARK = 'rgb(21, 20, 18)';

/** The test browser's system theme is light. */
export const Chooses = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    storage.write.mockClear();
    return () => document.documentElement.removeAttribute('data-theme');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/ is (light|dark)$/)).toHaveTextContent('light is light');
    await userEvent.click(canvas.getByRole('button', { name: 'dark' }));
    await expect(storage.write).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByText(/ is (light|dark)$/)).toHaveTextContent('dark is dark');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(background()).toBe(DARK);
    await userEvent.click(canvas.getByRole('button', { name: 'system' }));
    await expect(canvas.getByText(/ is (light|dark)$/)).toHaveTextContent('system is light');
    await expect(document.documentElement).not.toHaveAttribute('data-theme');
    await expect(background()).toBe(LIGHT);
  },
});

export const SpoiltStorage = meta.story({
  tags: ['behaviour'],
  args: { storage: { read: () => '{"a":1}', write: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ is (light|dark)$/)).toHaveTextContent('system is light');
  },
});

import { startTransition, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Tabs, type TabItem } from './Tabs.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const sources = fn(() => <p>The sources</p>);

const tabs: TabItem[] = [
  { value: 'dashboard', label: 'Dashboard', content: <p>The dashboard</p> },
  { value: 'tasks', label: 'Research Tasks', content: <p>The tasks</p> },
  { value: 'sources', label: 'Sources', content: sources },
  { value: 'configuration', label: 'Configuration', content: <p>The configuration</p> },
  { value: 'analytics', label: 'Analytics', content: <p>The analytics</p> },
];

const meta = preview.meta({
  component: Tabs,
  tags: ['autodocs', 'manifest'],
  args: { label: 'Research', tabs, value: 'dashboard', onValueChange: fn() },
  decorators: [paddedStory],
  beforeEach: () => void sources.mockClear(),
  render: function Wired(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return (
      <div data-line="research">
        <Tabs {...args} value={value} onValueChange={change} />
      </div>
    );
  },
});

export const Playground = meta.story();

export const Second = meta.story({ args: { value: 'tasks' } });

export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const widths = () => canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().width);
    await document.fonts.ready;
    const before = widths();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tasks');
    await expect(await canvas.findByRole('tabpanel', { name: 'Research Tasks' })).toHaveTextContent('The tasks');
    await expect(sources).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
    await expect(widths()).toEqual(before);
  },
});

/** When a phone is rotated, the current tab scrolls back into view. */
export const Turned = meta.story({
  tags: ['behaviour'],
  args: { value: 'analytics' },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('tablist');
    const edge = (box: Element) => Math.round(box.getBoundingClientRect().right);
    await expect(strip.scrollLeft).toBe(0);
    const root = strip.parentElement as HTMLElement;
    root.style.width = '300px';
    await waitFor(() => expect(edge(canvas.getByRole('tab', { name: 'Analytics' }))).toBeLessThanOrEqual(edge(strip)));
    root.style.width = '';
  },
});

/** A press marks its tab without waiting for the panel. Until that is rendered, the previous panel stays untouched. */
export const FirstFrame = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Sources' });
    tab.focus();
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
    // Read in one go, since each assertion would give the panel time to render.
    const first = {
      selected: tab.getAttribute('aria-selected'),
      rendered: sources.mock.calls.length,
      before: canvas.queryByText('The dashboard') !== null,
    };
    await expect(first).toEqual({ selected: 'true', rendered: 0, before: true });
    await expect(await canvas.findByRole('tabpanel', { name: 'Sources' })).toHaveTextContent('The sources');
    await expect(canvas.queryByText('The dashboard')).toBeNull();
  },
});

const around = fn();

/** A press does not wait for the surrounding page, which is slow to update the address. */
export const MarksAlone = meta.story({
  tags: ['behaviour'],
  render: function Addressed(args) {
    const [value, setValue] = useState(args.value);
    around();
    return <Tabs {...args} value={value} onValueChange={(next) => startTransition(() => setValue(next))} />;
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Sources' });
    around.mockClear();
    tab.focus();
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(around).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('tabpanel', { name: 'Sources' })).toHaveTextContent('The sources');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
});

export const Narrow = meta.story({
  tags: ['odd'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.getByRole('tab', { name: 'Dashboard' }).getBoundingClientRect().height).toBe(44);
  },
});

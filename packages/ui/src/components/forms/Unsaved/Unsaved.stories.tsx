import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { UnsavedProvider, useUnsaved } from './Unsaved.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text === '' ? undefined : 'lost');
  return <TextInput aria-label="Name" value={text} onValueChange={setText} />;
}

const takeBack = fn();
const meta = preview.meta({
  component: UnsavedProvider,
  tags: ['autodocs', 'manifest'],
  args: { register: fn(() => takeBack), children: <Form /> },
  decorators: [paddedStory],
});

export const Playground = meta.story();

export const NotedWhileItLasts = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.register).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'ab');
    await expect(args.register).toHaveBeenCalledOnce();
    await expect(args.register).toHaveBeenCalledWith('lost');
    await expect(takeBack).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(takeBack).toHaveBeenCalledOnce();
  },
});

import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Field,
  tags: ['autodocs', 'manifest'],
  args: { label: 'Name', children: <TextInput defaultValue="demo" /> },
  decorators: [paddedStory],
});

export const Playground = meta.story({ args: { hint: 'As it appears in the list of agents.' } });

export const AllStates = meta.story({
  render: (args) => (
    <Grid columns={2}>
      <Field {...args} label="Username">
        <TextInput defaultValue="demo" />
      </Field>
      <Field {...args} label="API Key" required error="API Key is required" hint="Never shown">
        <TextInput placeholder="Starts with sk-" />
      </Field>
      <Field
        {...args}
        label="Webhook"
        hint="Leave blank to keep the stored one."
        action={<Link href="/help">Where is it</Link>}
      >
        <TextInput />
      </Field>
      <Field {...args} label="Hidden label" hideLabel>
        <TextInput disabled defaultValue="gpt-4o" />
      </Field>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const key = canvas.getByRole('textbox', { name: 'API Key', description: 'API Key is required' });
    await expect(key).toBeInvalid();
    await expect(key).toBeRequired();
    await expect(
      canvas.getByRole('textbox', { name: 'Webhook', description: 'Leave blank to keep the stored one.' }),
    ).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Hidden label' })).toBeDisabled();
  },
});

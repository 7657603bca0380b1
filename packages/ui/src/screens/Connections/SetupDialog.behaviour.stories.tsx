import { findService } from '@switchboard/api-contract/catalogue';
import { expect, fn, waitFor, within } from 'storybook/test';
import { rejected, unchecked } from '../../../test/connections/setupRefusals.ts';
import { dialogIn, of, setupStory, type Save } from '../../../test/connections/setupStory.tsx';
import { done } from '../../../test/format/outcomes.ts';
import { replace } from '../../../test/devices/standIns.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Connection setup', ...setupStory, tags: ['behaviour'] });

/** Nothing is sent, and a message goes when its field is edited. */
export const RequiredSendsNothing = meta.story({
  parameters: { asserts: ['setup.required'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Secret Key/), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    await expect(dialog.getByText('Secret Key is required')).toBeVisible();
    await expect(dialog.getByText('Publishable Key is required')).toBeVisible();
    await expect(dialog.getByLabelText(/^Secret Key/)).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Secret Key/), 'sk');
    await expect(dialog.queryByText('Secret Key is required')).toBeNull();
    await expect(dialog.getByText('Publishable Key is required')).toBeVisible();
  },
});

export const ShowsAndHidesSecrets = meta.story({
  parameters: { asserts: ['setup.masked'] },
  play: async ({ canvas, userEvent }) => {
    const secret = dialogIn(canvas).getByLabelText(/^Secret Key/);
    await userEvent.type(secret, 'sk_test_1');
    await expect(secret).toHaveAttribute('type', 'password');
    const eye = dialogIn(canvas).getByRole('button', { name: 'Show Secret Key' });
    await userEvent.click(eye);
    await expect(secret).toHaveAttribute('type', 'text');
    await userEvent.click(eye);
    await expect(secret).toHaveAttribute('type', 'password');
  },
});

export const CopiesTheTestEndpoint = meta.story({
  parameters: { asserts: ['setup.copy'] },
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = [];
    const back = replace(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(copied.push(text)) });
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Copy test endpoint' }));
    await expect(await dialogIn(canvas).findByRole('button', { name: 'Copied' })).toBeVisible();
    back();
    await expect(copied).toEqual([findService('stripe')?.testEndpoint]);
  },
});

export const SavesOnce = meta.story({
  args: { ...of('github'), onSave: fn<Save>(() => new Promise<never>(() => {})) },
  parameters: { asserts: ['setup.saving'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    const save = dialog.getByRole('button', { name: 'Save Connection' });
    await userEvent.type(dialog.getByLabelText(/^Token/), '  ghp_1  ');
    // Twice before anything can render.
    save.click();
    save.click();
    await userEvent.type(dialog.getByLabelText(/^Token/), '{Enter}{Enter}');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('github', { token: 'ghp_1' });
  },
});

export const SavedCloses = meta.story({
  args: of('github'),
  parameters: { asserts: ['setup.saved'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(dialogIn(canvas).getByLabelText(/^Token/), 'ghp_1{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const SaveFailedKeepsInput = meta.story({
  args: {
    ...of('twilio'),
    onSave: fn<Save>(async () => ({
      kind: 'invalid',
      message: 'HTTP 422: Unprocessable Content',
      fields: { phoneNumber: 'Enter a number such as +15550100142' },
    })),
  },
  parameters: { asserts: ['setup.save-failed'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Account SID/), 'AC1');
    await userEvent.type(dialog.getByLabelText(/^Auth Token/), 'secret');
    await userEvent.type(dialog.getByLabelText(/^Phone Number/), '12{Enter}');
    await expect(await dialog.findByText('HTTP 422: Unprocessable Content')).toBeVisible();
    await expect(dialog.getByText('Enter a number such as +15550100142')).toBeVisible();
    await expect(dialog.getByLabelText(/^Phone Number/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Auth Token/)).toHaveValue('secret');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** The message is at the field, what was typed stays, and the notice goes when it is edited. */
export const RejectedKeepsTheOld = meta.story({
  args: { ...of('apollo', ['apiKey']), onSave: fn<Save>(async () => rejected) },
  parameters: { asserts: ['setup.replace-rejected'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    const key = dialog.getByLabelText(/^API Key/);
    await userEvent.type(key, 'new-key{Enter}');
    await expect(await dialog.findByText('The stored values still work. Nothing was replaced.')).toBeVisible();
    await expect(dialog.getByText(rejected.message)).toBeVisible();
    await expect(key).toHaveFocus();
    await expect(key).toHaveValue('new-key');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const EditingARejectedKey = meta.story({
  args: { ...of('apollo', ['apiKey']), onSave: fn<Save>(async () => rejected) },
  play: async ({ canvas, userEvent }) => {
    const dialog = dialogIn(canvas);
    const key = dialog.getByLabelText(/^API Key/);
    await userEvent.type(key, 'new-key{Enter}');
    await expect(await dialog.findByText(rejected.message)).toBeVisible();
    await userEvent.type(key, '2');
    await expect(dialog.queryByText(rejected.message)).toBeNull();
    await expect(dialog.queryByText(/still work/)).toBeNull();
  },
});

export const UseAnyway = meta.story({
  args: {
    ...of('apollo', ['apiKey']),
    onSave: fn<Save>(async (_, setup) => ('unchecked' in setup ? done : unchecked)),
  },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'new-key{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Use anyway' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenLastCalledWith(
      'apollo',
      expect.objectContaining({ apiKey: 'new-key', unchecked: 'use' }),
    );
  },
});

export const KeepTheOld = meta.story({
  args: { ...of('apollo', ['apiKey']), onSave: fn<Save>(async () => unchecked) },
  parameters: { asserts: ['setup.replace-unchecked'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^API Key/), 'new-key{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep the old' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const BlankKeepsStored = meta.story({
  args: of('stripe', ['secretKey', 'publishableKey']),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Save Connection' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith('stripe', { secretKey: '', publishableKey: '', webhookSecret: '' });
  },
});

export const UnavailableCloses = meta.story({
  args: { target: { id: 'telegram', name: 'Telegram', stored: [] } },
  parameters: { asserts: ['setup.unavailable'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(dialogIn(canvas).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const SetupNarrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The two ways to sign in to Salesforce, each with its fields. */
const waysIn = (canvas: Parameters<typeof dialogIn>[0]) => {
  const way = (name: string) => within(dialogIn(canvas).getByRole('group', { name }));
  return { newer: way('My Domain'), documented: way('Username and password') };
};

/** Only the way that was chosen is checked and sent, and its fields alone are marked. */
export const OneWayIsSent = meta.story({
  args: of('salesforce'),
  parameters: { asserts: ['setup.salesforce-ways'] },
  play: async ({ canvas, args, userEvent }) => {
    const { newer, documented } = waysIn(canvas);
    const save = dialogIn(canvas).getByRole('button', { name: 'Save Connection' });
    await userEvent.type(newer.getByRole('textbox', { name: /^My Domain/ }), 'northlight.example');
    await userEvent.click(save);
    await expect(newer.getByText('My Domain must look like company.my.salesforce.com')).toBeVisible();
    await expect(newer.getByText('Client Secret is required')).toBeVisible();
    await expect(documented.queryByText(/is required$/)).toBeNull();
    await userEvent.type(documented.getByRole('textbox', { name: /^Username/ }), 'ada@northlight.example');
    await expect(documented.getByRole('radio')).toBeChecked();
    await userEvent.click(save);
    await expect(documented.getByText('Password is required')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(newer.getByRole('textbox', { name: /^My Domain/ }));
    await userEvent.type(newer.getByRole('textbox', { name: /^My Domain/ }), 'https://northlight.my.salesforce.com/');
    await userEvent.type(newer.getByRole('textbox', { name: /^Client ID/ }), '3MVG9');
    await userEvent.type(newer.getByLabelText(/^Client Secret/), 'not-a-real-secret{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('salesforce', {
      myDomain: 'https://northlight.my.salesforce.com/',
      clientId: '3MVG9',
      clientSecret: 'not-a-real-secret',
    });
  },
});

/** What the server says of a field stands at that field of that way. */
export const RefusedAtTheFieldOfItsWay = meta.story({
  args: {
    ...of('salesforce', ['myDomain', 'clientId', 'clientSecret']),
    onSave: fn<Save>(async () => ({ ...rejected, fields: { clientSecret: rejected.message } })),
  },
  parameters: { asserts: ['setup.salesforce-ways'] },
  play: async ({ canvas, userEvent }) => {
    const { newer, documented } = waysIn(canvas);
    await userEvent.type(newer.getByLabelText(/^Client Secret/), 'another{Enter}');
    await expect(await newer.findByText(rejected.message)).toBeVisible();
    await expect(newer.getByLabelText(/^Client Secret/)).toHaveFocus();
    await expect(documented.queryByText(/does not accept/)).toBeNull();
  },
});

/** What is stored belongs to one way: the fields of the other are as empty as they look. */
export const StoredInOneWay = meta.story({
  args: of('salesforce', ['clientId', 'clientSecret', 'username', 'password']),
  parameters: { asserts: ['setup.salesforce-ways'] },
  play: async ({ canvas, args, userEvent }) => {
    const { newer, documented } = waysIn(canvas);
    await expect(documented.getByRole('radio')).toBeChecked();
    await expect(documented.getAllByText('Leave blank to keep the stored one.')).toHaveLength(4);
    await expect(newer.queryByText('Leave blank to keep the stored one.')).toBeNull();
    await userEvent.click(newer.getByRole('radio'));
    await userEvent.click(dialogIn(canvas).getByRole('button', { name: 'Save Connection' }));
    await expect(newer.getByText('Client Secret is required')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

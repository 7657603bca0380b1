import { expect, waitFor, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import type { InPage } from '../../../test/agentPage/inStory.ts';
import { LeadGenerationScreen } from './LeadGenerationScreen.tsx';
import { args } from '../../../test/agentPage/leadGenerationStory.ts';
import { refuse } from '../../../test/format/outcomes.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Lead generation/Leads', ...agentPageMeta(LeadGenerationScreen, args) });

/** Opens the form. */
async function open({ canvas, userEvent }: InPage) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Lead' }));
  return within(canvas.getByRole('dialog', { name: 'Add a lead' }));
}

/** Sends the form with a wrong address and nothing else. */
async function sendIncomplete(page: InPage) {
  const dialog = await open(page);
  await page.userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'not an address');
  await page.userEvent.click(dialog.getByRole('button', { name: 'Add Lead' }));
  return dialog;
}

export const AddLead = meta.story({
  play: async (page) => {
    await open(page);
  },
});

export const AddLeadIncomplete = meta.story({
  play: async (page) => {
    const dialog = await sendIncomplete(page);
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Company is required')).toBeVisible();
    await expect(dialog.getByText('Enter an e-mail address such as name@company.com')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
});

export const AddLeadCorrected = meta.story({
  tags: ['behaviour'],
  play: async (page) => {
    const { canvas, userEvent } = page;
    const dialog = await sendIncomplete(page);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('  Ada Brandt ');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Company' }), 'Helio');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Score' }), '82{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith('leads', {
      name: 'Ada Brandt',
      company: 'Helio',
      email: '',
      phone: '',
      title: '',
      linkedinUrl: '',
      location: '',
      industry: '',
      companySize: '',
      score: 82,
      source: 'Added by hand',
    });
  },
});

export const AddLeadRefused = meta.story({
  args: {
    onAdd: refuse({
      kind: 'invalid',
      message: 'There is a lead with this address',
      fields: { email: 'It belongs to Dana Whitfield' },
    }),
  },
  play: async (page) => {
    const { userEvent } = page;
    const dialog = await open(page);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dana');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Company' }), 'Northwind{Enter}');
    await expect(await dialog.findByText('There is a lead with this address')).toBeVisible();
    await expect(dialog.getByText('It belongs to Dana Whitfield')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana');
  },
});

/** Sends a lead whose address is another one's. */
async function sendTwice(page: InPage) {
  const { userEvent } = page;
  const dialog = await open(page);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Dana');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Company' }), 'Northwind');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'dana@northwind.example{Enter}');
  await dialog.findByText(/already a lead with this e-mail address/);
  return dialog;
}

const twice = {
  onAdd: refuse({
    kind: 'conflict',
    message: 'There is already a lead with this e-mail address: Dana Whitfield',
    fields: { email: 'There is already a lead with this e-mail address: Dana Whitfield' },
    inTheWay: 'lead-1',
  }),
};

/** The address is another lead's, which is one press away. */
export const AddLeadTwice = meta.story({
  args: twice,
  parameters: { covers: ['lead-generation.add-twice'] },
  play: async (page) => {
    const dialog = await sendTwice(page);
    const link = dialog.getByRole('link', { name: /^Open that one/ });
    await expect(link).toHaveAttribute('href', '/agents/lead-generation/detail?record=lead-1');
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});

export const AddLeadTwiceCorrected = meta.story({
  args: twice,
  tags: ['behaviour'],
  play: async (page) => {
    const dialog = await sendTwice(page);
    await page.userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'x');
    await expect(dialog.queryByRole('link', { name: /^Open that one/ })).toBeNull();
  },
});

import { consentOffer } from '@switchboard/api-mocks/builders/connections';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../format/viewState.ts';
import { consentStory, type Continue } from '../../../test/connections/consentStory.tsx';
import { dialogIn, of } from '../../../test/connections/setupStory.tsx';
import { refuse } from '../../../test/format/outcomes.ts';
import { tested } from '../../../test/connections/tested.ts';
import { type ConsentControl, SetupDialog } from './SetupDialog.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Connection setup/Consent', ...consentStory });
const { consent } = consentStory.args;
const came = (outcome: string) => ({ consent: { ...consent, outcome } });

/** The client is typed, and what Google will ask stands below it. */
export const GoogleConsent = meta.story({
  args: { sandboxAllowed: true },
  parameters: { covers: ['setup.google-consent'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471-northlight.apps.googleusercontent.com');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-not-a-real-one');
    await expect(dialog.getByText('Email Agent sorts the inbox')).toBeVisible();
  },
});

export const GoogleConsentNarrow = GoogleConsent.extend({ tags: ['odd'], globals: { viewport: { value: 'narrow' } } });

export const GoogleConsentLoading = meta.story({
  args: { consent: { ...consent, offer: loading } },
  play: async ({ canvas }) => expect(dialogIn(canvas).getByText('Loading what Google will ask')).toBeInTheDocument(),
});

export const GoogleDenied = meta.story({ args: came('denied'), parameters: { covers: ['setup.google-denied'] } });
export const GoogleMismatch = meta.story({ args: came('mismatch'), parameters: { covers: ['setup.google-mismatch'] } });
export const GoogleNoRefresh = meta.story({
  args: came('no-refresh'),
  parameters: { covers: ['setup.google-no-refresh'] },
});
export const GoogleExpired = meta.story({ args: came('expired') });

/** What was not allowed is named, with what is not possible without it. */
export const GoogleNotAllAllowed = meta.story({
  args: {
    ...of('gmail', ['clientId', 'clientSecret', 'refreshToken']),
    consent: { ...consent, outcome: 'missing', offer: ready(consentOffer('gmail', ['contacts.readonly'])) },
  },
  play: async ({ canvas }) =>
    expect(dialogIn(canvas).getByText('Not allowed: Contacts Agent can’t copy the address book')).toBeVisible(),
});

export const GoogleDone = meta.story({
  args: {
    target: { ...of('gmail', ['clientId', 'clientSecret', 'refreshToken']).target, lastTest: tested('ok', 'Fine.') },
    consent: { ...consent, outcome: 'done', offer: ready(consentOffer('gmail', [])) },
  },
  play: async ({ canvas }) => expect(dialogIn(canvas).getAllByRole('button', { name: 'Close' })).toHaveLength(2),
});

/** Somebody may have typed it into the address. */
export const SaysNothingThatIsNotSo = meta.story({
  tags: ['behaviour'],
  args: came('done'),
  parameters: { asserts: ['setup.google-consent'] },
  play: async ({ canvas }) => expect(dialogIn(canvas).queryByText(/^Connected\./)).toBeNull(),
});

export const LeadsToGoogleOnce = meta.story({
  tags: ['behaviour'],
  args: { consent: { ...consent, onContinue: fn<Continue>(() => new Promise<never>(() => {})) } },
  parameters: { asserts: ['setup.google-consent'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    const go = dialog.getByRole('button', { name: 'Continue with Google' });
    await userEvent.click(go);
    await expect(dialog.getByText('Client ID is required')).toBeVisible();
    await expect(args.consent?.onContinue).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Client ID/), ' 4471.apps.googleusercontent.com ');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1{Enter}{Enter}');
    await userEvent.dblClick(go);
    await expect(args.consent?.onContinue).toHaveBeenCalledOnce();
    await expect(args.consent?.onContinue).toHaveBeenCalledWith('gmail', {
      clientId: '4471.apps.googleusercontent.com',
      clientSecret: 'GOCSPX-1',
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ConsentRefusedAtTheField = meta.story({
  tags: ['behaviour'],
  args: {
    consent: {
      ...consent,
      onContinue: refuse({
        kind: 'invalid',
        message: 'Client ID must be a single line',
        fields: { clientId: 'Client ID must be a single line' },
      }),
    },
  },
  parameters: { asserts: ['setup.google-consent'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1{Enter}');
    await expect(await dialog.findByText('Client ID must be a single line')).toBeVisible();
    await expect(dialog.getByLabelText(/^Client ID/)).toHaveValue('4471');
    await expect(dialog.getByLabelText(/^Client ID/)).toHaveFocus();
  },
});

/** A refresh token is the other way, in the same dialog: once one is typed, it is what is sent. */
export const RefreshToken = meta.story({
  tags: ['behaviour'],
  parameters: { asserts: ['setup.google-consent', 'setup.gmail'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1');
    await userEvent.type(dialog.getByLabelText(/^Refresh Token/), '1//0{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('gmail', {
      clientId: '4471',
      clientSecret: 'GOCSPX-1',
      refreshToken: '1//0',
    });
    await expect(args.consent?.onContinue).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The client alone can be saved, too. */
export const ClientAlone = meta.story({
  tags: ['behaviour'],
  args: of('google'),
  parameters: { asserts: ['setup.google'] },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1');
    await expect(dialog.getByRole('button', { name: 'Copy redirect address' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy test endpoint' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    await expect(args.onSave).toHaveBeenCalledWith('google', { clientId: '4471', clientSecret: 'GOCSPX-1' });
  },
});

/** The sandbox is a third way, and what was typed is there again. */
export const SandboxAndBack = meta.story({
  tags: ['behaviour'],
  args: { sandboxAllowed: true },
  parameters: { asserts: ['setup.google-consent', 'setup.sandbox'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471');
    await userEvent.click(dialog.getByRole('switch', { name: 'Use the sandbox' }));
    await expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: 'Use the sandbox' }));
    await expect(dialog.getByLabelText(/^Client ID/)).toHaveValue('4471');
    await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
});

/** The server does not offer it, as one that has the documented calls alone. */
export const GoogleUnavailable = meta.story({
  args: { consent: { ...consent, offer: failed('404: no such call', fn(), 'missing') } },
  parameters: { covers: ['setup.google-unavailable'] },
  play: async ({ canvas }) => {
    const dialog = dialogIn(canvas);
    await expect(dialog.queryByText(/404/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  },
});

export const GoogleUnavailableSaves = GoogleUnavailable.extend({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    const dialog = dialogIn(canvas);
    await userEvent.type(dialog.getByLabelText(/^Client ID/), '4471');
    await userEvent.type(dialog.getByLabelText(/^Client Secret/), 'GOCSPX-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Connection' }));
    await expect(args.onSave).toHaveBeenCalledWith('gmail', {
      clientId: '4471',
      clientSecret: 'GOCSPX-1',
      refreshToken: '',
    });
  },
});

/** An answer that comes late, or not at all, takes nothing that was typed. */
export const FailsWhileTyping = meta.story({
  tags: ['behaviour'],
  render: function Late(args) {
    const [offer, setOffer] = useState<ConsentControl['offer']>(loading);
    return (
      <>
        <SetupDialog {...args} consent={{ ...consent, offer }} />
        <button type="button" onClick={() => setOffer(failed('503: Service Unavailable', fn()))}>
          Fail
        </button>
      </>
    );
  },
  parameters: { asserts: ['setup.google-unavailable'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = dialogIn(canvas);
    const field = dialog.getByLabelText(/^Client ID/);
    await userEvent.type(field, '4471');
    canvas.getByText('Fail').click();
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull());
    await expect(field).toHaveValue('4471');
    await expect(field).toHaveFocus();
  },
});

import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { demoCredentials } from '@switchboard/api-contract/session';
import { control, type Walker } from './Walker.ts';

const button = (name: string | RegExp) => control('button', name);
const dialog = (name?: string | RegExp) => control('dialog', name);

/** What a new member does on the first day, stop by stop. */
export async function walkThrough(walker: Walker): Promise<void> {
  const { goto, press, type, key, sees, gone, reads, holds, downloads, stop } = walker;
  await goto('/login');
  await sees(control('heading', 'Sign In'));
  await stop('sign-in');
  await press(control('textbox', 'Username'));
  await type(demoCredentials.username);
  await key('Tab');
  await type(demoCredentials.password);
  await key('Enter');
  await sees(control('heading', /^Welcome/));
  await sees(button('Try it with the sandbox'));
  await stop('dashboard');

  await goto('/api-status');
  await press(button('Add Connection'));
  await press(dialog(), button(/^Zapier/));
  await press(dialog(), button('Save Connection'));
  await reads(/Webhook URL is required/);
  await stop('setup with an error');
  await key('Escape');
  await gone(dialog());
  await stop('connections');

  await goto('/dashboard');
  await press(button('Try it with the sandbox'));
  await reads(/services connected to the sandbox/);
  await gone(button('Try it with the sandbox'));
  await stop('sandbox');

  for (const slug of agentSlugs) {
    await goto(`/agents/${slug}/detail`);
    if (slug === 'contacts') {
      await press(button('Sync Now'));
      await reads(/40 contacts added/);
      await gone(control('group', 'Latest run'), button('Cancel'));
    }
    await stop(slug);
  }

  await goto('/agent/contacts-agent?tab=performance');
  await sees(control('tab', 'Performance'));
  await reads(/Sunday, /);
  await stop('performance');

  await goto('/agents/orchestrator/detail');
  await press(button('New Workflow'));
  await sees(dialog('New workflow'));
  await stop('new workflow');

  await goto('/agents/calendar/detail');
  await press(button('Schedule Event'));
  const event = dialog('Schedule an event');
  await press(event, control('group', 'Free times'), button(/\d\d:\d\d/));
  await holds(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, event, control('field', /^Start/));
  await stop('free time');

  await goto('/agents/contacts/detail');
  await press(button('Export'));
  await stop('export menu');
  await press(control('menuitem', 'Excel'));
  await downloads(/^contacts-[a-z-]*\d{4}-\d\d-\d\d\.xlsx$/);
  await stop('export');

  await goto('/chat');
  await press(button('Write a message'));
  await type('stop the mail agent');
  await key('Enter');
  const question = control('group', 'Question');
  await sees(question, button('Yes'));
  await stop('question');
  await press(question, button('Yes'));
  await sees(control('list', 'Done'), control('listitem'));
  await gone(question);
  await stop('answer');

  await goto('/dashboard');
  await press(button('Sign Out'));
  await sees(control('heading', 'Sign In'));
  await stop('signed out');
}

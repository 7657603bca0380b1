import { expect, test } from 'vitest';
import { everydayWords } from '../../../test/everydayWords.ts';

const { server, answers, isLeft } = everydayWords();

const leads = /^You have \d+ leads: .*\d+ \w+\. Their average score is [\d.]+\./;
const mail =
  /^You have \d+ e-mails in the inbox, (?:\d+|none) of them unread\. \d+ repl(?:y|ies) waits? for your approval\.$/;
const today = /^Your agents ran 4 times today without a failure\. .*Contacts Agent: \d+ contacts added/;
const attention = /^\d+ things? needs? your attention: .*repl(?:y|ies) waits? for you/;
const spent = /^You spent \$[\d.]+ this month, most of it by .*Email Agent \(\$[\d.]+\)/;
const states = /^\d of your 7 agents are active: .*Contacts Agent/;
const run = (name: string) =>
  new RegExp(
    `^(?:${name} is already active\\. )?Shall I run ${name}\\? This can’t be undone\\. Answer yes to go on\\.$`,
  );
const stop = (names: string) => new RegExp(`^Shall I stop ${names}\\? You can undo this\\. Answer yes to go on\\.$`);

answers('what agents did', [
  ['What did my agents do today?', today],
  ['what have my agents been up to today', today],
  ['whats new today', today],
  ['Give me a summary of today, please', today],
  ['hows business', today],
  ['how many runs did we have this week', /^Your agents ran 4 times this week/],
  ['What happened yesterday?', /^None of your agents ran yesterday\. The last run was/],
  ['did the lead agent run today', /^Lead Generation Agent ran once today without a failure: \d+ leads added/],
  ['when did the calendar agent last run?', /^The last run was “calendar sync” by Calendar Agent today at 09:4\d\./],
  ['What ran last', /^The last run was “\w+ sync” by \w+ Agent today at 09:4\d\. It completed: /],
  ["what's running right now", /^Nothing is running at the moment\.$/],
  ['did anything fail today?', /^None of the runs failed today\.$/],
  ['what is the problem with the lead agent?', /^None of the latest runs/],
  ['WHY DID THE LAST RUN FAIL', /^None of the latest runs has failed\.$/],
  ['which agents are active', states],
  ['are all agents ok?', states],
  ['Show me my agents pls', states],
  ['is the mail agent paused', /^Email Agent is \w+\. Its last run was “email sync” today at/],
  ['hows the calender agent doing', /^Calendar Agent is active\. Its last run/],
]);

answers('records, with their numbers', [
  ['how many leads do I have', leads],
  ['Leads', leads],
  ['so, how many laeds do we have now?', leads],
  ['show me the leads', leads],
  ['who are my best leads?', /Their average score is [\d.]+\. The best: .+ of .+ with \d+/],
  ['how many leads did we find yesterday', /^No leads were found yesterday; you have \d+ in all\.$/],
  ['How many new leads today', /^\d+ leads were found today; you have \d+ in all\.$/],
  ['how many contcts do i have', /^You have \d+ contacts\. The last sync was today at 09:4\d\.$/],
  ['any new contacts this week?', /^\d+ contacts were added this week/],
  ['how many leads and contacts do we have', /^You have \d+ leads: .* You have \d+ contacts\./],
  [
    'how many businesses do we have',
    /^You have no businesses of your own yet; the page shows samples\. A run of Google Maps Scraper/,
  ],
  ['do I have unread mail?', mail],
  ['any unread emials', mail],
  ['Whats in my inbox', mail],
  ['how many replies are waiting', /^\d+ replies wait for your approval\.$/],
  ['whats on my calender today', /^You have (?:no|\d+) events? today/],
  ['do i have any meetings tomorrow', /^You have (?:no|\d+) events? tomorrow/],
  ['what meetings do we have this week', /^You have (?:no|\d+) events? this week/],
  ['Good morning, what do we have today?', /^You have (?:no|\d+) events? today/],
  ["Are there mails I haven't read?", mail],
  ['how busy am i today', /^You have (?:no|\d+) events? today/],
  ["what's my next appointment", /^The next one is .+ at \d\d:\d\d\.$/],
  ['how many templates are there', /^You have (?:no|\d+) e-mail templates?\.$/],
]);

answers('what needs somebody, what was spent, and connections', [
  ['what needs my attention?', attention],
  ['Anything urgent', attention],
  ['is there anything I need to do?', attention],
  ['Is there something I should take care of?', attention],
  ['what is waiting for me', attention],
  ['anything to approve', attention],
  ['how much did we spend this month', spent],
  ['what did we pay for research so far', /^Research Agent spent \$0\.00 this month/],
  ['how much have we spent', spent],
  ['which agent is the most expensive?', spent],
  ['How much money did we spend today', /^You spent \$[\d.]+ today\./],
  ['what did the email agent cost this month', /^Email Agent spent \$[\d.]+ this month, in 1 run\./],
  ['how much of the budget is left', /There is no budget for the month/],
  ['is gmail connected?', /^Gmail is connected to the sandbox\.$/],
  ['Is Google Calender conected?', /^Google Calendar is connected to the sandbox\.$/],
  ['is slack working', /^Slack is connected to the sandbox\.$/],
  ['what can you do', /^I answer from your own data\./],
  ['thx', /^You’re welcome\./],
]);

answers('orders, each asked about first', [
  ['Pause the maps scraper', stop('Google Maps Scraper')],
  ['put the calendar agent on hold', stop('Calendar Agent')],
  ['switch the scraper off pls', stop('Google Maps Scraper')],
  ['hey can u stop the lead agent for now', stop('Lead Generation Agent')],
  ['disable the contacts agent and the calendar agent', stop('Contacts Agent and Calendar Agent')],
  ['stop everything', stop('.*Contacts Agent.* and Lead Generation Agent')],
  ['turn off email', /^(?:Shall I stop Email Agent\?|Email Agent is already paused\.)/],
  ['I want the scraper off', stop('Google Maps Scraper')],
  ['turn the email agent back on', /^(?:Shall I start Email Agent\?|Email Agent is already active\.)/],
  ['can you start the calendar agent please', run('Calendar Agent')],
  ['run the lead agent', run('Lead Generation Agent')],
  ['RUN LEADS', run('Lead Generation Agent')],
  ['let the lead agent run', run('Lead Generation Agent')],
  ['get me new leads', run('Lead Generation Agent')],
  ['Could you find some more leads for me?', run('Lead Generation Agent')],
  ['sync my contacts', run('Contacts Agent')],
  ['update my address book', run('Contacts Agent')],
  ['check my mail now', run('Email Agent')],
  ['run the email agnet', run('Email Agent')],
  ['sync contacts and calendar', run('Contacts Agent and Calendar Agent')],
  ['I need more leads', run('Lead Generation Agent')],
  ['give the orchestrator a restart', /^Shall I restart Switchboard Super Agent\?/],
  ['the scraper off please', stop('Google Maps Scraper')],
  ['go and find new leads', run('Lead Generation Agent')],
  ['give the maps scraper a run', run('Google Maps Scraper')],
  ['sync the calendar', run('Calendar Agent')],
  ["let's scrape google maps", run('Google Maps Scraper')],
  ['Pleas restart the orchestrator', /^Shall I restart Switchboard Super Agent\?/],
  ['research cold chain logistics', /^Shall I start a research on “cold chain logistics”\?/],
  ['please look into heat pumps in Poland', /^Shall I start a research on “heat pumps in Poland”\?/],
  ['reserch solid-state batteries', /^Shall I start a research on “solid-state batteries”\?/],
]);

answers('what points back to what was said before', [
  ['stop it', /^Which agent do you mean\?$/],
  ['is the calendar agent active?', /^Calendar Agent is active\./],
  ['stop it', stop('Calendar Agent')],
  ['run that again', run('Calendar Agent')],
  ['when did it last run', /^The last run was “calendar sync” by Calendar Agent/],
  ['and the contacts agent?', /^The last run was “contacts sync” by Contacts Agent/],
  ['sync contacts and calendar', run('Contacts Agent and Calendar Agent')],
  ['stop the calendar agent', stop('Calendar Agent')],
  ['and the other one?', stop('Contacts Agent')],
  ['how many leads do we have', leads],
  ['what about contacts', /^You have \d+ contacts/],
]);

answers('two wishes in one sentence', [
  ['pause calendar and run contacts', /^Shall I stop Calendar Agent and run Contacts Agent\?/],
  ['stop the mail agent and run contacts', /^Shall I stop Email Agent and run Contacts Agent\?/],
  [
    'stop the scraper and tell me what failed',
    /^None of the latest runs has failed\. Shall I stop Google Maps Scraper\?/,
  ],
  ['how many leads do we have, and how much did we spend', /^You have \d+ leads: .*You spent \$/],
  ['what needs my attention? and run the lead agent', /^\d+ things? needs? .*Shall I run Lead Generation Agent\?/],
]);

isLeft('what is no question or order to agents', [
  'Start a meeting with Dana',
  'run an ad',
  'write an email to Dana',
  'book a flight to Berlin',
  'what is the weather in Leipzig?',
  'schedule a meeting for Thursday',
  'stop emailing Dana',
  'run a marathon',
  'start the car',
  'send the leads to Slack',
  'delete all leads',
  'cancel my flight',
  'retry the payment',
  'reply to everybody',
  'remind Dana daily at 9',
  'mark my words',
  "don't stop the email agent",
  'stop everything except the email agent',
  'pause the email agent until Monday',
  'how many leads did we find in Leipzig',
  'how many leads does Acme have',
  'how much money is on our account',
  'what goes on',
  'turn the volume down and the lights off',
  'what does a flight to Berlin cost',
  'who won the business award',
  'review the contract with Acme',
  'remind me to check the mail',
  'tell me a joke',
  'find restaurants in Leipzig',
  'is Berlin busy tonight',
  'stop the scraper and tell Dana a joke',
]);

test('times are those of the organisation’s zone', async () => {
  await server.db.updateTable('tenants').set({ zone: 'Asia/Tokyo' }).execute();
  const message = 'When did the contacts agent last run?';
  const answer = await server.send('POST', 'switchboard/chat', { message, sessionId: 'session-1' });
  expect(answer.json<{ response: string }>().response).toMatch(/Contacts Agent today at 18:4\d\./);
});

test('a fault of the sandbox’s model takes nothing away', async () => {
  for (const service of ['openai', 'anthropic'] as const) await server.setUp(service, 'sandbox-rate-limited');
  const say = async (message: string) =>
    (await server.send('POST', 'switchboard/chat', { message, sessionId: 'session-1' })).json<{ response: string }>()
      .response;
  expect(await say('Tell me a joke')).toMatch(/^OpenAI accepts no more requests at the moment; [^.]+\.$/);
  expect(await say('how many leads do I have')).toMatch(leads);
});

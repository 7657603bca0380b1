import { expect, test } from 'vitest';
import { everydayWords } from '../../../test/everydayWords.ts';

const { server, answers, isLeft } = everydayWords();

const leads = /^You have 32 leads[.:]/;
const mail = /^You have \d+ (?:unread )?emails(?: that are not read)?: “/;
const today = /^There were 4 runs today\. .*Contacts Agent today at \S+ It completed: \d+ contacts added/;
const attention = /^\d+ things? needs? your attention: .*repl(?:y|ies) waits? for you/;
const spent = /^You spent \$[\d.]+ this month, most of it by .*Email Agent \(\$[\d.]+\)/;
const states = /^(?:7 of your 7 agents are active: |You have 7 agents\. ).*Contacts Agent/;
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
  ['how many runs did we have this week', /^There were 4 runs this week/],
  ['What happened yesterday?', /^None of your agents ran yesterday\.$/],
  ['did the lead agent run today', /^There was 1 run of Lead Generation Agent today\. .*\d+ leads added/],
  ['when did the calendar agent last run?', /^The last run of Calendar Agent was today at 09:4\d\./],
  ['What ran last', /^The last run of \w+ Agent was today at 09:4\d\. It completed: /],
  ["what's running right now", /^Nothing is running at the moment\.$/],
  ['did anything fail today?', /^None of the runs today failed\.$/],
  ['what is the problem with the lead agent?', /^None of the runs of Lead Generation Agent failed/],
  ['WHY DID THE LAST RUN FAIL', /^None of the runs failed\.$/],
  ['which agents are active', states],
  ['are all agents ok?', states],
  ['Show me my agents pls', states],
  ['is the mail agent paused', /^Email Agent is \w+\. Its last run was today at/],
  ['hows the calender agent doing', /^Calendar Agent is active\. Its last run/],
]);

answers('records, with their numbers', [
  ['how many leads do I have', leads],
  ['Leads', leads],
  ['so, how many laeds do we have now?', leads],
  ['show me the leads', leads],
  ['who are my best leads?', /^The 3 leads with the highest score: .+, score 100;/],
  ['how many leads did we find yesterday', /^You have no leads added yesterday\.$/],
  ['How many new leads today', /^You have 32 leads added today\.$/],
  ['how many contcts do i have', /^You have 40 contacts\.$/],
  ['any new contacts this week?', /^You have 40 contacts synced this week/],
  ['how many leads and contacts do we have', /^You have 32 leads\. You have 40 contacts/],
  [
    'how many businesses do we have',
    /^You have no businesses of your own yet; the page shows samples\. A run of Google Maps Scraper/,
  ],
  ['do I have unread mail?', mail],
  ['any unread emials', mail],
  ['Whats in my inbox', mail],
  ['how many replies are waiting', /^You have 14 waiting replies\.$/],
  ['whats on my calender today', /^You have (?:no|\d+) events? today/],
  ['do i have any meetings tomorrow', /^You have (?:no|\d+) events? tomorrow/],
  ['what meetings do we have this week', /^You have (?:no|\d+) events? this week/],
  ['Good morning, what do we have today?', /^You have (?:no|\d+) events? today/],
  ["Are there mails I haven't read?", mail],
  ['how busy am i today', /^You have (?:no|\d+) events? today/],
  ["what's my next appointment", /^The next event is .+ at \d\d:\d\d\.$/],
  ['how many templates are there', /^You have no templates\.$/],
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
  ['which agent is the most expensive?', /^Email Agent spent the most this month: \$/],
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

answers('what a record is to hold, on both sides of what it is', [
  [
    'add Pia Lund from Fjord Foods as a lead, her mail is pia@fjord.example',
    /^Shall I add the lead “Pia Lund” \((?=.*email “pia@fjord\.example”).*company “Fjord Foods”/,
  ],
  [
    'enter Marek Zych of Zych Transport as a new lead, his phone number is +48 22 555 01 02',
    /^Shall I add the lead “Marek Zych” \((?=.*\+48 22 555 01 02).*company “Zych Transport”/,
  ],
]);

answers('when an agent runs next, and how it gets going again', [
  ["when's the calendar agent running next?", /^Calendar Agent runs only when somebody runs it\.$/],
  ['when is the lead agent syncing next?', /^Lead Generation Agent runs only when somebody runs it\.$/],
  ['get the contacts agent running again', run('Contacts Agent')],
]);

answers('what points back to what was said before', [
  ['stop it', /^Which agent do you mean\?$/],
  ['is the calendar agent active?', /^Calendar Agent is active\./],
  ['stop it', stop('Calendar Agent')],
  ['run that again', run('Calendar Agent')],
  ['when did it last run', /^The last run of Calendar Agent was/],
  ['and the contacts agent?', /^The last run of Contacts Agent was/],
  ['sync contacts and calendar', run('Contacts Agent and Calendar Agent')],
  ['stop the calendar agent', stop('Calendar Agent')],
  ['and the other one?', stop('Contacts Agent')],
  ['how many leads do we have', leads],
  ['what about contacts', /^You have \d+ contacts/],
]);

answers('two wishes in one sentence', [
  ['pause calendar and run contacts', /^Shall I stop Calendar Agent and run Contacts Agent\?/],
  ['stop the mail agent and run contacts', /^Shall I stop Email Agent and run Contacts Agent\?/],
  ['stop the scraper and tell me what failed', /^None of the runs failed\. Shall I stop Google Maps Scraper\?/],
  ['how many leads do we have, and how much did we spend', /^You have 32 leads\. You spent \$/],
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
  'how many leads does Acme have',
  'how much money is on our account',
  'what goes on',
  'turn the volume down and the lights off',
  'what does a flight to Berlin cost',
  'who won the business award',
  'review the contract with Acme',
  'remind me to check the mail',
  'tell me a joke',
  'is Berlin busy tonight',
  'stop the scraper and tell Dana a joke',
]);

test('times are those of the organisation’s zone', async () => {
  await server.db.updateTable('tenants').set({ zone: 'Asia/Tokyo' }).execute();
  const message = 'When did the contacts agent last run?';
  const answer = await server.send('POST', 'switchboard/chat', { message, sessionId: 'session-1' });
  expect(answer.json<{ response: string }>().response).toMatch(/Contacts Agent was today at 18:4\d\./);
});

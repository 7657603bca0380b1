import type { Case } from './cases.ts';

/** The cases in other words. */
export const rewordings: readonly Case[] = [
  // Agents.
  {
    said: 'can you switch that google maps thing off for a bit',
    expected: [['stop_agent', { agent: 'maps-scraper' }]],
  },
  { said: 'go find some fresh leads', expected: [['run_agent', { agent: 'lead-generation' }]] },
  { said: 'I want the email agent working again', expected: [['start_agent', { agent: 'email' }]] },
  {
    said: 'give the super agent a reboot, it is stuck',
    expected: [['restart_agent', { agent: 'orchestrator' }]],
  },
  {
    before: ['did the calendar agent do anything today?'],
    said: 'put it on hold please',
    expected: [['stop_agent', { agent: 'calendar' }]],
  },
  {
    before: ['sync my contacts', 'no', 'hmm, when did it last run?'],
    said: 'alright do it once more',
    expected: [['run_agent', { agent: 'contacts' }]],
  },
  {
    before: ['how are contacts and calendar doing', 'pause contacts'],
    said: 'same for the other one',
    expected: [['stop_agent', { agent: 'calendar' }]],
  },
  {
    said: 'calendar off, contacts on a fresh run',
    expected: [
      ['stop_agent', { agent: 'calendar' }],
      ['run_agent', { agent: 'contacts' }],
    ],
  },
  {
    said: 'what went wrong lately? and pause the maps scraper meanwhile',
    expected: [['stop_agent', { agent: 'maps-scraper' }], ['last_runs']],
  },
  { said: 'can you pause that one', expected: 'asks' },
  {
    said: 'could you look into subsidies for heat pumps in Poland for me',
    expected: [['start_research', { query: /subsidies for heat pumps in Poland/i }]],
  },
  // Times.
  {
    said: 'I would like new leads at 8 in the morning, Monday to Friday',
    expected: [['set_schedule', { agent: 'lead-generation', kind: 'weekdays', time: '08:00' }]],
  },
  {
    said: 'the address book should be refreshed every other hour',
    expected: [['set_schedule', { agent: 'contacts', kind: 'interval', everyMinutes: 120 }]],
  },
  // Records.
  {
    said: 'new lead: Anna Kowal, Kowal Transport, anna@kowal.example',
    expected: [['add_record', { collection: /leads?/, values: { name: /^Anna Kowal$/, email: 'anna@kowal.example' } }]],
  },
  {
    said: 'Tomasz Kurek is qualified now, please note that',
    expected: [['change_record', { name: /Tomasz Kurek/, values: { status: 'qualified' } }]],
  },
  // Runs and work.
  { said: 'forget about the research, abort it', expected: [['cancel_run', { agent: 'research' }]] },
  { said: 'have another go at the email run that broke', expected: [['retry_run', { agent: 'email' }]] },
  {
    said: 'make a workflow which finds restaurants in Leipzig and drafts an offer for each',
    expected: [['start_workflow', { goal: /restaurants in Leipzig/ }]],
  },
  {
    said: 'write back to Femke Dekker: Friday is fine',
    expected: [['compose_reply', { to: /Femke Dekker/, content: /Friday/ }]],
  },
  // Questions.
  { said: "what's our lead count", expected: [['list_records', { collection: 'leads' }]] },
  { said: 'did I get new emials?', expected: [['list_records', { collection: 'emails' }]] },
  { said: 'do I have appointments tomorow', expected: [['list_records', { collection: 'events' }]] },
  { said: 'anything I have to take care of?', expected: [['list_attention']] },
  { said: 'what has research cost us this month', expected: [['read_usage']] },
  { said: 'does gmail still work?', expected: [['list_connections']] },
  { said: 'whats the problem with the email agent', expected: [['last_runs', { agent: 'email' }]] },
  { said: 'who is on pause at the moment', expected: [['list_agents']] },
  {
    said: 'tell me the latest run and the number of contacts',
    expected: [['last_runs'], ['list_records', { collection: 'contacts' }]],
  },
  { said: 'how much money is on our stripe account', expected: [['read_payments']] },
  { said: 'perfect, bye', expected: 'talks' },
];

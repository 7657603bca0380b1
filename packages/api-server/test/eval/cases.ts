/** What a tool should be called with; of texts what they hold, agents by slug. What is not listed may be anything. */
export type Arguments = Readonly<Record<string, string | number | boolean | RegExp | Nested>>;
interface Nested {
  readonly [field: string]: string | number | boolean | RegExp | Nested;
}

/** A call that is expected. */
export type Expected = readonly [tool: string, input?: Arguments];

/** Something said to the assistant, and what should come of it. */
export interface Case {
  /** Said before it in the same conversation. */
  readonly before?: readonly string[];
  readonly said: string;
  /** Each of these, nothing else that acts; `asks`: it asks back and proposes nothing; `talks`: it uses no tool. */
  readonly expected: readonly Expected[] | 'asks' | 'talks';
}

/**
 * Orders and questions in everyday words. Agents have run in the sandbox; the mail agent is paused and its last run
 * failed; a research is under way.
 */
export const cases: readonly Case[] = [
  // Agents.
  { said: 'pls pause the maps scrapper', expected: [['stop_agent', { agent: 'maps-scraper' }]] },
  { said: 'run leads', expected: [['run_agent', { agent: 'lead-generation' }]] },
  { said: 'turn the mail agent back on', expected: [['start_agent', { agent: 'email' }]] },
  { said: 'the orchestrator hangs, restart it', expected: [['restart_agent', { agent: 'orchestrator' }]] },
  {
    before: ['how is the calendar agent doing?'],
    said: 'stop it',
    expected: [['stop_agent', { agent: 'calendar' }]],
  },
  {
    before: ['run the contacts agent', 'no', 'is it active?'],
    said: 'ok run it again',
    expected: [['run_agent', { agent: 'contacts' }]],
  },
  {
    before: ['are the contacts agent and the calendar agent active?', 'stop the contacts agent'],
    said: 'and the other one?',
    expected: [['stop_agent', { agent: 'calendar' }]],
  },
  {
    said: 'pause calendar and run contacts',
    expected: [
      ['stop_agent', { agent: 'calendar' }],
      ['run_agent', { agent: 'contacts' }],
    ],
  },
  {
    said: 'stop the scraper and tell me what failed',
    expected: [['stop_agent', { agent: 'maps-scraper' }], ['last_runs']],
  },
  { said: 'stop it', expected: 'asks' },
  {
    said: 'research heat pump subsidies in Poland',
    expected: [['start_research', { query: /heat pump subsidies in Poland/i }]],
  },
  // Times.
  {
    said: 'run the lead agent every weekday at eight',
    expected: [['set_schedule', { agent: 'lead-generation', kind: 'weekdays', time: '08:00' }]],
  },
  {
    said: 'sync contacts every 2 hours',
    expected: [['set_schedule', { agent: 'contacts', kind: 'interval', everyMinutes: 120 }]],
  },
  // Records.
  {
    said: 'add a lead named Anna Kowal from Kowal Transport, anna@kowal.example',
    expected: [['add_record', { collection: /leads?/, values: { name: /^Anna Kowal$/, email: 'anna@kowal.example' } }]],
  },
  {
    said: 'mark Tomasz Kurek as qualified',
    expected: [['change_record', { name: /Tomasz Kurek/, values: { status: 'qualified' } }]],
  },
  // Runs and work.
  { said: 'cancel the research that is running', expected: [['cancel_run', { agent: 'research' }]] },
  { said: 'try the failed mail run again', expected: [['retry_run', { agent: 'email' }]] },
  {
    said: 'plan a workflow: find restaurants in Leipzig and write each an offer',
    expected: [['start_workflow', { goal: /restaurants in Leipzig/ }]],
  },
  {
    said: 'reply to Femke Dekker that Friday works for us',
    expected: [['compose_reply', { to: /Femke Dekker/, content: /Friday/ }]],
  },
  // Questions.
  { said: 'how many leeds do we have', expected: [['list_records', { collection: 'leads' }]] },
  { said: 'any unread mail?', expected: [['list_records', { collection: 'emails' }]] },
  { said: 'whats on my calender tomorrow', expected: [['list_records', { collection: 'events' }]] },
  { said: 'what needs my attention', expected: [['list_attention']] },
  { said: 'how much did we spend on research this month', expected: [['read_usage']] },
  { said: 'is gmail connected?', expected: [['list_connections']] },
  { said: 'why did the mail agent fail', expected: [['last_runs', { agent: 'email' }]] },
  { said: 'which agents are paused', expected: [['list_agents']] },
  {
    said: 'what ran last and how many contacts do we have',
    expected: [['last_runs'], ['list_records', { collection: 'contacts' }]],
  },
  { said: 'whats the balance at stripe', expected: [['read_payments']] },
  { said: 'thanks, that was all', expected: 'talks' },
];

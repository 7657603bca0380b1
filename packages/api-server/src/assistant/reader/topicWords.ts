import { phrases } from './SaidWords.ts';

const states = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([state, text]) => text.split('|').map((one) => [one, state] as const)));

export const not = phrases('not|no');

export const agentStatuses = states({
  active: 'active|on|running|working|busy|live|online|awake|enabled|up|ok|okay|fine|good|at work',
  paused: 'paused|off|on pause|stopped|disabled|asleep|sleeping|on hold|switched off|turned off|offline|down',
  idle: 'idle|resting|quiet|doing nothing',
});
export const agentTriggers = phrases(
  'agent|agents|active|paused|idle|status|state|on pause|doing|stopped|busy|how is|how are|switched off|turned off|on hold|working|up and running|is running|team|enabled|disabled',
);
export const agentWords = phrases(
  'feeling|fine|good|ok|going|right now|at the moment|moment|working|on|off|list|currently|still|status|state|is it|not|there|exist|names|else|up|for work|every|so far|alright|running|healthy|with|alive|bit|there are',
);

export const runTriggers = phrases(
  'run|runs|ran|running|failed|fail|fails|failing|failure|failures|error|errors|crash|crashed|crashes|broke|broken|wrong|happened|happening|happen|finished|achieve|achieved|succeeded|successful|agents do|agents done|agents did|do last|did last|agent do|summary|recap|report|overview|news|what is new|catch me up|update me|briefing|rundown|how long|been up to|up to|work done|jobs|job|last thing|execution|executions|what is up|miss|problem with|problems with|problem|issue with|trouble with|done|do today|do yesterday|do this week',
);
export const ofAgents = phrases(
  'how many agents|number of agents|most expensive|dearest|costliest|cost the most|the most|cheapest|of my agents|of the agents|of our agents|agents are running|agents is running|agents are|agents running|is agents|agents ok|agents fine',
);
export const runNouns = phrases('run|runs|job|jobs|execution|ran|research|sync|scrape|search');
export const lastWords = phrases(
  'last|latest|newest|most recent|last time|most recently|recent|recently|lately|last thing',
);
export const runStates = states({
  failed:
    'failed|fail|fails|failing|failure|failures|error|errors|crashed|crash|crashes|broke|broken|wrong|go wrong|went wrong|gone wrong|unsuccessful|problem|problems|issue with|trouble with|the matter',
  running: 'running|is running|under way|going on|in progress|at work|happening now|running now|waiting|queued|open',
  completed: 'succeeded|successful|completed|success|worked|without errors|well',
  cancelled: 'cancelled|canceled|aborted',
});
export const whyWords = phrases('why|reason|what caused|cause|how come');
export const costWords = phrases(
  'cost|costs|costing|spend|spent|spending|budget|money|expensive|bill|charge|charged|price|pay|paid|usage|dearest|costly|used up|cheap|cheapest',
);
export const longWords = phrases('how long|duration|take|took|how fast|how many minutes|how many seconds');
export const starterWords = phrases(
  'who started|who ran|who triggered|started by|triggered by|started it|who launched',
);
export const runWords = phrases(
  'agent|agents|result|results|outcome|time|times|it|go|went|gone|work|worked|working|day|business|find|found|do|did|done|does|result of|end|ended|finish|start|started|got|take|took|took so long|most|come|came|came of|happen|so far|history|list|team|they|hour|catch|miss|while|away|other|else|all|everything|main|briefly|short|give|since|then|last|latest|executed|execute|doing|up|up to|been|going|in|run of|again|go well|well|achieve|wrong|happen|results of|over|lately|matter|bad|first|activity|log|of the day',
);

export const usageWords = phrases(
  'month|agent|agents|so far|on|most|left|remaining|total|use|used|using|service|services|us|this|run|runs|per|each|of it|go|went|gone|where|again|up to now|until now|how expensive|in all|by|me|anything|breakdown|dollars|euros|limit|still|much|was|did|company|organisation|it|ai|models|model|does|api|apis|call|calls|have|top|single',
);
export const budgetWords = phrases('budget|left|remaining|limit');
export const mostWords = phrases('most|most expensive|dearest|biggest|highest|top|costliest|most of it|expensive');

export const scheduleTriggers = phrases(
  'schedule|schedules|scheduled|by itself|by themselves|automatically|on its own|on their own|run next|runs next|next run|next runs|how often|regularly|timetable|on a schedule|due|due next|next due|next time|when does|when do|when will|start next|next start|sync next|next sync|next scrape|next check|checked next|come next|go next|run again|is next|are next|up next|running next|starting next|syncing next|checking next',
);
export const scheduleWords = phrases(
  'agent|agents|run|runs|running|starting|syncing|checking|next|time|times|times a day|set|start|starts|again|working|work|works|without me|up|each|happen|plan|planned|sync|synced|search|check|checked|scrape|do|own|every|day|due|will|or not|and when|when',
);
export const nextWords = phrases('next|when|again|due|upcoming');

export const attentionTriggers = phrases(
  'attention|urgent|to do|todo|to-do|approval|approvals|proposals|duplicates|alerts|alert|waiting for me|waiting for us|waiting on me|wait for me|waits for me|need me|needs me|take care of|i do|need to do|have to do|should know|look at|deal with|handle|approve|decide|to review|review|pending|needs doing|need to know|needs action|requires action|action|worry about|on my plate|needs somebody|must know|my approval|see to',
);
export const attentionWords = phrases(
  'attention|need|needs|needed|require|requires|should|must|urgently|urgent|waiting|wait|waits|pending|today|now|next|first|right now|approval|approvals|do|done|to|most|important|have|has|be|decide|decision|at|look|know|handle|deal|approve|review|my|me|there|still|proposals|duplicates|alerts|list|problem|problems|open',
);

export const connectionTriggers = phrases(
  'connection|connections|connected|connect|disconnected|service|services|integration|integrations|api key|api keys|hooked up|linked|set up|unconnected|connect to',
);
export const connectionStates = states({
  error:
    'error|errors|broken|problem|problems|failing|wrong|down|need attention|needs attention|attention|issue|issues|trouble',
  disconnected: 'disconnected|not connected|missing|unconnected|not set up|not hooked up|lack|lacking',
  connected: 'connected|hooked up|linked|set up|working|work|works|ok|okay|fine|up|online|live|good|running',
  sandbox: 'sandbox|in the sandbox|to the sandbox|test data',
});
export const connectionWords = phrases(
  'connection|connections|connected|service|services|integration|integrations|status|state|which|not|still|there|list|api|key|keys|with|properly|correctly|all|alright|to|use|used|uses|agents|agent|of the|are there|account|accounts|external|third|party|other|working|right',
);

export const paymentTriggers = phrases(
  'stripe|balance|invoice|invoices|payments|payment|payouts|payout|paying customers|revenue',
);
export const paymentWords = phrases(
  'balance|stripe|invoice|invoices|payment|payments|account|money|last|latest|recent|newest|open|unpaid|paid|due|on|at|much|current|payout|payouts|customers|customer|from|status|available|funds|cash|left|how much|sitting|revenue|made',
);

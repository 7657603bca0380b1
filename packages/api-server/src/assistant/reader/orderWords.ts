import type { AgentState } from './organisationState.ts';
import { phrases } from './SaidWords.ts';

/** What an order to agents is called by the tool that carries it out. */
export type AgentOrder = 'start_agent' | 'stop_agent' | 'restart_agent' | 'run_agent' | 'cancel_run' | 'retry_run';
/** A call of one of the assistant's tools. */
export interface Call {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** An order: the calls that it means, or what is asked back. */
export interface Ordered {
  readonly calls: readonly Call[];
  readonly asksBack?: string;
  /** What is done to which agents, for what points back at it later. */
  readonly order?: AgentOrder;
  readonly agents: readonly AgentState[];
}

const means = (table: Partial<Record<AgentOrder, string>>): ReadonlyMap<string, AgentOrder> =>
  new Map(
    Object.entries(table).flatMap(([order, text]) => text.split('|').map((one) => [one, order as AgentOrder] as const)),
  );

export const politeness = phrases(
  "please|hey|hi|hello|ok|okay|so|well|now|then|just|quickly|and|also|but|switchboard|assistant|can you|could you|would you|will you|can we|could we|can u|maybe|i would like you to|i would like to|i want you to|i want to|i need you to|i need to|we want to|we need to|i would love to|would you mind|go ahead and|go and|go|let us|time to|try to|alright|great|perfect|thanks|instead|kindly|you should|you can|we should|i'd like you to|in the meantime|meanwhile|yes|for now|as well|next|first|finally|afterwards|after that|and then|immediately|,",
);

/** Verbs that need nothing but agents. */
export const verbs = means({
  stop_agent:
    'stop|pause|halt|suspend|deactivate|disable|freeze|shut down|turn off|switch off|power off|power down|shut off|park|mute|switch it off|turn it off',
  start_agent:
    'start|resume|unpause|activate|reactivate|enable|launch|wake up|wake|continue|begin|turn on|switch on|power on|turn back on|switch back on|start up|boot|reenable|re-enable|restore',
  restart_agent: 'restart|reboot|reset|re-start',
  run_agent:
    'run|rerun|re-run|trigger|execute|kick off|fire up|do a run of|do another run of|start a run of|start a new run of|start a run with|start a run for|make a run of|launch a run of|begin a run of',
  cancel_run: 'cancel|abort|kill|interrupt|call off|break off|forget about|drop|terminate',
  retry_run:
    'retry|redo|repeat|re-try|try again|have another go at|take another go at|give another go|have another try at|have another shot at|rerun the failed|run the failed|re-run the failed|restart the failed|have it another go',
});
/** Verbs for what an agent does; 'get' and 'find' may only want to see something. */
export const ownVerbs = phrases(
  'sync|synchronize|synchronise|update|refresh|import|reload|pull|pull in|check|scan|process|scrape|crawl|sort|sort through|sort out|go through|look through|clean up|search|rescan|generate|collect|gather|hunt for|fetch|get|find|find me|get me|bring me|look for|search for|i need|i want|we need|we want|need|want|give me|bring|go find|read',
);
export const onlyShows = phrases(
  'get|find|fetch|find me|get me|bring me|give me|bring|i need|i want|we need|we want|need|want|read|look for|check',
);
export const afresh = phrases('new|more|fresh|some|another|a few|additional|latest');

/** Verbs that mean by what stands behind their object. */
export const particleVerbs = phrases(
  'turn|switch|shut|take|put|power|bring|wake|get|set|keep|make|have|let|give|i want|we want|i need|we need|want|try',
);
export const particles = means({
  stop_agent:
    'off|down|offline|on hold|to sleep|on pause|to pause|paused|stopped|stop|disabled|asleep|a break|a rest|out of service',
  start_agent:
    'back on|on|back online|online|up|back up|active|working|working again|back|enabled|resumed|started|back to work|active again|on again|going again|running again',
  restart_agent: 'off and on again|off and on|off and back on|a restart|a reboot|a reset|restarted|rebooted',
  run_agent:
    'run|a run|a go|a kick|a spin|a push|another run|a fresh run|on a fresh run|run now|sync|synced|search|updated|refreshed|running|going|do its job|do its work|do its thing|work|go|a new run|to run|run once',
  retry_run: 'another go|another try|another shot|again|one more try|one more time|a second try',
});
/** Words around an order that change nothing. */
export const around = phrases(
  'the|my|our|all|every|single|of|it|them|agent|agents|and|right now|now|right away|right|away|again|for me|for us|for now|me|us|please|once|once more|both|back|then|more|up|quickly|immediately|asap|straight away|this moment|moment|at the moment|today|thanks|thank you|whole|a while|a bit|bit|thing|that|this|meanwhile|in the meantime|would|will|can|could|you|a|an|to|for|with|from|new|fresh|some|latest|first|instead|too|also|as well|after all|completely|entirely|its|their|run|runs|job|work|do|one|just|google|out|list|?|,|!|new ones|any|few|time|another|a little|little|while|later|until later|temporarily|is|be|should|be|get|go|over|in|on|yet|so|here|there|actually|if possible|possible|last|latest|that failed|failed|that broke|broke|broken|which failed|that is running|running|current|open|under way|in progress|that one|cancelled|which|next|straight|soon|ok|okay|research|researches|workflow|task|address book|inbox|ones|additional|minute',
);
export const runThings = phrases('run|runs|job|jobs|task|workflow|research|execution|sync|search');
export const itsRun = phrases(
  'the run|that run|this run|its run|run of|current run|open run|runs of|job|task|workflow|last run|the runs',
);
export const pointsAtOne = phrases(
  'it|that|this|that one|this one|the same one|the same agent|that agent|this agent|same',
);
export const pointsAtMany = phrases('them|those|both|both of them|these|those two|the two|they');
export const pointsAtOther = phrases('the other one|other one|the other|the other agent|other agent');
export const again = phrases(
  'do it again|do it once more|do that again|once more|again|same again|do the same|run it again|do it|the same|same|same for|the same for|and|too|as well|what about|how about|also|same thing for|do that',
);
/** What somebody says of an agent that they want to be restarted. */
export const trouble = phrases(
  'hangs|hang|is stuck|stuck|is hanging|hanging|broken|is broken|misbehaves|slow|is slow|too slow|acting up|is acting up|not responding|frozen|is frozen|does not respond|seems|is|looks|it|again|completely|totally|the|my|our|agent|does not work|not working|has|got|a problem|went mad|and',
);
export const researchVerbs = phrases(
  'research|investigate|look into|dig into|read up on|find out about|find out more about|find out everything about|find out|do research on|do some research on|start a research on|start a research about|do a research on|do a research about|run a research on|start research on|start research about|search the web for|google|do some research about|do some research into|do research about|start a new research on|start a new research about|run a research about|make a research on|learn more about|explore|start researching|begin a research on|begin research on|research on|research about|research into',
);

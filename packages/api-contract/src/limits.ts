import { dayMs } from './time.ts';

/** Specified numbers. Units are in the names or in the comments. */
export const limits = {
  /** A request times out after this many milliseconds. */
  requestTimeoutMs: 300_000,
  toast: { visible: 1, removeDelayMs: 1_000_000, durationMs: 5_000, swipePx: 50, hotkey: 'F8' },
  tooltip: { delayMs: 700, skipDelayMs: 300 },
  /** How often each read is repeated while its page is open. */
  pollMs: {
    connections: 30_000,
    agent: 30_000,
    executions: 10_000,
    agentStatus: 10_000,
    /** While a run that the member started is open. */
    openRun: 2_000,
    researchTasks: 5_000,
    researchSources: 10_000,
    orchestratorStatus: 5_000,
  },
  shown: {
    recentActivity: 10,
    executions: 20,
    leads: 10,
    emails: 20,
    events: 15,
    locations: 10,
    researches: 10,
    contacts: 20,
    workflows: 10,
    insights: 2,
  },
  /** Records that the generic detail lists under 'Specialized'. */
  specialRecords: 50,
  chart: { days: 7, heightPx: 200, minimumBarPx: 4 },
  configuration: {
    maxConcurrentExecutions: { min: 1, max: 10 },
    retryAttempts: { min: 0, max: 5 },
    /** Seconds. */
    timeout: { min: 10, max: 3_600 },
  },
  threshold: {
    usagePercent: { yellow: 60, red: 80 },
    leadScore: { secondary: 60, high: 80 },
    rating: { secondary: 3, high: 4 },
  },
  voice: { gain: 1.5, maxVolume: 1, language: 'en-US', afterSpeechMs: 1_500 },
  typewriter: { delayMs: 25, jitterMs: 15 },
  /** First wait: from a question until the orb tries its lines. Second: from one line to the next. */
  orb: { firstWaitMs: 800, secondWaitMs: 600, readyAfterMs: 1_000 },
  /** Maximum lengths of texts, in characters. */
  text: {
    name: 80,
    line: 200,
    paragraph: 2_000,
    message: 8_000,
    prompt: 8_000,
    secret: 4_096,
    speech: 4_000,
    runInput: 2_000,
  },
  /** One's own conversations with the assistant: of a list's page, of a member, messages of one. */
  conversations: { page: 30, perMember: 500, messages: 2_000, undoMs: 10_000 },
  schedule: {
    everyMinutes: { min: 15, max: 1_440 },
    /** Due times in one answer. */
    next: 3,
  },
  /** How often a completed research is asked again, and for how many days. */
  monitoring: { everyMs: 86_400_000, days: 14 },
  records: {
    /** Records of one page of a list. */
    page: { usual: 50, max: 200 },
    /** Records that are changed at once. */
    bulk: 500,
    /** Records of an exported workbook, which is made in memory. */
    workbook: 20_000,
    /** How long a deleted record can be restored. */
    restorableDays: 30,
    /** Changes of a record that its history lists. */
    history: 20,
  },
  runs: {
    /** Open runs of one agent; more are refused. */
    open: 200,
    /** Steps of a run that are kept; the rest are counted. */
    steps: 200,
    /** At most so often are the steps of a run written. */
    stepsEveryMs: 250,
    /** How often a watched agent is looked at for live events, should no server tell of one. */
    watchEveryMs: 500,
    /** How long a stream of live events may be silent. */
    heartbeatMs: 15_000,
    /** How long the runs of a deleted agent are readable. */
    keptMs: 30 * dayMs,
    /** How long events are kept for those who come back. */
    replayMs: 60_000,
  },
  list: { entries: 50 },
  members: {
    /** How long an invitation or a reset link can be opened. */
    invitationHours: 72,
    /** The fewest characters of a password. */
    passwordMin: 10,
    passwordMax: 1_024,
    /** Members and open invitations of one organisation. */
    most: 500,
    /** How long it counts that a member proved who they are. */
    provenMinutes: 5,
    /** Passkeys of one member. */
    passkeys: 10,
    /** Sessions of one member; the one used longest ago makes room for another. */
    sessions: 20,
  },
  /**
   * Keys for programs: how many of one member work at once, for how long an ended one is listed, after how many days
   * without single sign-on one rests, and how many agents one can be limited to.
   */
  keys: { days: { usual: 90, most: 365 }, working: 50, listedDays: 30, restDays: 30, agents: 200 },
  /** Lines of the audit log in one answer, and the most that are counted. */
  audit: { page: 50, counted: 10_000 },
  usage: {
    /** The largest amount of money that can be entered. */
    amount: 1_000_000,
    /** Prices in one request. */
    prices: 200,
    dearest: 10,
  },
  /** Channels for notifications of one organisation. */
  channels: 20,
  /** Agents that members of one organisation created. */
  createdAgents: 100,
  maps: { radiusBarMiles: 50, dailyLimit: 2_500 },
  contacts: {
    /** A sync that would remove more asks first. */
    removedUnasked: 20,
    /** Pairs of contacts that may be one, in one answer. */
    pairs: 50,
  },
  orchestrator: { concurrencyBar: 20 },
  /** `turns`: how often steps with a higher priority may go before one. `sameForHours`: how long a result is taken over. */
  workflow: { steps: 20, turns: 10, sameForHours: 24 },
} as const;

/** Specified figures that don't depend on data. Every screen marks them as samples. */
export const fixedFigures = {
  integrations: 5,
  agentsTrend: '+5%',
  integrationsTrend: '+10%',
  healthScorePercent: 94,
  healthWord: 'excellent',
  research: { accuracyPercent: 94, sourceQualityPercent: 92, completionPercent: 96, insightPercent: 87 },
  orchestrator: {
    taskSuccessPercent: 96,
    agentUtilizationPercent: 78,
    responseTime: '1.2s avg',
    peakConcurrentTasks: 8,
  },
} as const;

/** Ranges, both ends included, of figures drawn at random once per visit. */
export const randomRanges = {
  newResearchesToday: { min: 5, max: 14 },
  articles: { min: 200, max: 699 },
  papers: { min: 80, max: 279 },
  news: { min: 150, max: 449 },
  orchestratorTasksToday: { min: 200, max: 699 },
} as const;

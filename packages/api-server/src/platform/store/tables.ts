import type { AgentStatus, ExecutionStatus } from '@switchboard/api-contract/agents';
import type { ConnectionStatus } from '@switchboard/api-contract/connections';
import type { RunEnding, RunTrigger } from '@switchboard/api-contract/runs/run';
import type { ActivityKind } from '@switchboard/api-contract/agents/shared';
import type { Generated } from 'kysely';
import type { StoredFact } from './storedFact.ts';
import type { ServiceCallsTable } from './tables/ServiceCallsTable.ts';
import type { AttentionLaterTable, VisitsTable } from './tables/attentionTables.ts';
import type { AlertsTable, WatchTurnsTable } from './tables/AlertTables.ts';
import type { AuditTable } from './tables/AuditTable.ts';
import type { ConsentsTable } from './tables/ConsentsTable.ts';
import type {
  BudgetMarksTable,
  BudgetsTable,
  PricesTable,
  ReservationsTable,
  UsageTable,
} from './tables/UsageTables.ts';
import type { InvitationsTable, KnownBrowsersTable } from './tables/MemberTables.ts';
import type { NoticesTable, NotificationPlansTable, ToldCausesTable } from './tables/NotificationTables.ts';
import type { AnsweredChallengesTable, PasskeysTable } from './tables/PasskeyTables.ts';

/** Instants are ISO 8601 text in UTC, flags are 0 or 1, and `…Json` columns and `StoredFact` are JSON text. */
export interface Tables {
  tenants: TenantsTable;
  users: UsersTable;
  sessions: SessionsTable;
  agents: AgentsTable;
  executions: ExecutionsTable;
  runTotals: RunTotalsTable;
  runTurns: RunTurnsTable;
  schedules: SchedulesTable;
  watches: WatchesTable;
  keptRuns: KeptRunsTable;
  runSteps: RunStepsTable;
  programState: ProgramStateTable;
  foundPeople: FoundPeopleTable;
  records: RecordsTable;
  recordKeys: RecordKeysTable;
  recordChanges: RecordChangesTable;
  acts: ActsTable;
  syncPreviews: SyncPreviewsTable;
  contactMarks: ContactMarksTable;
  sendings: SendingsTable;
  sentRecords: SentRecordsTable;
  unsentRecords: UnsentRecordsTable;
  activity: ActivityTable;
  connections: ConnectionsTable;
  consents: ConsentsTable;
  conversations: ConversationsTable;
  attempts: AttemptsTable;
  audit: AuditTable;
  invitations: InvitationsTable;
  knownBrowsers: KnownBrowsersTable;
  passkeys: PasskeysTable;
  answeredChallenges: AnsweredChallengesTable;
  serviceCalls: ServiceCallsTable;
  usage: UsageTable;
  reservations: ReservationsTable;
  prices: PricesTable;
  budgets: BudgetsTable;
  budgetMarks: BudgetMarksTable;
  attentionLater: AttentionLaterTable;
  visits: VisitsTable;
  notificationPlans: NotificationPlansTable;
  notices: NoticesTable;
  toldCauses: ToldCausesTable;
  alerts: AlertsTable;
  watchTurns: WatchTurnsTable;
}

export interface TenantsTable {
  id: string;
  name: string;
  /** The moment that sample times count from; null: this tenant sees no samples. */
  samplesAt: string | null;
  createdAt: string;
  /** What money is counted in: a code of ISO 4217. */
  currency: Generated<string>;
  /** When somebody dismissed the first steps; null: nobody has. */
  firstStepsAt: Generated<string | null>;
  /** The IANA zone in which its months and days count; null until an admin chose one: UTC. */
  zone: Generated<string | null>;
}

export interface UsersTable {
  id: string;
  tenantId: string;
  /** Lower case. Unique across all tenants, because a sign-in names no tenant. */
  username: string;
  name: string;
  email: string;
  role: string;
  /** `$argon2id$…` */
  passwordHash: string;
  createdAt: string;
  /** When they last used the product; null: never. Not written at each call: see `Sessions`. */
  lastSeenAt: Generated<string | null>;
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  tokenHash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  /** What the member ends it by; null for sessions of an earlier version. */
  id: Generated<string | null>;
  /** Such as 'Firefox on Linux'; null: not known. */
  browser: Generated<string | null>;
  /** Not written at each call: see `Sessions`. */
  lastSeenAt: Generated<string | null>;
}

export interface AgentsTable {
  tenantId: string;
  id: string;
  /** List type: the one of `GET /api/agents`. */
  listType: string;
  /** Detail type: the one of `GET /api/agents/{id}`. */
  detailType: string;
  name: string;
  description: string;
  status: AgentStatus;
  capabilitiesJson: string;
  integrationsJson: string;
  /** Without the secret settings. */
  configurationJson: string;
  configurationVersion: number;
  /** Secret settings, sealed by the vault for [tenant, 'agent', id]; null if there are none. */
  secrets: Uint8Array | null;
  /** The research agent's system prompt; null: none was saved. */
  systemPrompt: string | null;
  /** Position in the list. */
  position: number;
  createdAt: string;
}

export interface ExecutionsTable {
  id: string;
  tenantId: string;
  agentId: string;
  status: ExecutionStatus;
  executionType: string;
  queuedAt: string;
  startTime: string | null;
  endTime: string | null;
  durationMs: number | null;
  result: StoredFact | null;
  errorMessage: StoredFact | null;
  sample: number;
  /** What the run works on: see `RunInput`. */
  inputJson: Generated<string>;
  /** How often it was started. */
  attempts: Generated<number>;
  /** A queued run does not start before this moment. */
  notBefore: string | null;
  /** The only worker that may end this run; null while nobody works on it. */
  leaseId: string | null;
  /** After this moment the worker counts as dead. */
  leasedUntil: string | null;
  /** The workflow that this run is a step of. The orchestrator's run of a workflow has its own id here. */
  workflowId: string | null;
  /** 1 as soon as the sandbox answered one of its calls. */
  sandbox: Generated<number>;
  /** 1 as soon as it asked a service other than the sandbox. */
  realCalls: Generated<number>;
  /** What began it; null for runs of an earlier version. */
  trigger: RunTrigger | null;
  /** Name of the member or the workflow that began it. */
  startedBy: string | null;
  /** The member's id, if one began it. */
  startedById: string | null;
  /** What cut it short. */
  endedBy: RunEnding | null;
  /** Name of the member who cancelled it. */
  endedByName: string | null;
  /** Cancel was asked for while somebody worked on it. Nothing more of it is written. */
  cancelAskedAt: string | null;
  cancelAskedBy: string | null;
  /** How far it is: see `Progress`. */
  progressJson: string | null;
  /** The agent's configuration when it first started, without secrets. */
  configurationJson: string | null;
  /** What its program came to, while what it found is sent on: see `KeptOutcome`. */
  outcomeJson: string | null;
  /** What a member can do about its failure: see `Remedy`. */
  nextJson: string | null;
  /** The run that it is the retry of. */
  retryOf: string | null;
  /** When a member paused the workflow that it belongs to; null while that goes on. */
  heldAt: string | null;
  /** The place of its priority in the contract's `taskPriorities`: 0 goes first. */
  priority: Generated<number>;
  /** How many runs have gone before it although they were queued later. */
  passedOver: Generated<number>;
  /** How many steps it has taken; not all of them need be kept. */
  steps: Generated<number>;
  /** What its calls have cost, in billionths of `currency`. */
  cost: Generated<number>;
  /** 1: some of its paid calls had no price. */
  unpriced: Generated<number>;
  /** The month of the organisation's zone that it counts to, since its first call. */
  costMonth: Generated<string | null>;
  currency: Generated<string | null>;
}

/**
 * How many runs an agent has had, by what a figure asks for. Triggers keep it in the transaction that writes a run;
 * nobody else writes it. Runs that were removed because of their age still count.
 */
export interface RunTotalsTable {
  tenantId: string;
  agentId: string;
  sample: number;
  sandbox: number;
  /**
   * What `bucket` is: a status; the day in UTC that runs were queued on, `YYYY-MM-DD`; the hour of the day, `HH`, in
   * which completed runs began; or the hour, `YYYY-MM-DDTHH`, in which runs failed, or ended otherwise.
   */
  kind: 'status' | 'queuedDay' | 'startedHour' | 'failedHour' | 'endedHour';
  bucket: string;
  runs: number;
  /** Of all of them, of kind status alone. */
  durationMs: number;
  /** When the latest of them ended, of kind status alone. */
  lastEnd: string | null;
}

/** How many runs of each tenant were taken from the queue. Tenants without a row had no turn yet. */
export interface RunTurnsTable {
  tenantId: string;
  /** Including turns that it is not owed, because it had nothing to run: see `mostOwed`. */
  turn: number;
}

export interface RunStepsTable {
  tenantId: string;
  runId: string;
  /** From 0, over all attempts. */
  position: number;
  at: string;
  /** The contract's runStep, without `at`. */
  bodyJson: string;
}

/** What an agent's program remembers from one run to the next, in a shape of its own. */
export interface ProgramStateTable {
  tenantId: string;
  agentId: string;
  /** 1 for what it remembers of the sandbox. */
  sandbox: number;
  stateJson: string;
}

/** Agents without a row run only when somebody starts a run. */
export interface SchedulesTable {
  tenantId: string;
  agentId: string;
  /** The contract's OnSchedule. */
  scheduleJson: string;
  /** The next due time. Whoever moves it on has taken that time: for each, one server at most makes a run. */
  nextDueAt: string;
  /** The last run that it made. */
  runId: string | null;
  /** Times that passed without a run since then, and why the latest of them did. */
  leftOut: number;
  leftOutReason: StoredFact | null;
}

/** Completed researches that may be asked again. */
export interface WatchesTable {
  tenantId: string;
  /** The research. */
  taskId: string;
  agentId: string;
  /** When it is asked again. Whoever moves it on has taken that time, as with schedules. */
  dueAt: string;
  /** After this moment it is not asked again. */
  endsAt: string;
  /** The addresses that its searches have found so far, also of sources that were not accepted: a list of text. */
  seenJson: string;
}

/** Runs of agents that were deleted. */
export interface KeptRunsTable {
  tenantId: string;
  id: string;
  agentId: string;
  /** The contract's run, as it was. */
  bodyJson: string;
  queuedAt: string;
  /** It is readable until then. */
  until: string;
}

/** People whom a search of lead generation has found, and for whom a run paid, or is about to. */
export interface FoundPeopleTable {
  tenantId: string;
  agentId: string;
  /** The service's own id. */
  personId: string;
  /** The run that claimed them. */
  runId: string;
  /** Which search found them: changes with the settings that decide who is kept. */
  search: string;
  /** The day in UTC, `YYYY-MM-DD`, whose limit they count to. */
  day: string;
  /** What became of them; null while the run works on them. If it ends before, they were never claimed. */
  outcome: FoundOutcome | null;
  /** Their lead is still to be written to the spreadsheet: `waiting`, or the id of the run that is writing it. */
  sheet: string | null;
  /** 1: found in the sandbox. */
  sandbox: number;
  /** What was paid for about somebody of whom no lead was kept: `FoundFields`. */
  paidJson: string | null;
}
export type FoundOutcome = 'added' | 'updated' | 'duplicate' | 'below';

export interface RecordsTable {
  id: string;
  tenantId: string;
  agentId: string;
  /** A name of `collections`. */
  collection: string;
  /** The record, without `id`. */
  bodyJson: string;
  createdAt: string;
  /** 1: came from the sandbox. */
  sandbox: Generated<number>;
  /** Its `email`, in lower case. */
  address: string | null;
  /** Of a contact: its `phone`, see `phoneKey`. */
  phone: string | null;
  /** From 1, grows with each change. */
  version: Generated<number>;
  updatedAt: Generated<string>;
  /** Since when it can only be restored; null while it is there. */
  deletedAt: string | null;
  /** Where it came from: see `Provenance`; null where that was not kept. */
  fromJson: string | null;
}

/**
 * What lists find, sort and count a record by. A row for each record, written with it; `createdAt`, `deleted` (0 or 1)
 * and `sandbox` are the record's own.
 */
export interface RecordKeysTable
  extends
    Readonly<Record<`sort${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`, string | null>>,
    Readonly<Record<`filter${0 | 1 | 2 | 3 | 4 | 5}`, string | null>> {
  tenantId: string;
  agentId: string;
  collection: string;
  id: string;
  createdAt: string;
  deleted: number;
  sandbox: number;
  /** The searched fields, folded. */
  search: string;
  /** What figures count of it, see `counted` in the contract; null: nothing. */
  counted: string | null;
  /** Changes with what the contract says of the collection, and with the order of texts. */
  made: string;
}

/** One field that one version of a record changed. */
export interface RecordChangesTable {
  tenantId: string;
  recordId: string;
  /** The version that the change led to. */
  version: number;
  field: string;
  at: string;
  /** Name of the member who changed it; null for a run. */
  by: string | null;
  runId: string | null;
  /** The field's values; null where it had none. */
  oldJson: string | null;
  newJson: string | null;
}

/** What is done for a record, such as a proposal or a reply, once a member allows it or its time has come. */
export interface ActsTable {
  tenantId: string;
  recordId: string;
  agentId: string;
  /** Which of the server's acts it is, and what with. */
  kind: string;
  argsJson: string;
  /** When it is done by itself; null: only when a member says so. */
  dueAt: string | null;
  /** Who is doing it. Nobody else does, and nobody knows after this moment whether it was done. */
  leaseId: string | null;
  leasedUntil: string | null;
}

/** The sync of an agent that waits for a member, at most one. */
export interface SyncPreviewsTable {
  tenantId: string;
  agentId: string;
  /** The run that made it. */
  runId: string;
  at: string;
  /** 1: of the sandbox. */
  sandbox: number;
  /** How many contacts it would add, change and remove. */
  countsJson: string;
  /** See `SyncChanges`. */
  changesJson: string;
}

/** What is to be remembered about contacts, whether they exist or not. */
export interface ContactMarksTable {
  tenantId: string;
  agentId: string;
  /**
   * removed: a sync has removed it, so that it stays if a member brings it back. merged: `otherId` stands for it.
   * apart: it and `otherId`, in order of id, are two.
   */
  kind: ContactMarkKind;
  contactId: string;
  /** Empty for removed ones. */
  otherId: string;
  /** 1: about contacts of the sandbox. */
  sandbox: number;
}
export type ContactMarkKind = 'removed' | 'merged' | 'apart';

export interface ActivityTable {
  /** Increases: the newest entry has the highest. */
  id: Generated<number>;
  tenantId: string;
  agentId: string;
  kind: ActivityKind;
  text: StoredFact;
  at: string;
}

export interface ConnectionsTable {
  tenantId: string;
  /** Id in the catalogue. */
  serviceId: string;
  status: ConnectionStatus;
  /** Setup fields as JSON, sealed by the vault for [tenant, 'connection', service]; null if nothing is stored. */
  credentials: Uint8Array | null;
  lastSync: string | null;
  /** The contract's testResult. */
  lastTestJson: string | null;
  /** The scopes that a member allowed on Google's consent screen: a list of text; null where nobody was asked. */
  grantedJson: Generated<string | null>;
  /** Position in the list. */
  position: number;
}

export interface ConversationsTable {
  tenantId: string;
  userId: string;
  /** The client's own id. */
  sessionId: string;
  /** The turns, oldest first: see `Turn` in the assistant's conversations. */
  turnsJson: string;
  /** The actions that the last answer asked about; null if it asked nothing or has been answered. */
  pendingJson: string | null;
  /** When the question was asked. */
  askedAt: string | null;
  /** The member has been told which connection would help. */
  hinted: number;
  /** When the last message was answered. */
  usedAt: string;
}

export interface AttemptsTable {
  id: string;
  /** SHA-256 of the typed name, hexadecimal. There may be no such member. */
  account: string;
  /** The network that the attempt came from. */
  address: string;
  /** 1 while the password is being checked, 0 once it failed. A success leaves no row. */
  checking: number;
  /** When the check began, or failed. */
  at: string;
}

/** Where records of a collection go in a service, and which fields. */
export interface SendingsTable {
  tenantId: string;
  agentId: string;
  collection: string;
  service: string;
  /** 1: chosen for the sandbox that plays the service. */
  sandbox: number;
  /** Where in the service; null where it has only one place. */
  target: string | null;
  matchingJson: string;
  updatedAt: string;
}

/** Under which id a record is known in a place of a service. */
export interface SentRecordsTable {
  tenantId: string;
  recordId: string;
  service: string;
  sandbox: number;
  /** Empty where the service has only one place. */
  target: string;
  knownAs: string;
}

/** A new record that waits to be sent by itself. */
export interface UnsentRecordsTable {
  tenantId: string;
  agentId: string;
  recordId: string;
  service: string;
  /** The run that sends it; null while none has taken it. */
  runId: string | null;
  /** 1: its sending has begun, and if it is cut off the service can't say whether it arrived. */
  begun: Generated<number>;
}

import type { EndpointName } from '../endpoints.ts';

/**
 * What each call does: its first sentence is the summary that lists of calls show, what follows tells more. Apart from
 * the endpoints, so that no browser loads these words. Of a call that every collection has, 'records' and 'one record'
 * stand for what the collection holds.
 */
export const summaries: Readonly<Record<EndpointName, string>> = {
  login: 'Sign in. Answers with the token that other calls bear.',
  logout: 'Sign out. Ends the session of the token, and says where to sign out of single sign-on, too.',
  session: 'Who is signed in, and what they may do',
  changePassword: 'Change one’s password. Ends one’s other sessions.',
  sessions: 'One’s own sessions',
  endSession: 'End one of one’s own sessions',
  passkeys: 'One’s own passkeys',
  passkeyOptions: 'What `navigator.credentials.create` is asked',
  addPasskey: 'Add a passkey',
  renamePasskey: 'Rename a passkey',
  removePasskey: 'Remove a passkey',
  prove: 'Prove who one is. With the password, or a passkey that answers `passkeySignInOptions`.',
  passkeySignInOptions: 'What `navigator.credentials.get` is asked',
  passkeySignIn: 'Sign in with a passkey. Answers as a sign-in does.',

  signInWays: 'How one signs in here. Names the provider of single sign-on, and says whether passwords are off.',
  beginSignOn:
    'Begin single sign-on. A browser is sent on to the provider, or back to the sign-in page with the reason.',
  signOnCallback:
    'Where the provider sends the browser back to. It goes on to the page that was asked for, with a ticket in the fragment, or back to the sign-in page with the reason.',
  finishSignOn:
    'Sign in with the ticket of single sign-on. Once, within a minute, in the browser that began. Answers as a sign-in does.',

  keys: 'One’s own keys for programs. Admins are told those of other members, too.',
  makeKey: 'Make a key for a program. The key itself is in this answer alone.',
  revokeKey: 'Revoke a key. It ends at once; an admin may revoke those of other members.',

  members: 'The members of the organisation, and open invitations',
  invite: 'Invite a member. An open invitation to that address is replaced.',
  withdrawInvitation: 'Withdraw an invitation',
  changeRole: 'Change the role of a member',
  removeMember: 'Remove a member. Ends the member’s sessions.',
  resetPassword: 'Make a link with which a member sets a new password',
  unjoinMember:
    'Part a member from their account of single sign-on. Ends the sessions that began with it, and their keys. Another account with their address may then join.',
  markEmergency:
    'Mark an admin as Emergency, or take the mark away. Only one has it: who may sign in with a password where passwords are off.',
  changeOrganisation: 'Set the time zone of the organisation',
  invitation: 'What an invitation, or a link for a new password, is for',
  acceptInvitation:
    'Accept an invitation, or set a new password. Answers as a sign-in does. A new password ends the member’s sessions and keys, and removes their passkeys.',

  agents: 'All agents',
  createAgent: 'Create an agent',
  deleteAgent: 'Delete an agent that members created. Open runs are cancelled; all stay readable for 30 days.',
  agent: 'One agent, with its configuration and its latest runs',
  executions: 'The latest runs of an agent',
  agentAction: 'Start, stop or restart an agent',
  configureAgent:
    'Configure an agent. Fields that are left out stay as they are. The setting Active starts and stops the agent.',
  setSchedule: 'Set when an agent runs by itself',

  runAgent: 'Run an agent. Answers at once: the run is queued.',
  runPreview: 'What the next run of an agent would do',
  agentEvents:
    'Follow an agent. Says what changes, as it happens; whoever wants to know more reads it. `Last-Event-ID` is honoured for a minute. Ends when the session does.',
  run: 'One run, with its steps',
  cancelRun: 'Cancel a run',
  retryRun: 'Retry a run. Begins a new run with the same input.',

  listRecords: 'One page of records',
  exportRecords:
    'Export records. All that a list without `cursor` and `limit` has, in its order, or of those the ones with `ids`. CSV and workbooks (`xlsx`) have a column for each field, JSON is a list of the records; what happened stands there in words. CSV and JSON come in parts, as long as they may be.',
  changeRecord: 'Change one record',
  deleteRecord: 'Delete one record. It can be restored for 30 days.',
  restoreRecord: 'Restore one record that was deleted',
  changeRecords: 'Change, delete or restore many records',
  recordHistory: 'Where one record came from, and its last changes',
  sendRecords: 'Send records to another service. What the service refuses is told record by record.',
  destinations: 'Where records can be sent',
  readDestination: 'Read where records would be sent. At `target`, or else where was chosen before.',
  matchFields: 'Match the fields of records with those of a service',

  doProposal: 'Do what an agent proposes. Once: asked again, it answers with what came of it.',
  discardProposal: 'Discard what an agent proposes',
  sendReply: 'Send a reply now. Once: asked again, it answers with what came of it.',
  undoReply: 'Keep a reply that would go out by itself as a draft',
  editReply: 'Edit a reply',
  discardReply: 'Discard a reply, in Gmail too',
  undoAnswer: 'Take back what an agent answered. The invitation is open again, the room free.',

  connections: 'The services, and which of them are connected',
  serviceCalls: 'How many calls to services worked, by the hour. Of today and yesterday.',
  testConnection: 'Test a connection',
  setupConnection:
    'Connect a service, or change its credentials. New values are tested before they replace ones that work. If the service rejects them, or they can’t be checked and `unchecked` is not `use`, the old ones stay; `outcome` says what the test found.',
  consentOffer: 'What Google will be asked to allow, and the address to register there. Only for Google’s services.',
  consent: 'The address of Google’s consent screen, for the stored client',
  consentWith:
    'The address of Google’s consent screen, for a client that was typed. It is kept beside the stored one until Google has sent the member back.',
  consentCallback: 'Where Google sends the browser back to. It goes on to the app, which is told the outcome.',
  disconnectConnection: 'Disconnect a service',
  connectSandbox: 'Connect the sandbox. Made-up services answer in place of those that are not connected.',
  deleteSandboxRecords: 'Delete all records that came from the sandbox',

  notifications: 'What the organisation is notified of, and where. Only admins are sent the targets.',
  setNotifications: 'Set what the organisation is notified of. Replaces all channels.',
  testNotification: 'Send a test message. What the service refuses is told in the answer.',

  audit: 'A page of the audit log, the newest first',
  exportAudit: 'Export the audit log. All lines that match, as CSV.',

  planWorkflow: 'Plan a workflow. Proposes steps for a goal and changes nothing.',
  addOwnWorkflow: 'Start a workflow of an orchestrator that members created',
  pauseWorkflow: 'Pause a workflow. No further step starts.',
  resumeWorkflow: 'Resume a workflow',

  usage: 'What a month has cost',
  exportUsage: 'Export what a month has cost. As CSV: a line for each service, agent, day and expensive run.',
  budgets: 'The budgets',
  setBudgets: 'Set the budgets',
  prices: 'The prices of services',
  setPrices: 'Set prices of services',

  chat: 'Ask the assistant. The answer is told while it is made to whoever accepts `text/event-stream`.',
  speak: 'Speak a text. Answers with a sound file.',
  voice: 'Whether answers are read aloud',
  saveVoice: 'Set whether answers are read aloud',
  conversations: 'A page of one’s own conversations, the newest first',
  conversation: 'One conversation. Another member’s is 404.',
  renameConversation: 'Rename a conversation',
  deleteConversation: 'Delete a conversation',
  conversationEvents: 'Follow the answer that is coming. From `Last-Event-ID` on, or from its beginning.',
  exportConversation: 'Export a conversation. As Markdown or JSON: questions, answers, steps, sources and times.',
  stopAnswer: 'End the answer that is coming. What came is kept.',
  undoReceipt: 'Undo what a receipt says was done',
  restoreMessages: 'Bring back what a message replaced. Drops that message and what followed it.',
  setThumb: 'Say whether an answer was good',
  suggestions: 'What could be asked now',

  attention: 'What needs somebody',
  visit:
    'What needs somebody, for a member who is here. Answers the same, and stores that the member is here: after a long absence, `since` says what was done meanwhile. Pages call it when they open, and then as long as somebody looks at them.',
  putOff: 'Hide an item from oneself until tomorrow. The id `since` hides what was done while one was away.',
  dismissFirstSteps: 'Hide the first steps from all members',

  openApi: 'This description. The calls that are made here, with what they take, answer and refuse, as OpenAPI 3.1.',

  programRequest: 'What a program asked for through a key, and what came of it',
  allowRequest:
    'Say yes to what a program asked for. It is done in the member’s name; who may is what the role allows. What takes long goes on after the answer, which says `doing`.',
  discardRequest: 'Discard what a program asked for',

  researchStatus: 'The page of the research agent',
  researchTasks: 'The researches',
  researchSources: 'The sources of the researches',
  saveSystemPrompt: 'Save the prompt of the research agent',
  startResearch: 'Start a research',
  toggleResearch: 'Start or stop the research agent',
  testResearch: 'Test what the research agent is connected to',
  orchestratorStatus: 'The page of the orchestrator',
  addWorkflow: 'Start a workflow',
  mapsScraperStatus: 'The page of the maps scraper',
  contactsStatus: 'The page of the contacts agent',
  contactsPreview:
    'What a sync of contacts would change. 404 once it was applied, cancelled, or replaced by that of a later sync.',
  applyContactsPreview: 'Apply a preview. Changes exactly what it shows.',
  cancelContactsPreview: 'Discard a preview',
  contactPairs: 'Contacts that may be one',
  mergeContacts: 'Make one contact of two',
  keepContacts: 'Keep two contacts apart. They are never offered again.',
  calendarStatus: 'The page of the calendar agent',
  addEvent: 'Add an event. It is kept here alone until it is sent.',
  sendEvent: 'Bring an event that is only here to Google Calendar, which invites the attendees',
  freeSlots: 'When everybody has time. Reserves nothing.',
  emailStatus: 'The page of the email agent',
  addEmail: 'Write a message. It is kept as a draft.',
  addTemplate: 'Add a template',
  sendEmail:
    'Send a message that was written here. Once, through Gmail or else SendGrid. If it can’t be sent, it stays a draft and its field `unsent` says why. Placeholders of its template must be filled in.',
  addressee: 'Who has an address. Empty if nobody with it is known.',
  leadGenerationStatus: 'The page of the lead generation agent',
  addLead: 'Add a lead',
};

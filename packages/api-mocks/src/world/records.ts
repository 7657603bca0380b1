import { type AgentSlug, agentTable } from '@switchboard/api-contract/agentTable';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { newEvent } from '@switchboard/api-contract/records/calendar';
import type { newEmail, newTemplate } from '@switchboard/api-contract/records/email';
import type { newLead } from '@switchboard/api-contract/records/leadGeneration';
import type { newWorkflow } from '@switchboard/api-contract/records/orchestrator';
import type { ActivityKind } from '@switchboard/api-contract/records/shared';
import { specialDataOf } from '@switchboard/api-contract/records/specialDataOf';
import type { InferOutput } from 'valibot';
import type { AgentDetailAnswer } from '../builders/agents.ts';
import type { EventAnswer } from '../builders/calendar.ts';
import type { EmailAnswer, TemplateAnswer } from '../builders/email.ts';
import type { LeadAnswer } from '../builders/leadGeneration.ts';
import type { OrchestratorTaskAnswer, WorkflowAnswer } from '../builders/orchestrator.ts';
import type { Begin } from './begin.ts';
import { Refusal } from './Refusal.ts';

/** What members did on a page. */
interface Page {
  readonly activity: { id: string; kind: ActivityKind; text: string; at: string }[];
  asOf: string;
}

const average = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

const marked = (
  { sample, own }: { sample?: boolean | null | undefined; own?: string[] | undefined },
  section: string,
  rows: NonNullable<AgentDetailAnswer['specialData']>,
) => ({ ...rows, sample: sample && !own?.includes(section) ? true : undefined });

/**
 * The records that members add. As soon as a section has one, its samples are gone, and the figures' with those of the
 * first collection.
 */
export function createRecords({
  clock,
  begin,
  statusOf,
}: {
  clock: () => Date;
  begin: Begin;
  statusOf: (slug: AgentSlug) => string;
}) {
  const leads: LeadAnswer[] = [];
  const emails: EmailAnswer[] = [];
  const templates: TemplateAnswer[] = [];
  const events: EventAnswer[] = [];
  const workflows: WorkflowAnswer[] = [];
  const tasks: OrchestratorTaskAnswer[] = [];
  const pages = new Map<AgentSlug, Page>();

  const instant = () => clock().toISOString();
  const note = (slug: AgentSlug, kind: ActivityKind, text: string): void => {
    const page = pages.get(slug) ?? { activity: [], asOf: instant() };
    page.asOf = instant();
    page.activity.unshift({ id: `own-activity-${page.activity.length + 1}`, kind, text, at: instant() });
    pages.set(slug, page);
  };
  /** The tenant's own rows and what stands beside them: no samples once there are some. */
  const standing = <T>(slug: AgentSlug, own: readonly T[], rows: readonly T[] | undefined): T[] =>
    own.length > 0 && begin[slug].sample ? [...own] : [...own, ...(rows ?? [])];
  /**
   * The beginning of a status answer. `figures` are those of own records; `added` tells of each list how many own
   * records it has, the first one decides over the figures.
   */
  const headed = <S extends AgentSlug>(
    slug: S,
    figures: Partial<Begin[S]>,
    added: Readonly<Record<string, number>>,
  ): Begin[S] => {
    const page = pages.get(slug);
    const head: Begin[S] = { ...begin[slug], status: statusOf(slug) };
    if (!page) return head;
    const first = Object.values(added)[0] ?? 0;
    const own = [
      'activity',
      ...(first > 0 ? ['figures'] : []),
      ...Object.keys(added).filter((section) => (added[section] ?? 0) > 0),
    ];
    const allOwn = first > 0 && Object.values(added).every((rows) => rows > 0);
    return {
      ...head,
      ...(first > 0 ? figures : {}),
      ...(allOwn ? { sample: undefined } : head.sample ? { own } : {}),
      asOf: page.asOf,
      activity: standing(slug, page.activity, begin[slug].activity ?? []),
    };
  };

  const leadGeneration = (): AnswerOf<typeof endpoints.leadGenerationStatus> => {
    const rows = standing('lead-generation', leads, begin['lead-generation'].leads);
    const qualified = rows.filter((row) => row.status === 'qualified').length;
    const metrics = {
      totalLeads: rows.length,
      addedToday: leads.length,
      qualified,
      averageScore: average(rows.flatMap((row) => row.score ?? [])),
      activeTasks: 0,
      waitingTasks: 0,
      qualificationRate: rows.length > 0 ? (qualified / rows.length) * 100 : 0,
    };
    return { ...headed('lead-generation', { metrics }, { leads: leads.length }), leads: rows };
  };
  const email = (): AnswerOf<typeof endpoints.emailStatus> => {
    const rows = standing('email', emails, begin.email.emails);
    const metrics = { processed: rows.length, processedToday: emails.length, autoReplies: 0, responseRate: 0 };
    return {
      ...headed('email', { metrics }, { emails: emails.length, templates: templates.length }),
      emails: rows,
      templates: standing('email', templates, begin.email.templates),
    };
  };
  const calendar = (): AnswerOf<typeof endpoints.calendarStatus> => {
    const rows = standing('calendar', events, begin.calendar.events);
    const meetings = rows.filter((row) => row.type === 'meeting').length;
    const metrics = {
      eventsManaged: rows.length,
      eventsThisWeek: rows.length,
      meetingsScheduled: meetings,
      meetingsToday: meetings,
      conflictsResolved: 0,
      conflictsOpen: 0,
    };
    return {
      ...headed('calendar', { metrics }, { events: events.length, slots: events.length }),
      events: rows,
      slots: events.length > 0 && begin.calendar.sample ? [] : begin.calendar.slots,
    };
  };
  const mapsScraper = (): AnswerOf<typeof endpoints.mapsScraperStatus> => headed('maps-scraper', {}, { businesses: 0 });
  const contacts = (): AnswerOf<typeof endpoints.contactsStatus> => headed('contacts', {}, { contacts: 0 });
  const orchestrator = (): AnswerOf<typeof endpoints.orchestratorStatus> => {
    const rows = standing('orchestrator', tasks, begin.orchestrator.tasks);
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    const stats = {
      totalTasks: rows.length,
      activeTasks: count('running'),
      completedTasks: count('completed'),
      failedTasks: count('failed'),
      averageExecutionTime: 0,
      systemLoad: 0,
      agentsConnected: 6,
    };
    return {
      ...headed('orchestrator', { stats }, { tasks: tasks.length, workflows: workflows.length }),
      tasks: rows,
      workflows: standing('orchestrator', workflows, begin.orchestrator.workflows),
    };
  };

  return {
    leadGeneration,
    email,
    calendar,
    mapsScraper,
    contacts,
    orchestrator,
    /** The same records as the generic page of the agent shows them. */
    specialData(slug: string | undefined): AgentDetailAnswer['specialData'] {
      if (slug === 'lead-generation')
        return marked(leadGeneration(), 'leads', specialDataOf.leads(leadGeneration().leads ?? []));
      if (slug === 'email') return marked(email(), 'emails', specialDataOf.emails(email().emails ?? []));
      if (slug === 'calendar') return marked(calendar(), 'events', specialDataOf.events(calendar().events ?? []));
      if (slug === 'maps-scraper')
        return marked(mapsScraper(), 'businesses', specialDataOf.locations(mapsScraper().businesses ?? []));
      return undefined;
    },
    addLead(given: InferOutput<typeof newLead>): LeadAnswer {
      const lead = {
        ...given,
        id: `own-lead-${leads.length + 1}`,
        status: 'new',
        createdAt: instant(),
        lastUpdated: instant(),
      };
      leads.unshift(lead);
      note('lead-generation', 'added', `${lead.name} added`);
      return lead;
    },
    composeEmail({ content, ...given }: InferOutput<typeof newEmail>): EmailAnswer {
      const sent = {
        ...given,
        id: `own-email-${emails.length + 1}`,
        from: 'demo@switchboard.test',
        preview: content.slice(0, 140),
        timestamp: instant(),
        isRead: true,
        isStarred: false,
        hasAttachments: false,
        status: 'pending',
        content,
        folder: 'drafts',
      };
      emails.unshift(sent);
      note('email', 'created', `Message to ${sent.to} written`);
      return sent;
    },
    addTemplate(given: InferOutput<typeof newTemplate>): TemplateAnswer {
      const template = { ...given, id: `own-template-${templates.length + 1}`, usage: 0 };
      templates.unshift(template);
      note('email', 'created', `Template “${template.name}” added`);
      return template;
    },
    scheduleEvent({ attendees, ...given }: InferOutput<typeof newEvent>): EventAnswer {
      const scheduled = {
        ...given,
        id: `own-event-${events.length + 1}`,
        attendees: attendees.map((address) => ({ email: address, status: 'pending' })),
        status: 'confirmed',
        calendarId: 'primary',
        createdBy: 'demo@switchboard.test',
        isRecurring: false,
      };
      events.unshift(scheduled);
      note('calendar', 'booked', `“${scheduled.title}” scheduled`);
      return scheduled;
    },
    addWorkflow({ name, steps }: InferOutput<typeof newWorkflow>): WorkflowAnswer {
      const id = `own-workflow-${workflows.length + 1}`;
      const members = steps.map((step, index) => {
        const entry = agentTable.find((agent) => agent.id === step.agent || agent.slug === step.agent);
        if (!entry) throw new Refusal(422, 'Choose an agent', { [`steps.${index}.agent`]: 'Choose an agent' });
        return { entry, task: step.task };
      });
      const queue = members.map(({ entry, task }, index): OrchestratorTaskAnswer => ({
        id: `${id}-task-${index + 1}`,
        agentId: entry.id,
        agentName: entry.name,
        taskType: entry.listType,
        status: index === 0 ? 'running' : 'queued',
        priority: 'medium',
        progress: 0,
        description: task,
        dependencies: index === 0 ? [] : [`${id}-task-${index}`],
        ...(index === 0 ? { startTime: instant() } : {}),
      }));
      tasks.unshift(...queue);
      const added = {
        id,
        name,
        status: 'running',
        startTime: instant(),
        totalTasks: steps.length,
        completedTasks: 0,
        failedTasks: 0,
        currentTask: steps[0]?.task,
      };
      workflows.unshift(added);
      note('orchestrator', 'started', `Workflow “${name}” started`);
      return added;
    },
  };
}

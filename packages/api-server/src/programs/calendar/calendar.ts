import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import type { CalendarInput } from '@switchboard/api-contract/agents/calendarApi';
import type { ReadInput } from '../../agents/pages/readAgentPage.ts';
import type { Program } from '../../tenants/Program.ts';
import { storedConfiguration } from '../../tenants/storedConfiguration.ts';
import { asInstruction } from '../../workflows/readTask.ts';
import { answerInvitation, bookRoom } from './invitations/outboundActions.ts';
import { calendarTask } from './calendarTask.ts';
import { calendarTool } from './calendarTool.ts';
import { countedEvents } from './countedEvents.ts';
import { followEvents } from './followEvents.ts';
import { calendarRoutes } from './routes.ts';
import { runCalendar } from './runCalendar.ts';
import { scheduleEvent } from './meetings/scheduleEvent.ts';

const pageInput: ReadInput<CalendarInput> = async (context, row) => ({
  counted: { events: await countedEvents(context, row) },
  settings: calendarSettings.read(storedConfiguration(row).customSettings),
});

export const calendar: Program = {
  run: runCalendar,
  routes: calendarRoutes,
  pageInput,
  outboundActions: [answerInvitation, bookRoom, scheduleEvent],
  follow: { events: followEvents },
  readTask: asInstruction('calendar', calendarTask, 'plan'),
  tools: { 'read-calendar': calendarTool },
};

import { expect, screen, waitFor } from 'storybook/test';
import { agentShows } from './shows/agent.ts';
import { agentDetailShows } from './shows/agentDetail.ts';
import { agentPageShows } from './shows/agentPage.ts';
import { agentsShows } from './shows/agents.ts';
import { assistantShows } from './shows/assistant.ts';
import { attentionShows, firstStepsShows } from './shows/attention.ts';
import { calendarShows } from './shows/calendar.ts';
import { connectionShows } from './shows/connection.ts';
import { connectionsShows } from './shows/connections.ts';
import { contactsShows } from './shows/contacts.ts';
import { dashboardShows } from './shows/dashboard.ts';
import { emailShows } from './shows/email.ts';
import { leadShows } from './shows/lead.ts';
import { leadGenerationShows } from './shows/leadGeneration.ts';
import { mapsShows } from './shows/maps.ts';
import { mapsScraperShows } from './shows/mapsScraper.ts';
import { auditShows } from './shows/audit.ts';
import { notificationsShows } from './shows/notifications.ts';
import { membersShows } from './shows/members.ts';
import { orchestratorShows } from './shows/orchestrator.ts';
import { profileShows } from './shows/profile.ts';
import { recordShows } from './shows/record.ts';
import { recordsShows } from './shows/records.ts';
import { requestShows } from './shows/request.ts';
import { researchShows } from './shows/research.ts';
import { roleShows } from './shows/role.ts';
import { runShows } from './shows/run.ts';
import { sessionShows } from './shows/session.ts';
import { scheduleShows } from './shows/schedule.ts';
import { sendToShows } from './shows/sendTo.ts';
import { settingsShows } from './shows/settings.ts';
import { setupShows } from './shows/setup.ts';
import { shellShows } from './shows/shell.ts';
import { signInShows } from './shows/signIn.ts';
import { toastShows } from './shows/toast.ts';
import { budgetShows, usageShows } from './shows/usage.ts';
import { voiceShows } from './shows/voice.ts';
import { workflowShows } from './shows/workflow.ts';
import type { Locator } from './locator.ts';
import type { StateId } from './stateIds.ts';

/** What must be visible in each documented state. */
const locators: Readonly<Record<StateId, Locator>> = {
  ...agentShows,
  ...agentDetailShows,
  ...agentPageShows,
  ...agentsShows,
  ...assistantShows,
  ...attentionShows,
  ...firstStepsShows,
  ...calendarShows,
  ...connectionShows,
  ...connectionsShows,
  ...contactsShows,
  ...dashboardShows,
  ...emailShows,
  ...leadShows,
  ...leadGenerationShows,
  ...mapsShows,
  ...mapsScraperShows,
  ...membersShows,
  ...orchestratorShows,
  ...profileShows,
  ...recordShows,
  ...recordsShows,
  ...requestShows,
  ...researchShows,
  ...roleShows,
  ...runShows,
  ...sessionShows,
  ...scheduleShows,
  ...sendToShows,
  ...notificationsShows,
  ...auditShows,
  ...settingsShows,
  ...setupShows,
  ...shellShows,
  ...signInShows,
  ...toastShows,
  ...usageShows,
  ...budgetShows,
  ...voiceShows,
  ...workflowShows,
};

/** Expects every state that a story covers to be visible, at the latest once all code has come. */
export async function expectShown(covers: readonly StateId[] = []): Promise<void> {
  for (const id of covers)
    await waitFor(async () => {
      const found = [locators[id](screen)].flat();
      await expect(found.length, `${id} shows`).toBeGreaterThan(0);
      for (const element of found) await expect(element, id).toBeVisible();
    });
}

import { callersOf } from '../services/serviceUse.ts';
import { findService, sampleServiceIds } from '../catalogue.ts';
import type { ConnectionStatus } from '../connections.ts';
import type { AnswerOf, endpoints } from '../endpoints.ts';
import { minutesBefore } from '../time.ts';

type SampleId = (typeof sampleServiceIds)[number];

/** Status, requests this month, and minutes since the last sync. */
const states: Record<SampleId, readonly [status: ConnectionStatus, requests: number, minutesAgo?: number]> = {
  openai: ['connected', 7_420, 2],
  anthropic: ['connected', 1_180, 2],
  gmail: ['connected', 4_310, 5],
  'google-calendar': ['connected', 860, 5],
  stripe: ['pending', 0],
  apollo: ['error', 940, 180],
  twilio: ['disconnected', 0],
  slack: ['connected', 312, 12],
};

/** The eight connections shown while the server has none. Nothing is stored for them. */
export function sampleConnections(now: Date): AnswerOf<typeof endpoints.connections> {
  return sampleServiceIds.flatMap((id) => {
    const service = findService(id);
    if (!service) return [];
    const [status, requests, minutesAgo] = states[id];
    return {
      id,
      name: service.name,
      description: service.description,
      category: service.category,
      icon: service.icon,
      status,
      usage: { requests, limit: service.monthlyLimit },
      stored: [],
      usedBy: callersOf(id),
      sample: true,
      ...(minutesAgo === undefined ? {} : { lastSync: minutesBefore(now, minutesAgo) }),
      ...(status === 'error'
        ? {
            lastTest: {
              outcome: 'wrong-credentials',
              message: `${service.name} refused the key.`,
              nextStep: 'Enter a new key.',
              latencyMs: 214,
              testedAt: minutesBefore(now, 3),
            },
          }
        : {}),
    };
  });
}

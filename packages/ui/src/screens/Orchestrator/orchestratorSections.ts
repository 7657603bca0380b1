import { limits } from '@switchboard/api-contract/limits';
import type { OrchestratorSettings } from '@switchboard/api-contract/agents/orchestrator';
import type { SettingsSection } from '../../blocks/forms/SettingsForm/SettingsSection.ts';

/** The cards of the configuration, above System Analytics. */
export const orchestratorSections: readonly SettingsSection<OrchestratorSettings>[] = [
  {
    title: 'Performance Settings',
    column: 1,
    fields: [
      {
        kind: 'bar',
        key: 'maxConcurrentTasks',
        label: 'Max concurrent tasks',
        min: 1,
        max: limits.orchestrator.concurrencyBar,
      },
      { kind: 'number', key: 'taskTimeout', label: 'Task timeout', unit: 's', min: 10, max: 3_600 },
      { kind: 'number', key: 'retryAttempts', label: 'Retry attempts', min: 0, max: 5 },
    ],
  },
  {
    title: 'Alert Thresholds',
    column: 1,
    note: 'The dashboard shows an alert above these values, until they fall 5 points below. CPU and memory are the server’s; failures are the share of the runs that ended within the last hour.',
    fields: [
      { kind: 'number', key: 'alertThresholds.highCpu', label: 'High CPU', unit: '%', min: 0, max: 100 },
      { kind: 'number', key: 'alertThresholds.highMemory', label: 'High memory', unit: '%', min: 0, max: 100 },
      {
        kind: 'number',
        key: 'alertThresholds.taskFailureRate',
        label: 'Task failure rate',
        unit: '%',
        min: 0,
        max: 100,
      },
    ],
  },
  {
    title: 'Advanced Features',
    column: 2,
    active: true,
    fields: [
      { kind: 'switch', key: 'autoScaling', label: 'Auto scaling' },
      {
        kind: 'switch',
        key: 'loadBalancing',
        label: 'Load balancing',
        hint: 'A step goes to the agent of its type with the fewest open runs.',
      },
      { kind: 'switch', key: 'priorityWeighting', label: 'Priority weighting' },
      { kind: 'switch', key: 'errorRecovery', label: 'Error recovery' },
      { kind: 'switch', key: 'resourceOptimization', label: 'Resource optimization' },
      { kind: 'switch', key: 'realTimeMonitoring', label: 'Real-time monitoring' },
    ],
  },
];

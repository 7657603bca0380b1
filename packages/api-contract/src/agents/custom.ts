import * as v from 'valibot';
import type { ServiceId } from '../catalogue.ts';
import { limits } from '../limits.ts';
import { modelServices, type ModelService } from '../services/models.ts';
import { searchServices } from '../services/search.ts';
import { settingsContract } from '../settings.ts';
import type { MissingSetting, ServiceNeed } from '../runs/missing.ts';

/** What an agent of type custom may use. All of it reads, none of it changes or sends anything. */
export const customTools = [
  'web-search',
  'read-records',
  'read-mail',
  'read-calendar',
  'read-payments',
  'read-repository',
] as const;
export type CustomTool = (typeof customTools)[number];

/** The list type of agents that work by the instructions of a member. */
export const customType = 'custom';

/** What each tool is called, and one of which services must be connected for it. */
export const customToolTable = {
  'web-search': { name: 'Web search', services: searchServices },
  'read-records': { name: 'Read records', services: [] },
  'read-mail': { name: 'Read mail', services: ['gmail'], account: true },
  'read-calendar': { name: 'Read calendar', services: ['google-calendar'], account: true },
  'read-payments': { name: 'Read payments', services: ['stripe'] },
  'read-repository': { name: 'Read repository', services: ['github'] },
} as const satisfies Record<
  CustomTool,
  { readonly name: string; readonly services: readonly ServiceId[]; readonly account?: true }
>;

/** Settings of an agent of type custom. A blank `model` stands for the one that this server uses. */
export const customSettings = settingsContract(
  {
    instructions: v.pipe(
      v.string('Instructions must be text'),
      v.trim(),
      v.maxLength(limits.text.prompt, `Instructions must have at most ${limits.text.prompt} characters`),
    ),
    tools: v.pipe(
      v.array(v.picklist(customTools, 'Choose among the listed tools')),
      v.check((tools) => new Set(tools).size === tools.length, 'A tool is listed twice'),
    ),
    model: v.pipe(
      v.string('The model must be text'),
      v.trim(),
      v.maxLength(limits.text.name, `The model must have at most ${limits.text.name} characters`),
    ),
  },
  { instructions: '', tools: [], model: '' },
);
export type CustomSettings = ReturnType<typeof customSettings.read>;

/** The services that have a model of this name, the most suitable first; all of them for a blank name. */
export function servicesOfModel(model: string): readonly ModelService[] {
  if (model === '') return modelServices;
  return /^claude/i.test(model) ? ['anthropic'] : ['openai'];
}

/** What a run of such an agent needs. */
export const customServiceNeeds = ({ model }: CustomSettings): readonly ServiceNeed[] => [
  { services: servicesOfModel(model) },
];

/** The settings without which no run can start. */
export const customMissingSettings = ({ instructions }: CustomSettings): readonly MissingSetting[] =>
  instructions === ''
    ? [{ setting: 'instructions', text: { kind: 'noInstructions', args: {} }, label: 'Write instructions' }]
    : [];

/** The services that its runs call: for its model, and for its tools. */
export const customServices = ({ model, tools }: CustomSettings): readonly ServiceId[] => [
  ...servicesOfModel(model),
  ...tools.flatMap((tool): readonly ServiceId[] => customToolTable[tool].services),
];

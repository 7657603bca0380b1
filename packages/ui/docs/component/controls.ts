import { Bell, Check, Download, Mail, Play, Plus, RotateCw, Settings2, Trash2 } from 'lucide-react';
import type { ArgTypesEnhancer, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

const icons = { Bell, Check, Download, Mail, Play, Plus, RotateCw, Settings2, Trash2 };

const simple = ['string', 'number', 'boolean', 'enum'];

/** The control of a prop whose type is known only by name; none where Storybook could not show its values. */
function controlOf(typeName: string | undefined, type: SBType | undefined, value: unknown): Partial<StrictInputType> {
  const name = typeName?.replace(' | undefined', '');
  if (name === 'ComponentType') return { options: Object.keys(icons), mapping: icons, control: { type: 'select' } };
  if (name === 'boolean' || name === 'number') return { control: { type: name } };
  if (name === 'string' || (name === 'ReactNode' && typeof value !== 'object')) return { control: { type: 'text' } };
  return type && simple.includes(type.name) ? {} : { control: false };
}

/** Writes unions out, and gives icons, words and optional values controls; Storybook would show them as objects. */
export const namedTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([key, input]) => {
      const { summary, detail } = input.table?.type ?? {};
      const name = summary === 'union' ? detail : summary;
      const table = name ? { ...input.table, type: { summary: name } } : input.table;
      return [key, { ...controlOf(name, input.type, initialArgs[key]), ...input, table }];
    }),
  ) as StrictArgTypes;

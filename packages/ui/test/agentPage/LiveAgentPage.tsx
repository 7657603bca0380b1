import { withEdits } from '@switchboard/api-contract/settings';
import { useState, type ComponentType } from 'react';
import { ready } from '../../src/format/viewState.ts';
import type { SettingsControl } from '../../src/blocks/forms/SettingsForm/useSettingsForm.ts';
import { useStoredDraft } from '../forms/useStoredDraft.ts';
import type { AddressQuery, AddressQueryChange } from '../../src/blocks/agents/AgentPage/AgentPageProps.ts';

/** The state that the app keeps around a page. */
export interface Kept<Settings extends object> {
  query: AddressQuery;
  onQueryChange: AddressQueryChange;
  settings: SettingsControl<Settings>;
}

interface LiveAgentPageProps<Settings extends object, Page extends object> {
  screen: ComponentType<Page>;
  page: Page & Kept<Settings>;
}

/** A page with the state that the app keeps around it: the address, the draft and the saved settings. */
export function LiveAgentPage<Settings extends object, Page extends object>({
  screen: Screen,
  page,
}: LiveAgentPageProps<Settings, Page>) {
  const initial: Kept<Settings> = page;
  const { onQueryChange, settings } = initial;
  const [query, setQuery] = useState(initial.query);
  const keeper = useStoredDraft(settings);
  const [saved, setSaved] = useState(settings.saved);
  const live: Kept<Settings> = {
    query,
    onQueryChange: (part) => {
      onQueryChange(part);
      setQuery((before) =>
        Object.fromEntries(Object.entries({ ...before, ...part }).filter(([, value]) => value !== '')),
      );
    },
    settings: {
      ...settings,
      saved,
      ...keeper,
      onSave: async (changes) => {
        const outcome = await settings.onSave(changes);
        if (outcome.kind === 'done')
          setSaved((before) => (before.status === 'ready' ? ready(withEdits(before.data, changes)) : before));
        return outcome;
      },
    },
  };
  return <Screen {...page} {...live} />;
}

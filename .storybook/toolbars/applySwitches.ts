import { setReaderLanguage, setReaderZone } from '@switchboard/ui/format/reader';
import { stopClock } from './clock.ts';
import { prefer, type Preferences } from './preferences.ts';
import { zoneOf } from './zones.ts';

/** The reader's preferences that the switches decide. */
function preferencesOf({ motion, contrast }: Record<string, unknown>): Preferences {
  return {
    ...(motion === 'full' || motion === 'reduce' ? { reduce: motion === 'reduce' } : {}),
    ...(contrast === 'more' ? { more: true } : {}),
  };
}

/** The story that the switches are applied to, and how they stood. */
let current: { id: string; globals: Record<string, unknown>; takeBack: () => void } | undefined;

/** The switches as they stood when the story began; undefined if it is not the one that is shown. */
export const applied = (id: string): Record<string, unknown> | undefined =>
  current?.id === id ? current.globals : undefined;

interface Shown {
  id: string;
  globals: Record<string, unknown>;
  tags: readonly string[];
}

/**
 * Makes the page as the switches of the toolbar say, before a story is shown; returns what takes it back. Time stands
 * still in all stories but those of behaviour, where it stands only at a clock that was chosen.
 *
 * Storybook calls this again when a switch was turned. Then nothing changes until the story begins anew.
 */
export function applySwitches({ id, globals, tags }: Shown): () => void {
  if (applied(id)) return () => {};
  current?.takeBack();
  setReaderZone(zoneOf(globals['zone']));
  setReaderLanguage('en-GB');
  const preferences = preferencesOf(globals);
  const undo = [
    ...(tags.includes('behaviour') && globals['clock'] === 'fixtures' ? [] : [stopClock(globals['clock'])]),
    ...(Object.keys(preferences).length > 0 ? [prefer(preferences)] : []),
  ];
  const takeBack = (): void => {
    for (const each of undo.splice(0)) each();
    current = undefined;
  };
  current = { id, globals, takeBack };
  return takeBack;
}

import { setReaderLanguage, setReaderZone } from '@switchboard/ui/format/reader';
import { stopClock } from './clock.ts';
import { forceColours } from './forcedColours.ts';
import { prefer, type Preferences } from './preferences.ts';
import { enlargeText } from './textSize.ts';
import { zoneOf } from './zones.ts';

/** The reader's preferences that the switches decide. */
function preferencesOf({ motion, contrast, forcedColours }: Record<string, unknown>): Preferences {
  return {
    ...(motion === 'full' || motion === 'reduce' ? { reduce: motion === 'reduce' } : {}),
    ...(contrast === 'more' ? { more: true } : {}),
    ...(forcedColours === 'active' ? { forced: true } : {}),
  };
}

/**
 * Makes the page as the switches of the toolbar say, before a story is shown; returns what takes it back. Time stands
 * still in all stories but those of behaviour, where it stands only at a clock that was chosen.
 */
export function applySwitches(globals: Record<string, unknown>, behaviour: boolean): () => void {
  setReaderZone(zoneOf(globals['zone']));
  setReaderLanguage('en-GB');
  const preferences = preferencesOf(globals);
  const size = Number(globals['textSize']);
  const undo = [
    ...(behaviour && globals['clock'] === 'fixtures' ? [] : [stopClock(globals['clock'])]),
    ...(Object.keys(preferences).length > 0 ? [prefer(preferences)] : []),
    ...(globals['forcedColours'] === 'active' ? [forceColours()] : []),
    ...(size > 100 ? [enlargeText(size)] : []),
  ];
  return () => {
    for (const each of undo) each();
  };
}

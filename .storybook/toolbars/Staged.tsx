import { memberOf } from '@switchboard/api-mocks/world/sessions';
import { adminRole, RoleContext } from '@switchboard/ui/blocks/roles/RoleContext';
import { Theme } from '@switchboard/ui/theme/Theme';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';

/** The switches that a story's own page reads when it is built. */
const decisive = ['scenario', 'motion', 'contrast', 'zone', 'clock', 'member'] as const;

/** The theme of a frame that shows a story beside its twin; null anywhere else. */
export const ofFrame = new URLSearchParams(window.location.search).get('frame');

/** The theme that the story is in. */
export const themeOf = (globals: Record<string, unknown>): 'light' | 'dark' =>
  (ofFrame ?? globals['theme']) === 'dark' ? 'dark' : 'light';

const storageOf = (theme: 'light' | 'dark') => ({ read: () => theme, write: () => {} });

/** The address of the story alone, with the switches as they stand and in that theme. */
function addressIn(theme: 'light' | 'dark', id: string, globals: Record<string, unknown>): string {
  const text = Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';');
  return `iframe.html?viewMode=story&frame=${theme}&id=${id}&globals=${encodeURIComponent(text)}`;
}

interface StagedProps {
  id: string;
  globals: Record<string, unknown>;
  children: ReactNode;
}

// A modal dialog is above everything, wherever it stands in the page.
const ASIDE = '[inert] :is(dialog, [popover]) { translate: -200vw; } [inert] ::backdrop { display: none; }';

/** The story itself, out of sight: only its play needs it. It goes when that is over, since a dialog blocks the page. */
function Aside({ id, children }: { id: string; children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const channel = addons.getChannel();
    const end = ({ storyId }: { storyId: string }) => setIsOver((was) => was || storyId === id);
    channel.on('storyFinished', end);
    return () => channel.off('storyFinished', end);
  }, [id]);
  if (isOver) return null;
  return (
    <>
      <style>{ASIDE}</style>
      <div style={{ position: 'fixed', inset: '0 auto 0 -200vw', width: '100vw' }} inert>
        {children}
      </div>
    </>
  );
}

/** A story in the chosen theme, or in both beside each other. It begins anew when a switch is turned. */
export function Staged({ id, globals, children }: StagedProps) {
  const theme = themeOf(globals);
  const story = (
    <Fragment key={decisive.map((name) => String(globals[name])).join()}>
      <Theme key={theme} storage={storageOf(theme)}>
        <RoleContext value={memberOf(globals['member']).user.role ?? adminRole}>{children}</RoleContext>
      </Theme>
    </Fragment>
  );
  if (ofFrame || globals['theme'] !== 'both') return story;
  return (
    <>
      <Aside id={id}>{story}</Aside>
      <div style={{ display: 'flex', height: '100vh' }}>
        {(['light', 'dark'] as const).map((each) => (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
          <iframe
            key={each}
            title={each === 'light' ? 'Light' : 'Dark'}
            src={addressIn(each, id, globals)}
            style={{ flex: 1, minWidth: 0, border: 0 }}
          />
        ))}
      </div>
    </>
  );
}

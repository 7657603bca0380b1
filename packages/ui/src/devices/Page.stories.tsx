import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { copyText } from './clipboard.ts';
import { download } from './download.ts';
import type { Canvas } from '../../test/agentPage/inStory.ts';
import { replace } from '../../test/devices/standIns.ts';
import { useOnline, usePageHidden } from './browserState.ts';
import { useReducedMotion } from './useMediaQuery.ts';
import { useViewportHeight } from './useViewportHeight.ts';
import preview from '../../../../.storybook/preview.tsx';

/** What the devices report about the page. */
function Probe() {
  const root = useRef<HTMLElement>(null);
  const words = [
    useOnline() ? 'online' : 'offline',
    usePageHidden() ? 'hidden' : 'seen',
    useReducedMotion() ? 'still' : 'moving',
  ];
  useViewportHeight(root);
  return <main ref={root}>{words.join(' · ')}</main>;
}

const meta = preview.meta({ title: 'Page', component: Probe, tags: ['behaviour'] });

const says = (canvas: Canvas, text: string) => waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(text));

export const Network = meta.story({
  play: async ({ canvas }) => {
    await says(canvas, 'online');
    const back = replace(navigator, 'onLine', false);
    window.dispatchEvent(new Event('offline'));
    await says(canvas, 'offline');
    back();
    window.dispatchEvent(new Event('online'));
    await says(canvas, 'online');
  },
});

export const Hidden = meta.story({
  play: async ({ canvas }) => {
    await says(canvas, 'seen');
    const back = replace(document, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await says(canvas, 'hidden');
    back();
    document.dispatchEvent(new Event('visibilitychange'));
    await says(canvas, 'seen');
  },
});

/** Styles learn of a keyboard that covers part of the window, but not of pinch zoom. */
export const Keyboard = meta.story({
  beforeEach: () => {
    const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
    return replace(window, 'visualViewport', viewport);
  },
  play: async ({ canvas }) => {
    const viewport = window.visualViewport as unknown as EventTarget & {
      height: number;
      offsetTop: number;
      scale: number;
    };
    const height = () => canvas.getByRole('main').style.getPropertyValue('--viewport-height');
    await expect(height()).toBe('');
    Object.assign(viewport, { height: 420, offsetTop: 30 });
    viewport.dispatchEvent(new Event('resize'));
    await expect(height()).toBe('420px');
    await expect(canvas.getByRole('main').style.getPropertyValue('--viewport-top')).toBe('30px');
    Object.assign(viewport, { scale: 2 });
    viewport.dispatchEvent(new Event('scroll'));
    await expect(height()).toBe('');
  },
});

export const Copy = meta.story({
  play: async () => {
    const copied: string[] = [];
    const back = replace(navigator, 'clipboard', { writeText: (text: string) => Promise.resolve(copied.push(text)) });
    await expect(await copyText('by the API')).toBe(true);
    await expect(copied).toEqual(['by the API']);
    back();
    // If the clipboard API is missing or refuses, the old command copies the selection.
    const selected: string[] = [];
    const undo = [
      replace(navigator, 'clipboard', undefined),
      replace(document, 'execCommand', () => selected.push((document.activeElement as HTMLTextAreaElement).value) > 0),
    ];
    await expect(await copyText('by the command')).toBe(true);
    await expect(selected).toEqual(['by the command']);
    await expect(document.querySelector('textarea')).toBeNull();
    for (const each of undo) each();
  },
});

export const Download = meta.story({
  play: async () => {
    const saved: { name: string; blob: Blob | undefined }[] = [];
    let made: Blob | undefined;
    const undo = [
      replace(URL, 'createObjectURL', (blob: Blob) => {
        made = blob;
        return 'blob:story';
      }),
      replace(HTMLAnchorElement.prototype, 'click', function click(this: HTMLAnchorElement) {
        saved.push({ name: this.download, blob: made });
      }),
    ];
    download('leads.csv', 'company,score\nÄon,9', 'text/csv');
    await expect(saved[0]?.name).toBe('leads.csv');
    await expect(saved[0]?.blob?.type).toBe('text/csv;charset=utf-8');
    await expect(await saved[0]?.blob?.text()).toBe('company,score\nÄon,9');
    await expect(document.querySelector('a[download]')).toBeNull();
    for (const each of undo) each();
  },
});

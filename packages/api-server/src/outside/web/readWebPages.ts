import type { Context } from '../../platform/Context.ts';
import type { Caller } from '../Caller.ts';
import { openWebPages, type OpenedWebPage } from './openWebPages.ts';
import { openWeb } from './openWeb.ts';

const atOnce = 8;

/** Reads pages of the web, a few side by side; by their addresses. */
export async function readWebPages(
  context: Context,
  run: Pick<Caller, 'tenantId' | 'signal' | 'origin'>,
  urls: readonly string[],
): Promise<ReadonlyMap<string, OpenedWebPage>> {
  const open = openWebPages(openWeb(context, run));
  const waiting = [...urls];
  const pages = new Map<string, OpenedWebPage>();
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) pages.set(url, await open(url));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, urls.length) }, work));
  return pages;
}

import type { Context } from '../../platform/Context.ts';
import type { Caller } from '../Caller.ts';
import { openPages, type Opened } from './openPages.ts';
import { openWeb } from './openWeb.ts';

const atOnce = 8;

/** Reads pages of the web, a few side by side; by their addresses. */
export async function readPages(
  context: Context,
  run: Pick<Caller, 'tenantId' | 'signal' | 'origin'>,
  urls: readonly string[],
): Promise<ReadonlyMap<string, Opened>> {
  const open = openPages(openWeb(context, run));
  const waiting = [...urls];
  const pages = new Map<string, Opened>();
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) pages.set(url, await open(url));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, urls.length) }, work));
  return pages;
}

import type { Context } from '../platform/Context.ts';
import { keysIn, type RecordPlace } from '../records/RecordPlace.ts';
import { findRecords } from '../records/records.ts';

const split = (hosts: string): readonly string[] => hosts.trim().split(/\s+/);

/**
 * Hosts under which everybody has pages: social networks, pages of links, site builders, directories and shops. A
 * website there says nothing about whose it is, so that no two companies may be taken for one because of it.
 */
const sharedHosts: ReadonlySet<string> = new Set([
  // Social networks and messengers.
  ...split(`
    facebook.com fb.com fb.me fb.watch m.me instagram.com threads.net threads.com x.com twitter.com t.co
    linkedin.com lnkd.in tiktok.com youtube.com youtu.be pinterest.com snapchat.com reddit.com tumblr.com vk.com
    ok.ru xing.com bsky.app mastodon.social whatsapp.com wa.me t.me telegram.me line.me discord.gg discord.com
    twitch.tv vimeo.com nextdoor.com weibo.com medium.com substack.com patreon.com behance.net flickr.com
  `),
  // Pages of links, and short addresses.
  ...split(`
    linktr.ee linktree.com beacons.ai bio.link bio.site lnk.bio linkin.bio campsite.bio taplink.cc taplink.at
    carrd.co about.me solo.to hoo.be msha.ke flow.page flowcode.com allmylinks.com linkpop.com komi.io direct.me
    milkshake.app many.link contactinbio.com bit.ly tinyurl.com cutt.ly rebrand.ly is.gd ow.ly buff.ly qrco.de
    goo.gl g.co
  `),
  // Site builders and hosts of pages.
  ...split(`
    google.com g.page business.site wixsite.com wix.com editorx.io weebly.com square.site squarespace.com
    jimdo.com jimdofree.com jimdosite.com webnode.com webnode.page site123.me strikingly.com mystrikingly.com
    webflow.io wordpress.com godaddysites.com yolasite.com myshopify.com bigcartel.com ecwid.com company.site
    tilda.ws ueniweb.com duda.co one.page notion.site notion.so github.io gitlab.io netlify.app vercel.app
    pages.dev web.app firebaseapp.com herokuapp.com azurewebsites.net amazonaws.com canva.site my.canva.site
    framer.website framer.app durable.co ueni.com mailchimpsites.com hubspotpagebuilder.com business.google.com
    localo.site eatbu.com dish.co has.restaurant restaurantguru.com
  `),
  // Directories, and where one orders or books.
  ...split(`
    foursquare.com doordash.com grubhub.com toasttab.com wolt.com lieferando.de just-eat.com thefork.com
    resy.com quandoo.com booking.com treatwell.com fresha.com calendly.com etsy.com gelbeseiten.de
    pagesjaunes.fr yellowpages.com eventbrite.com speisekarte.de
  `),
]);
/** Those that have a domain in many countries. */
const inManyCountries =
  /(?:^|\.)(?:google|blogspot|tripadvisor|yelp|opentable|ubereats|deliveroo|amazon|ebay|pinterest|webnode|just-eat|groupon|treatwell)\.(?:com?\.)?[a-z]{2,3}$/;

/** The host of a website without www; undefined if it has none of its own. */
export function ownHostOf(website: unknown): string | undefined {
  if (typeof website !== 'string' || website.trim() === '') return undefined;
  const url = URL.parse(/^https?:\/\//i.test(website.trim()) ? website : `https://${website.trim()}`);
  const host = url?.hostname.replace(/\.$/, '').replace(/^www\d?\./, '') ?? '';
  // An address in numbers, or a name without a dot, is nobody's domain.
  if (!/\.[\p{L}-][\p{L}\d-]*$/u.test(host) || inManyCountries.test(host)) return undefined;
  const labels = host.split('.');
  const isShared = labels.some((_, at) => sharedHosts.has(labels.slice(at).join('.')));
  return isShared ? undefined : host;
}

/** So many hosts are looked for with one query. */
const mostAtOnce = 50;

/** Those of these hosts under which several stored records have their website, so that they belong to none of them. */
export async function hostsOfSeveral(
  db: Context['db'],
  place: RecordPlace<'businesses'>,
  hosts: readonly string[],
): Promise<ReadonlySet<string>> {
  const several = new Set<string>();
  for (let from = 0; from < hosts.length; from += mostAtOnce) {
    const some = hosts.slice(from, from + mostAtOnce);
    const rows = await keysIn(db, place)
      .select('id')
      .where('deleted', '=', 0)
      .where((eb) => eb.or(some.map((host) => eb('search', 'like', `%${host}%`))))
      .execute();
    const found = await findRecords(db, place, { ids: rows.map(({ id }) => id) });
    const byHost = Map.groupBy(found, ({ website }) => ownHostOf(website));
    for (const host of some) if ((byHost.get(host)?.length ?? 0) > 1) several.add(host);
  }
  return several;
}

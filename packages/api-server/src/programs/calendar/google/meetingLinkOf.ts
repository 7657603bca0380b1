import type { GoogleEvent } from './googleEvent.ts';

/** Where meetings are held; hosts below these too, as company.zoom.us. */
const hosts = [
  'zoom.us',
  'zoom.com',
  'zoomgov.com',
  'teams.microsoft.com',
  'teams.live.com',
  'meet.google.com',
  'webex.com',
  'meet.goto.com',
  'gotomeeting.com',
  'gotomeet.me',
  'whereby.com',
  'meet.jit.si',
  'bluejeans.com',
  'chime.aws',
  'ringcentral.com',
];
/** The front page of such a host is no meeting. */
const isMeeting = ({ hostname, pathname }: URL): boolean =>
  pathname.length > 1 && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** How many links may be wrapped around one. */
const mostWrappers = 3;
/** The link in the path of Proofpoint's: https://urldefense.com/v3/**https://zoom.us/j/1**;!!… */
const inPath = /__(https:\/\/.+?)__;/i;

/**
 * The meeting that a link leads to, also from within the links that mail programs wrap around it to check or count
 * clicks, with it in their query or path: Outlook's Safe Links, google.com/url. undefined if it leads to none.
 */
function meetingBehind(link: string, wrappers = 0): string | undefined {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:') return undefined;
  if (isMeeting(url)) return link;
  if (wrappers === mostWrappers) return undefined;
  return [...url.searchParams.values(), inPath.exec(link)?.[1] ?? '']
    .map((inner) => meetingBehind(inner, wrappers + 1))
    .find((inner) => inner !== undefined);
}

const inText = (text: string | null | undefined): string | undefined =>
  text
    ?.match(/https:\/\/[^\s"'<>()[\]]+/gi)
    ?.map((link) => meetingBehind(link.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/, '')))
    .find((link) => link !== undefined);

const isHttps = (link: string | null | undefined): link is string => /^https:\/\//i.test(link ?? '');

/**
 * The address of an event's video meeting: as Google knows it, whoever holds it, else one that stands in the place or
 * the description.
 */
export const meetingLinkOf = ({
  hangoutLink,
  conferenceData,
  location,
  description,
}: GoogleEvent): string | undefined =>
  [
    hangoutLink,
    ...(conferenceData?.entryPoints ?? [])
      .filter((point) => point?.entryPointType === 'video')
      .map((point) => point?.uri),
    inText(location),
    inText(description),
  ].find(isHttps);

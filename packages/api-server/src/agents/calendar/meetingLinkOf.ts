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

const inText = (text: string | null | undefined): string | undefined =>
  text
    ?.match(/https:\/\/[^\s"'<>()[\]]+/gi)
    ?.map((link) => link.replaceAll('&amp;', '&').replace(/[.,;:!?]+$/, ''))
    .find((link) => {
      const url = URL.parse(link);
      return url !== null && isMeeting(url);
    });

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
      .filter(({ entryPointType }) => entryPointType === 'video')
      .map(({ uri }) => uri),
    inText(location),
    inText(description),
  ].find(isHttps);

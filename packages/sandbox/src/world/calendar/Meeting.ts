import type { Mailbox } from '../account.ts';

/** How somebody answered an invitation, in Google's words. */
export type InvitationAnswer = 'needsAction' | 'declined' | 'tentative' | 'accepted';

/** Somebody of the house or a room by a short name, or anybody else. */
export type Participant = 'ada' | 'jonas' | 'samira' | 'viktor' | 'pleisse' | 'elster' | Mailbox;

/** A meeting as it is written down. */
export interface Meeting {
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** Whether it has an address for video. */
  readonly online?: boolean;
  /** Whether somebody else than Google holds the video meeting, of which there is an address then. */
  readonly elsewhere?: boolean;
  /** What it is besides an event, in Google's words. */
  readonly kind?: 'outOfOffice' | 'workingLocation';
  /** Whether those who take part count as free. */
  readonly free?: boolean;
  /** The working day, counted from today; for weekly ones, days from this week's Monday. */
  readonly day: number;
  /** Missing for a whole day. */
  readonly from?: string;
  readonly to?: string;
  readonly by: Participant;
  readonly with?: readonly (readonly [Participant, InvitationAnswer])[];
  readonly weekly?: boolean;
}

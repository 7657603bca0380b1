import * as v from 'valibot';
import { googleAccount } from './googleAccount.ts';

/** Reads the mailbox's profile: https://developers.google.com/gmail/api/reference/rest/v1/users/getProfile */
export const gmail = googleAccount({
  service: 'gmail',
  url: 'https://gmail.googleapis.com/gmail/v1/users/me/profile',
  success: v.object({ emailAddress: v.string() }),
});

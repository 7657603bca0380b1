/** A message gets one reply at most, so the reply is named after it. */
export const replyIdOf = (emailId: string): string => `reply-${emailId}`;

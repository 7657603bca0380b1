/** A message gets one reply at most, so the reply is named after it. */
export const replyIdOf = (emailId: string): string => `reply-${emailId}`;
/** The proposal of a reply that would go out by itself if it were allowed. */
export const proposalIdOf = (replyId: string): string => `proposal-${replyId}`;

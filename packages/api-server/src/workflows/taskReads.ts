/** What asks an agent that reads its account by itself to do just that. */
const reading = 'read|check|fetch|get|sync|synchroni[sz]e|update|refresh|copy|look (?:at|into|through)|sort';

/** Whether a task is to read these things, or just to read. */
export const taskReads = (things: string): ((task: string) => boolean) => {
  const pattern = new RegExp(String.raw`\b(?:${reading})\b.*\b(?:${things})\b|^(?:${reading})[.!]?$`, 'iu');
  return (task) => pattern.test(task) && !acting.test(task);
};

const acting =
  /\b(?:accept|add|answer|book|call|cancel|compose|create|decline|delete|draft|forward|invite|move|offer|plan|propose|remind|remove|reply|respond|schedule|send|tell|write)\b/iu;

const thoughts = /^(?:\s*<(think|thinking|thought|reasoning)>[^]*?(?:<\/\1>|$))+/i;
/** Some templates open the thoughts in the prompt, so that the answer only closes them. */
const closed = /^[^]*?<\/think>\s*\n/i;

/** A text without what a reasoning model thought before it: DeepSeek R1, Qwen and others write `<think>…</think>`. */
export const withoutThoughts = (text: string): string => text.replace(thoughts, '').replace(closed, '').trimStart();

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (number: number): string => words[number] ?? String(number);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 'Five of your seven lines are open.' An open line is an active agent. */
export function linesOpen(open: number, total: number): string {
  if (total === 0) return 'No lines yet. Create an agent to open the first one.';
  if (total === 1) return open === 1 ? 'Your one line is open.' : 'Your one line is not open.';
  if (open === 0) return `None of your ${inWords(total)} lines is open.`;
  if (open === total) return `All of your ${inWords(total)} lines are open.`;
  return `${capital(inWords(open))} of your ${inWords(total)} lines ${open === 1 ? 'is' : 'are'} open.`;
}

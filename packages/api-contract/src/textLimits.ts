/** Maximum lengths of texts, in characters. Separate from the other limits, because signing in needs only these. */
export const textLimits = {
  name: 80,
  line: 200,
  paragraph: 2_000,
  message: 8_000,
  prompt: 8_000,
  secret: 4_096,
  speech: 4_000,
  runInput: 2_000,
} as const;

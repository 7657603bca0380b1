const searchWords = 'Tavily, Serper or Perplexity';
const modelWords = 'OpenAI or Anthropic';

/** What a research lacks, as the sentence that its task fails with; call it where at least one is missing. */
export function missingForResearch({ search, model }: { search: boolean; model: boolean }): string {
  const missing = [...(search ? [] : [searchWords]), ...(model ? [] : [modelWords])];
  return `Connect ${missing.join(', and ')}`;
}

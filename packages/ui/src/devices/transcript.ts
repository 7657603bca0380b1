/** One thing heard, as the speech engine reports it. */
export interface Heard {
  text: string;
  isFinal: boolean;
  confidence: number;
}

/** What was said: `final` is settled, `interim` may still change. */
export interface Transcript {
  final: string;
  interim: string;
}

/** The two texts with one space between them, wherever the engine put its own. */
export function joinWords(before: string, after: string): string {
  return [before.trim(), after.trim()].filter(Boolean).join(' ');
}

/** The whole text, settled or not. */
export const wholeText = ({ final, interim }: Transcript): string => joinWords(final, interim);

/**
 * Chrome on Android reports each settled phrase again with the next words added, and gives the repeated ones no
 * confidence: of those, the longest is what was said.
 */
function isRepeated(heard: Heard, next: Heard | undefined): boolean {
  return (
    heard.confidence === 0 &&
    next !== undefined &&
    next.isFinal &&
    next.text.trim().toLowerCase().startsWith(heard.text.trim().toLowerCase())
  );
}

/** The transcript of one run of the engine. */
export function toTranscript(results: readonly Heard[]): Transcript {
  return results.reduce<Transcript>(
    (said, heard, index) => {
      if (!heard.isFinal) return { ...said, interim: joinWords(said.interim, heard.text) };
      return isRepeated(heard, results[index + 1]) ? said : { ...said, final: joinWords(said.final, heard.text) };
    },
    { final: '', interim: '' },
  );
}

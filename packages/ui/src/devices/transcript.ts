/** One result of the speech engine. */
export interface RecognisedText {
  text: string;
  isFinal: boolean;
  confidence: number;
}

/** The recognised text: `final` is settled, `interim` may still change. */
export interface Transcript {
  final: string;
  interim: string;
}

/** Joins two texts with one space, whatever spaces the engine added. */
export function joinWords(before: string, after: string): string {
  return [before.trim(), after.trim()].filter(Boolean).join(' ');
}

/** The whole text, final and interim. */
export const wholeText = ({ final, interim }: Transcript): string => joinWords(final, interim);

/**
 * Chrome on Android reports each settled phrase again with the next words appended, and gives the repeats a
 * confidence of 0. Only the longest of them counts.
 */
function isRepeated(heard: RecognisedText, next: RecognisedText | undefined): boolean {
  return (
    heard.confidence === 0 &&
    next !== undefined &&
    next.isFinal &&
    next.text.trim().toLowerCase().startsWith(heard.text.trim().toLowerCase())
  );
}

/** The transcript of one run of the engine. */
export function toTranscript(results: readonly RecognisedText[]): Transcript {
  return results.reduce<Transcript>(
    (said, heard, index) => {
      if (!heard.isFinal) return { ...said, interim: joinWords(said.interim, heard.text) };
      return isRepeated(heard, results[index + 1]) ? said : { ...said, final: joinWords(said.final, heard.text) };
    },
    { final: '', interim: '' },
  );
}

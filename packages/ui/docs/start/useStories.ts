import { useEffect, useState } from 'react';
import { SEPARATOR } from '../../../../.storybook/index/separator.ts';

/** A story, as the side panel knows it. */
export interface ListedStory {
  id: string;
  title: string;
  label: string;
  behaviour: boolean;
  /** Documented states that it shows or, if it is one of behaviour, tests. */
  states: readonly string[];
}

interface Index {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }>;
}

/** Every story of this Storybook; none until its index is there. */
export function useStories(): readonly ListedStory[] {
  const [stories, setStories] = useState<readonly ListedStory[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      // Storybook has just read it to find this story.
      const answer = await fetch('./index.json', { signal: leaving.signal, cache: 'force-cache' });
      const { entries } = (await answer.json()) as Index;
      setStories(
        Object.values(entries)
          .filter(({ type }) => type === 'story')
          .map(({ id, title, name, tags = [] }) => {
            const [label = name, ids = ''] = name.split(SEPARATOR);
            const states = ids.split(' ').filter((word) => /^[a-z-]+\.[a-z0-9-]+$/.test(word));
            return { id, title, label, states, behaviour: tags.includes('behaviour') };
          }),
      );
    };
    read().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, []);
  return stories;
}

import { useEffect, useRef, useState } from 'react';
import { frame, story } from './StoryPictures.css.ts';

/**
 * Resolves when the frame that was asked for last shows its story. Many at once would ask for more files than a browser
 * can.
 */
let last: Promise<void> = Promise.resolve();

/** Resolves when Storybook shows something in the frame: the story, or what is wrong with it. */
const shown = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!page.body.matches('.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview')) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(page.body, { attributeFilter: ['class'] });
    look();
  });

/** A story as a small picture, loaded when it is in sight and those before it are there. */
export function StoryFrame({ title, src }: { title: string; src: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [turn] = useState(() => Promise.withResolvers<void>());
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    const begin = async (before: Promise<void>): Promise<void> => {
      await before;
      setIsTurn(true);
    };
    const sight = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      void begin(last);
      last = turn.promise;
    });
    if (box.current) sight.observe(box.current);
    return () => {
      sight.disconnect();
      turn.resolve();
    };
  }, [turn]);
  return (
    <div ref={box} className={frame}>
      {isTurn ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself
        <iframe
          className={story}
          title={title}
          src={src}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (contentDocument) void shown(contentDocument).then(turn.resolve);
          }}
          inert
        />
      ) : null}
    </div>
  );
}

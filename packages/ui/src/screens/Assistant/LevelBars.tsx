import { useEffect, useRef } from 'react';
import type { LevelSource } from '../../devices/microphone.ts';
import { bar, bars } from './LevelBars.css.ts';

const COUNT = 44;
/** A new bar is added after this many frames, as high as the loudest of them. */
const FRAMES = 4;
/** Parts of the height that silence leaves, in percent. */
const LOWEST = 14.3;

/**
 * The last levels of the microphone, newest on the right. Drawn without React, so that nothing renders while they
 * move.
 */
export function LevelBars({ level }: { level: LevelSource }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const elements = Array.from(root.current?.children ?? []).filter((child) => child instanceof HTMLElement);
    const heard = elements.map(() => 0);
    let frames = 0;
    let loudest = 0;
    return level.subscribe((now) => {
      frames += 1;
      loudest = Math.max(loudest, now);
      if (frames % FRAMES !== 0) return;
      heard.shift();
      heard.push(loudest);
      loudest = 0;
      elements.forEach((element, index) => {
        const cut = ((100 - LOWEST) * (1 - (heard[index] ?? 0))) / 2;
        element.style.clipPath = `inset(${cut.toFixed(1)}% 0 round 2px)`;
      });
    });
  }, [level]);

  return (
    <div ref={root} className={bars} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <span key={index} className={bar} />
      ))}
    </div>
  );
}

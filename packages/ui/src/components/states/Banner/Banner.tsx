import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../display/Icon/Icon.tsx';
import { announce } from '../../../devices/announce.ts';
import { action as actionClass, banner, icon as iconClass, words } from './Banner.css.ts';

const ICON = {
  neutral: Info,
  accent: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const satisfies Record<Tone, IconType>;

interface BannerProps {
  /** What it means. A critical one interrupts a screen reader. */
  tone?: Tone;
  /** Before the text. Each tone has its own. */
  icon?: IconType;
  /** A small button or link, on the right. */
  action?: ReactNode;
  /**
   * `alert` interrupts a screen reader. `status`: an act brought it, so its words are announced when they come. `none`:
   * it merely stands there, or something else announces it.
   */
  role?: 'status' | 'alert' | 'none';
  /** What is the case, and what it means for the content below. */
  children: ReactNode;
}

/** A full-width notice about the content below it. */
export function Banner({
  tone = 'neutral',
  icon = ICON[tone],
  action,
  role = tone === 'critical' ? 'alert' : 'none',
  children,
}: BannerProps) {
  const text = useRef<HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    // With a break between its blocks.
    const now = text.current?.innerText ?? '';
    if (role === 'status' && now !== said.current) announce(now);
    said.current = now;
  });
  return (
    <div className={cx(toneClass[tone], banner)} role={role === 'alert' ? role : undefined}>
      <Icon icon={icon} className={iconClass} />
      <div ref={text} className={words}>
        {children}
      </div>
      {action ? <div className={actionClass}>{action}</div> : null}
    </div>
  );
}

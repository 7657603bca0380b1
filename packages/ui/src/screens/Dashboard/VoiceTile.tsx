import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import type { assistantReach } from '../../rules/assistantReach.ts';
import { dots, orb, voice, voiceFoot, voiceTitle } from './assistant.css.ts';

interface VoiceTileProps {
  href: string;
  reach: ReturnType<typeof assistantReach>;
}

/**
 * A link to the assistant, with its idle orb and whether it is likely to answer. Dark in both themes; no animation
 * under reduced motion.
 */
export function VoiceTile({ href, reach }: VoiceTileProps) {
  return (
    <Anchor href={href} className={voice}>
      <span className={dots} aria-hidden="true" />
      <span className={orb} aria-hidden="true" />
      <span className={voiceTitle}>Speak to the assistant</span>
      <span className={voiceFoot}>
        <Icon icon={reach.icon} size={14} />
        {reach.label}
      </span>
    </Anchor>
  );
}

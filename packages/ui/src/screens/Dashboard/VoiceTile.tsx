import { Mic } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../components/Link/Link.tsx';
import { dots, orb, voice, voiceFoot, voiceTitle } from './assistant.css.ts';

/** The way to the assistant, with its orb at rest. Dark in both themes; still under reduced motion. */
export function VoiceTile({ href }: { href: string }) {
  return (
    <Anchor href={href} className={voice}>
      <span className={dots} aria-hidden="true" />
      <span className={orb} aria-hidden="true" />
      <span className={voiceTitle}>Speak to the assistant</span>
      <span className={voiceFoot}>
        <Icon icon={Mic} size={14} />
        Ready
      </span>
    </Anchor>
  );
}

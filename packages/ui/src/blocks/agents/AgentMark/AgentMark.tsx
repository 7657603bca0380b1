import { Mark } from '../../../components/display/Mark/Mark.tsx';
import { agentLine } from '../../../rules/agentLine.ts';

interface AgentMarkProps {
  /** The agent's slug, type or id; anything else is a member's own agent. */
  agent: string | undefined;
  /** 24, 36 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Soft where many are side by side. */
  variant?: 'solid' | 'soft';
}

/** The square with an agent's colour and glyph. Decorative: the name is beside it. */
export function AgentMark({ agent, size, variant }: AgentMarkProps) {
  const { line, glyph } = agentLine(agent);
  return <Mark line={line} icon={glyph} size={size} variant={variant} />;
}

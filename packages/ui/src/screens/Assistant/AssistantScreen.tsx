import { useRef, useState } from 'react';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { toSpoken } from '../../components/display/Markdown/toSpoken.ts';
import type { LevelSource } from '../../devices/microphone.ts';
import { usePageHidden } from '../../devices/usePageHidden.ts';
import { useStoodFor } from '../../devices/useStoodFor.ts';
import type { TypewriterOptions } from '../../devices/useTypewriter.ts';
import { useViewportHeight } from '../../devices/useViewportHeight.ts';
import { frame, screen } from './AssistantScreen.css.ts';
import { Controls } from './Controls.tsx';
import { DotFields } from './DotFields.tsx';
import type { AnswerStore, AssistantCommands } from './engine/Assistant.ts';
import type { AssistantState } from './engine/AssistantState.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { Stage } from './Stage.tsx';
import { TitleBar, type ProductWords } from './TitleBar.tsx';

export interface AssistantScreenProps {
  product: ProductWords;
  dashboardHref: string;
  /** Whether the browser is online. */
  online: boolean;
  /** These four come from `useAssistant`. */
  state: AssistantState;
  commands: AssistantCommands;
  answer: AnswerStore;
  level: LevelSource;
  /** Overrides the typewriter's pace. */
  typing?: TypewriterOptions;
}

/** How long the live region keeps a reply after the page shows it, in ms. */
const ANNOUNCED_MS = 1_000;

/** The assistant: always dark, with its orb, the reply and the controls. */
export function AssistantScreen({
  product,
  dashboardHref,
  online,
  state,
  commands,
  answer,
  level,
  typing,
}: AssistantScreenProps) {
  const { reply, pending, shown, conversation } = state;
  const root = useRef<HTMLElement>(null);
  const hidden = usePageHidden();
  const [historyOpen, setHistoryOpen] = useState(false);
  const announced = useStoodFor(shown ? reply?.id : undefined, ANNOUNCED_MS);
  useViewportHeight(root);

  return (
    <main ref={root} className={screen} data-theme="dark" data-still={hidden || undefined}>
      <DotFields />
      <div className={frame}>
        <TitleBar product={product} dashboardHref={dashboardHref} />
        <Stage online={online} state={state} commands={commands} answer={answer} typing={typing} />
        <Controls
          state={state}
          commands={commands}
          level={level}
          covered={historyOpen}
          onHistory={() => setHistoryOpen(true)}
        />
      </div>
      <LiveRegion message={reply && !pending && !announced ? toSpoken(reply.text) : ''} />
      <HistoryDialog
        open={historyOpen}
        onClose={() => setHistoryOpen(false)}
        history={conversation.messages}
        name={product.name}
      />
    </main>
  );
}

import type { AnswerQuestion } from '@switchboard/api-contract/conversations';
import { lazy, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LayoutDashboard } from 'lucide-react';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { toSpoken } from '../../components/display/Markdown/readMarkdown.ts';
import { Dialog } from '../../components/layers/Dialog/Dialog.tsx';
import { LazyRegion, LoadingWords, PartFailed } from '../../components/states/LazyRegion/LazyRegion.tsx';
import type { LevelSource } from '../../devices/microphone.ts';
import { usePageHidden } from '../../devices/browserState.ts';
import type { TypewriterOptions } from '../../devices/useTypewriter.ts';
import { useViewportHeight } from '../../devices/useViewportHeight.ts';
import { frame, screen, edges, far, fields, near } from './AssistantScreen.css.ts';
import { Controls } from './Controls.tsx';
import type { MessageField } from './MessageBox.tsx';
import type { AnswerStore, AssistantCommands } from './engine/Assistant.ts';
import type { AssistantState } from './engine/AssistantState.ts';
import { Stage } from './Stage.tsx';
import type { Conversations } from './transcript/ConversationList.tsx';
import { ConversationsDialog } from './transcript/ConversationsDialog.tsx';
import { KeysDialog } from './transcript/KeysDialog.tsx';
import { useHelpKey } from './pageKeys.ts';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/display/Icon/Icon.tsx';
import { Anchor } from '../../components/actions/Link/Link.tsx';
import {
  glass,
  titleBar,
  link,
  subtitle as subtitleClass,
  title,
  version as versionClass,
  titleWords,
} from './Assistant.css.ts';

/** The product's name, version and subtitle. */
interface ProductWords {
  name: string;
  version: string;
  subtitle: string;
}

/** Title with version, subtitle, and the link to the dashboard. */
function TitleBar({
  product: { name, version, subtitle },
  dashboardHref,
}: {
  product: ProductWords;
  dashboardHref: string;
}) {
  return (
    <header className={titleBar}>
      <div className={titleWords}>
        <h1 className={title} tabIndex={-1}>
          {name} <span className={versionClass}>{version}</span>
        </h1>
        <p className={subtitleClass}>{subtitle}</p>
      </div>
      <Anchor href={dashboardHref} className={cx(link, glass)}>
        <Icon icon={LayoutDashboard} />
        Dashboard
      </Anchor>
    </header>
  );
}

const ChangeDialog = lazy(() =>
  import('./change/ChangeDialog.tsx').then((module) => ({ default: module.ChangeDialog })),
);

/** In place of the form of a change while its code loads, or if that failed. */
const ChangeComing = ({ failed = false, onClose }: { failed?: boolean; onClose: () => void }) => (
  <Dialog open title="Change what is asked" onClose={onClose}>
    {failed ? <PartFailed /> : <LoadingWords what="the form" />}
  </Dialog>
);

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
  /** All of the member's. */
  conversations: Conversations;
  now: Date;
  /** Overrides the typewriter's pace. */
  typing?: TypewriterOptions;
}

/** The assistant: always dark, with its orb, the reply and the controls. */
export function AssistantScreen({
  product,
  dashboardHref,
  online,
  state,
  commands,
  answer,
  level,
  conversations,
  now,
  typing,
}: AssistantScreenProps) {
  const { reply, pending, conversation, replacing, readAloud, wordStops } = state;
  const root = useRef<HTMLElement>(null);
  const field = useRef<MessageField>(null);
  const hidden = usePageHidden();
  const [layer, setLayer] = useState<'conversations' | 'keys'>();
  const [changed, setChanged] = useState<AnswerQuestion>();
  const close = () => setLayer(undefined);
  const closeChange = () => setChanged(undefined);
  const startTyping = (letter?: string) => {
    // The message box must be rendered before it can take the focus.
    flushSync(() => commands.startTyping(letter));
    field.current?.focus();
  };
  useHelpKey(layer === undefined && changed === undefined, () => setLayer('keys'));
  useViewportHeight(root);

  return (
    <main ref={root} className={screen} data-theme="dark" data-still={hidden || undefined}>
      <DotFields />
      <div className={frame}>
        <TitleBar product={product} dashboardHref={dashboardHref} />
        <Stage
          online={online}
          state={state}
          commands={commands}
          answer={answer}
          onChange={setChanged}
          onAnswered={startTyping}
          typing={typing}
        />
        <Controls
          state={state}
          commands={commands}
          field={field}
          onType={startTyping}
          level={level}
          covered={layer !== undefined || changed !== undefined}
          onHistory={() => setLayer('conversations')}
        />
      </div>
      <LiveRegion message={reply && !pending ? toSpoken(reply.text) : ''} of={reply?.id} />
      {layer === 'conversations' ? (
        <ConversationsDialog
          onClose={close}
          conversation={conversation}
          conversations={conversations}
          suggestions={state.suggestions}
          name={product.name}
          now={now}
          free={!pending}
          answer={answer}
          commands={commands}
          onChange={setChanged}
          onRestore={replacing === undefined ? undefined : commands.restore}
          onKeys={() => setLayer('keys')}
          onWrite={() => {
            flushSync(close);
            startTyping();
          }}
        />
      ) : null}
      {changed?.change ? (
        <LazyRegion
          waiting={<ChangeComing onClose={closeChange} />}
          failed={<ChangeComing failed onClose={closeChange} />}
        >
          <ChangeDialog change={changed.change} now={now} onChange={commands.change} onClose={closeChange} />
        </LazyRegion>
      ) : null}
      <KeysDialog
        open={layer === 'keys'}
        onClose={close}
        readAloud={readAloud}
        onReadAloud={commands.setReadAloud}
        wordStops={wordStops}
        onWordStops={commands.setWordStops}
      />
    </main>
  );
}

/** Two fields of dots that drift past each other in the background. */
function DotFields() {
  return (
    <div className={fields} aria-hidden="true">
      <div className={near} />
      <div className={far} />
      <div className={edges} />
    </div>
  );
}

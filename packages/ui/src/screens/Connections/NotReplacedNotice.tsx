import { ShieldCheck } from 'lucide-react';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Row } from '../../components/layout/Row/Row.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import type { Outcome } from '../../format/outcome.ts';
import { clip } from '../../format/text.ts';

/** The new values were not stored. `unchecked`: why they could not be checked; missing if the service rejected them. */
export interface NotReplaced {
  readonly unchecked?: string | undefined;
}

/** Whether a save left the stored values in place; undefined if it replaced them or was refused for another reason. */
export function notReplaced(outcome: Outcome<unknown>): NotReplaced | undefined {
  if (outcome.kind === 'conflict' && outcome.choose) return { unchecked: outcome.message };
  return outcome.kind === 'invalid' && outcome.outcome !== undefined ? {} : undefined;
}

interface NotReplacedNoticeProps extends NotReplaced {
  busy: boolean;
  onKeep: () => void;
  onUse: () => void;
}

/** Says that the stored values go on working, and where the new ones could not be checked, lets the member choose. */
export function NotReplacedNotice({ unchecked, busy, onKeep, onUse }: NotReplacedNoticeProps) {
  if (unchecked === undefined)
    return (
      <Banner role="status" icon={ShieldCheck}>
        The stored values still work. Nothing was replaced.
      </Banner>
    );
  return (
    <Banner tone="caution" role="alert">
      <Stack gap={3}>
        <p>The new values could not be checked. {clip(unchecked, 300)} The stored ones still work.</p>
        <Row gap={2}>
          <Button size="sm" disabled={busy} onClick={onKeep}>
            Keep the old
          </Button>
          <ActionButton needs="configure" size="sm" disabled={busy} onClick={onUse}>
            Use anyway
          </ActionButton>
        </Row>
      </Stack>
    </Banner>
  );
}

import type { KeyAnswer } from '@switchboard/api-contract/keys';
import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { CopyField } from '../../../components/display/CopyField/CopyField.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { day } from '../../../format/dates.ts';
import { listInWords } from '../../../format/text.ts';
import { label as labelClass, sub } from './Keys.css.ts';
import { keyName } from './KeysTable.tsx';

/** Where programs reach the server: the origin of the page. */
export const doorsOf = (origin: string) => ({ api: `${origin}/api`, mcp: `${origin}/mcp` });

/** What programs are given to use a key, in words that they take: each with the key at `$`. */
const linesFor = ({ api, mcp }: ReturnType<typeof doorsOf>) => ({
  curl: `curl ${api}/agents \\\n  -H "Authorization: Bearer $"`,
  claudeCode: `claude mcp add --transport http switchboard \\\n  ${mcp} \\\n  --header "Authorization: Bearer $"`,
  json: `{"mcpServers": {"switchboard": {"type": "http",\n  "url": "${mcp}",\n  "headers": {"Authorization": "Bearer $"}}}}`,
});

interface MadeKeyDialogProps {
  made: KeyAnswer;
  origin: string;
  onClose: () => void;
}

/** Shows a key, once, and what is copied into the programs that use it. */
export function MadeKeyDialog({ made: { key, item }, origin, onClose }: MadeKeyDialogProps) {
  const { rights = [], acts, expiresAt } = item;
  const isActing = rights.some((right) => right !== 'see');
  const may = `${keyName(item)} may ${listInWords(rights)}`;
  const asks = isActing ? `, and ${acts === 'act' ? 'acts at once' : 'asks first'}` : '';
  const { curl, claudeCode, json } = linesFor(doorsOf(origin));
  const line = (text: string) => ({
    value: text.replace('$', () => key),
    shown: text.replace('$', () => `${item.start ?? key.slice(0, 11)}…`),
  });
  return (
    <Dialog
      open
      focusTitle
      size="lg"
      onClose={onClose}
      title="Your new key"
      description={`${may}${asks}. It ends on ${day(expiresAt)}.`}
      foot={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={4}>
        <Line label="Key" copied="the key" value={key} shown={key}>
          Shown only now. Whoever has it can do what it may do.
        </Line>
        <Line label="curl" copied="the line for curl" {...line(curl)} />
        <Line label="Claude Code" copied="the line for Claude Code" {...line(claudeCode)}>
          claude.ai in the browser can’t use a key yet.
        </Line>
        <Line label="Other clients, as JSON" copied="the JSON" {...line(json)}>
          What you copy holds the whole key.
        </Line>
      </Stack>
    </Dialog>
  );
}

interface LineProps {
  label: string;
  copied: string;
  value: string;
  shown: string;
  children?: ReactNode;
}

function Line({ label, copied, value, shown, children }: LineProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap={1}>
        <span id={id} className={labelClass}>
          {label}
        </span>
        <CopyField value={value} shown={shown} label={copied} />
        {children ? <p className={sub}>{children}</p> : null}
      </Stack>
    </div>
  );
}

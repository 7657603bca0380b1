import type { AgentSummary } from '@switchboard/api-contract/agents';
import type { WithoutPassword } from '@switchboard/api-contract/auth';
import type { KeyAnswer, KeyList, KeyRequest, ProgramKey } from '@switchboard/api-contract/keys';
import { limits } from '@switchboard/api-contract/limits';
import { product } from '@switchboard/api-contract/product';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LeftOut } from '../../../blocks/records/LeftOut/LeftOut.tsx';
import { SkeletonRows } from '../../../blocks/records/SkeletonRows/SkeletonRows.tsx';
import { ConfirmAction } from '../../../blocks/roles/ConfirmAction.tsx';
import { ViewRegion } from '../../../blocks/states/ViewRegion/ViewRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { CopyField } from '../../../components/display/CopyField/CopyField.tsx';
import { Count } from '../../../components/display/Count/Count.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { EmptyState } from '../../../components/states/EmptyState/EmptyState.tsx';
import { day, zoneName } from '../../../format/dates.ts';
import { count, plural } from '../../../format/numbers.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { clip } from '../../../format/text.ts';
import { dataOf, type ViewState } from '../../../format/viewState.ts';
import { isKeyOver, keyStateOf } from '../../../rules/keys.ts';
import { ProveDialog, type ProveDialogProps } from '../Account/ProveDialog.tsx';
import { providerName } from '../Members/MembersTable.tsx';
import { door, doorName, sub } from './Keys.css.ts';
import { keyName, KeysTable } from './KeysTable.tsx';
import { doorsOf, MadeKeyDialog } from './MadeKeyDialog.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';

type KeyDialog =
  | { readonly kind: 'new'; readonly again?: ProgramKey }
  | { readonly kind: 'made'; readonly made: KeyAnswer }
  | { readonly kind: 'revoke'; readonly key: ProgramKey };

export interface KeysProps {
  view: ViewState<KeyList>;
  now: Date;
  /** Of the organisation; empty while they are not known. */
  agents: readonly AgentSummary[];
  /** What the provider of single sign-on is called, if there is one. */
  sso: string | undefined;
  /** Where the server is reached: `https://northlight.example`. */
  origin: string;
  /** The page of the calls. */
  callsAt: string;
  /** Makes a key. Its list is read again by then. */
  onMake: (request: KeyRequest) => Promise<Outcome<KeyAnswer>>;
  onRevoke: (keyId: string) => Promise<Outcome<unknown>>;
  /** Present while what was asked waits for a proof of who the member is. */
  proof?: Omit<ProveDialogProps, 'what' | 'withoutPassword'> | undefined;
  /** Present where the member has no password. */
  withoutPassword?: WithoutPassword | undefined;
}

/** The keys with which programs do what a member may do, and where programs reach the server. */
export function Keys({ view, now, agents, sso, origin, callsAt, onMake, onRevoke, proof, withoutPassword }: KeysProps) {
  const [dialog, setDialog] = useState<KeyDialog>();
  const list = dataOf(view);
  const own = list?.items.items ?? [];
  const others = list?.others.items ?? [];
  const isFull = own.filter((key) => !isKeyOver(keyStateOf(key, now))).length >= limits.keys.working;
  const close = () => setDialog(undefined);
  const newKey = (
    <Button
      variant="primary"
      size="sm"
      icon={Plus}
      disabledReason={isFull ? `You have ${limits.keys.working} keys that work, which is the limit` : undefined}
      onClick={() => setDialog({ kind: 'new' })}
    >
      New key
    </Button>
  );
  const table = { agents, now, onRevoke: (key: ProgramKey) => setDialog({ kind: 'revoke', key }) };
  const { api, mcp } = doorsOf(origin);
  return (
    <Stack gap={8}>
      <Section
        title="Your keys"
        mark={own.length > 0 ? <Count>{count(own.length)}</Count> : undefined}
        actions={list && own.length === 0 ? undefined : newKey}
      >
        <ViewRegion
          view={view}
          name="keys"
          now={now}
          loading={
            <Card>
              <SkeletonRows rows={3} />
            </Card>
          }
        >
          {({ items, days = limits.keys.listedDays }) =>
            items.items.length === 0 ? (
              <>
                <EmptyState
                  level={3}
                  title="No keys yet"
                  text="With a key, a program of yours can read what you see, and ask for what you may do. It ends when you want, and when you leave."
                  action={newKey}
                />
                <LeftOut count={items.leftOut} one="key" />
              </>
            ) : (
              <Card clipped>
                <KeysTable
                  {...table}
                  label="All your keys"
                  keys={items.items}
                  onAgain={(again) => setDialog({ kind: 'new', again })}
                  foot={
                    <>
                      <span>
                        {restingText(items.items, now, sso)}What has ended stays here for {plural(days, 'day')} · times
                        in {zoneName(now)}
                      </span>
                      <LeftOut count={items.leftOut} one="key" />
                    </>
                  }
                />
              </Card>
            )
          }
        </ViewRegion>
      </Section>
      {list && others.length + list.others.leftOut > 0 ? (
        <Section title="Keys of other members" mark={<Count>{count(others.length)}</Count>}>
          <Card clipped>
            <KeysTable
              {...table}
              label="All keys of other members"
              keys={others}
              foot={
                <>
                  <span>{restingText(others, now, sso)}Only admins see this table.</span>
                  <LeftOut count={list.others.leftOut} one="key" />
                </>
              }
            />
          </Card>
        </Section>
      ) : null}
      <Section
        title={`Where programs reach ${product.name}`}
        actions={
          <Link standalone href={callsAt}>
            Calls and examples
          </Link>
        }
      >
        <Card>
          <Door name="API" what="For curl, scripts and other software" address={api} />
          <Door
            name="MCP server"
            what="For Claude Code, Cursor and other assistants. claude.ai in the browser can’t use a key yet."
            address={mcp}
          />
        </Card>
      </Section>
      {dialog?.kind === 'new' ? (
        <NewKeyDialog
          again={dialog.again}
          agents={agents}
          now={now}
          onMake={onMake}
          onMade={(made) => setDialog({ kind: 'made', made })}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'made' ? <MadeKeyDialog made={dialog.made} origin={origin} onClose={close} /> : null}
      {dialog?.kind === 'revoke' ? (
        <ConfirmAction
          title={`Revoke ${keyName(dialog.key)}${ofOwner(dialog.key)}?`}
          description="Programs that use it are refused at once. A revoked key can’t be brought back."
          confirmLabel="Revoke"
          onConfirm={() => onRevoke(dialog.key.id)}
          onClose={close}
        />
      ) : null}
      {proof ? <ProveDialog {...proof} what="Keys are made" withoutPassword={withoutPassword} /> : null}
    </Stack>
  );
}

const ofOwner = ({ owner }: ProgramKey): string => (owner === undefined ? '' : ` of ${clip(owner, 60)}`);

/** Why keys rest, and when they work again: with a space behind it, or empty. */
function restingText(keys: readonly ProgramKey[], now: Date, sso: string | undefined): string {
  const [first, second] = keys.filter((key) => keyStateOf(key, now) === 'resting');
  if (!first) return '';
  const provider = providerName(sso);
  if (second) return `Resting keys work again once their members sign in with ${provider}. `;
  const { owner, restsSince } = first;
  const who = owner === undefined ? 'you' : clip(owner, 60);
  const when = restsSince === undefined ? 'too long ago' : `on ${day(restsSince)}`;
  return `${keyName(first)} rests, since ${who} last signed in with ${provider} ${when}. It works again after the next time. `;
}

function Door({ name, what, address }: { name: string; what: string; address: string }) {
  return (
    <div className={door}>
      <div>
        <p className={doorName}>{name}</p>
        <p className={sub}>{what}</p>
      </div>
      <CopyField value={address} label={`address of the ${name}`} />
    </div>
  );
}

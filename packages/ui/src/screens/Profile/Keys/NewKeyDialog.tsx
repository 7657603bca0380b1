import type { AgentSummary } from '@switchboard/api-contract/agents';
import {
  keyRequest,
  keyRights,
  type KeyActs,
  type KeyAnswer,
  type KeyRequest,
  type KeyRight,
  type ProgramKey,
} from '@switchboard/api-contract/keys';
import { limits } from '@switchboard/api-contract/limits';
import { dayMs } from '@switchboard/api-contract/time';
import { useId } from 'react';
import { agentName } from '../../../blocks/agents/AgentIdentity/AgentIdentity.tsx';
import { AgentMark } from '../../../blocks/agents/AgentMark/AgentMark.tsx';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import { problemsOf } from '../../../blocks/forms/problemsOf.ts';
import { useCheckedForm } from '../../../blocks/forms/useCheckedForm.ts';
import { useDeniedReason } from '../../../blocks/roles/RoleContext.ts';
import { Checkbox } from '../../../components/forms/Checkbox/Checkbox.tsx';
import { Field, FieldMessage } from '../../../components/forms/Field/Field.tsx';
import { RadioCards } from '../../../components/forms/RadioCards/RadioCards.tsx';
import { Select } from '../../../components/forms/Select/Select.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { day } from '../../../format/dates.ts';
import type { Outcome } from '../../../format/outcome.ts';
import { sentenceCase } from '../../../format/text.ts';
import { label, nameAndEnd, pick, picks, pickWords, rights as rightsClass, sub } from './Keys.css.ts';

const { usual, most } = limits.keys.days;

const endOptions = [7, 30, usual, 180, most].map((days) => ({ value: String(days), label: `in ${days} days` }));

const rightHints = {
  see: 'Reads agents, runs, records, connections and usage, and exports. Every key may.',
  work: 'Runs agents, changes and sends records, answers replies.',
  configure: 'Changes settings, schedules and connections.',
} as const satisfies Record<KeyRight, string>;

const scopes = [
  { value: 'all', label: 'All agents' },
  { value: 'these', label: 'Only these' },
] as const;

interface Draft {
  name: string;
  days: string;
  rights: readonly KeyRight[];
  scope: (typeof scopes)[number]['value'];
  /** Ids; kept while all agents are chosen. */
  agents: readonly string[];
  acts: KeyActs;
}

const requestOf = ({ name, days, rights, scope, agents, acts }: Draft): KeyRequest => ({
  name: name.trim(),
  days: Number(days),
  rights: [...rights],
  ...(scope === 'these' && { agents: [...agents] }),
  acts: isActing(rights) ? acts : 'ask',
});

const toggled = <T,>(list: readonly T[], one: T, on: boolean): readonly T[] =>
  on ? [...list, one] : list.filter((each) => each !== one);

/** Whether a key with these rights does more than read. */
const isActing = (rights: readonly string[]): boolean => rights.some((right) => right !== 'see');

interface Possible {
  readonly may: (right: KeyRight) => boolean;
  readonly mayAct: boolean;
  readonly agents: readonly AgentSummary[];
}

/** What the form begins with: nothing, or what an ended key was as far as that is still possible. */
function draftOf(key: ProgramKey | undefined, { may, mayAct, agents: known }: Possible): Draft {
  const { name = '', agents, acts, createdAt, expiresAt } = key ?? {};
  const lasted = String(Math.round((Date.parse(expiresAt ?? '') - Date.parse(createdAt ?? '')) / dayMs));
  const had = key?.rights ?? ['see', 'work'];
  return {
    name,
    days: endOptions.some(({ value }) => value === lasted) ? lasted : String(usual),
    rights: keyRights.filter((right) => right === 'see' || (had.includes(right) && may(right))),
    scope: agents ? 'these' : 'all',
    agents: known.flatMap(({ id }) => (agents?.includes(id) ? [id] : [])),
    acts: acts === 'act' && mayAct ? 'act' : 'ask',
  };
}

export interface NewKeyDialogProps {
  /** An ended key, to be made again. */
  again: ProgramKey | undefined;
  /** The agents to choose from. */
  agents: readonly AgentSummary[];
  now: Date;
  onMake: (request: KeyRequest) => Promise<Outcome<KeyAnswer>>;
  /** Called with the key once it is made. */
  onMade: (made: KeyAnswer) => void;
  onClose: () => void;
}

/** Asks what a new key may do, and until when. */
export function NewKeyDialog({ again, agents, now, onMake, onMade, onClose }: NewKeyDialogProps) {
  const id = useId();
  const denied: Readonly<Record<KeyRight, string | undefined>> = {
    see: undefined,
    work: useDeniedReason('work'),
    configure: useDeniedReason('configure'),
  };
  const mayAct = useDeniedReason('administer') === undefined;
  const form = useCheckedForm<Draft>({
    blank: draftOf(again, { may: (right) => denied[right] === undefined, mayAct, agents }),
    check: (draft) => problemsOf(keyRequest, requestOf(draft)),
    send: async (draft) => {
      const outcome = await onMake(requestOf(draft));
      if (outcome.kind === 'done') onMade(outcome.value);
      return outcome;
    },
    onSent: () => {},
  });
  const { draft, problemOf, edit } = form;
  const agentsProblem = problemOf('agents');
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title="New key"
      description="A program with this key does what you may do, and never more than you choose here."
      submitLabel="Create key"
    >
      <Stack gap={5}>
        <div className={nameAndEnd}>
          <Field label="Name" required error={problemOf('name')}>
            <TextInput
              autoComplete="off"
              placeholder="Claude Code"
              maxLength={limits.text.name}
              {...form.inputOf('name')}
            />
          </Field>
          <Field
            label="Expires"
            hint={`On ${day(now.getTime() + Number(draft.days) * dayMs)}. At most ${most} days.`}
            error={problemOf('days')}
          >
            <Select options={endOptions} {...form.inputOf('days')} />
          </Field>
        </div>
        <fieldset aria-describedby={`${id}-never`}>
          <legend className={label}>Rights</legend>
          <div className={rightsClass}>
            {keyRights.map((right) => (
              <Checkbox
                key={right}
                checked={draft.rights.includes(right)}
                disabled={right === 'see' || denied[right] !== undefined}
                hint={denied[right] ?? rightHints[right]}
                onCheckedChange={(on) => edit({ rights: toggled(draft.rights, right, on) })}
              >
                {sentenceCase(right)}
              </Checkbox>
            ))}
          </div>
          <p id={`${id}-never`} className={sub}>
            Never members, audit log, budgets, sign-in, conversations or keys.
          </p>
          <FieldMessage id={`${id}-rights`} error={problemOf('rights')} />
        </fieldset>
        <Stack gap={2}>
          <RadioCards
            label="Agents"
            columns={2}
            options={scopes}
            value={draft.scope}
            error={agentsProblem}
            onValueChange={(scope) => {
              form.edited('agents');
              edit({ scope });
            }}
          />
          {draft.scope === 'these' ? (
            <div role="group" aria-label="The agents of this key" className={picks}>
              {agents.map((agent, index) => (
                <Checkbox
                  key={agent.id}
                  className={pick}
                  aria-invalid={(agentsProblem !== undefined && index === 0) || undefined}
                  checked={draft.agents.includes(agent.id)}
                  onCheckedChange={(on) => edit({ agents: toggled(draft.agents, agent.id, on) })}
                >
                  <span className={pickWords}>
                    <AgentMark agent={agent.type} size="sm" />
                    <bdi>{agentName(agent)}</bdi>
                  </span>
                </Checkbox>
              ))}
            </div>
          ) : null}
        </Stack>
        {isActing(draft.rights) ? (
          <RadioCards
            label="Acts of this key"
            columns={2}
            options={[
              { value: 'ask', label: 'Ask first', hint: 'Each act waits on the dashboard until a member says yes.' },
              {
                value: 'act',
                label: 'Act at once',
                hint: 'Within the budget, and in the audit log. Only an admin can allow it.',
                disabled: !mayAct,
              },
            ]}
            value={draft.acts}
            error={problemOf('acts')}
            onValueChange={(acts) => edit({ acts })}
          />
        ) : null}
      </Stack>
    </FormDialog>
  );
}

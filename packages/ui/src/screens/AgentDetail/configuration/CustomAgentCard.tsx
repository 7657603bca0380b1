import { customTools, type CustomSettings, customSettings } from '@switchboard/api-contract/agents/custom';
import type { AgentTool } from '@switchboard/api-contract/agentDetail';
import { limits } from '@switchboard/api-contract/limits';
import { Link } from '../../../components/actions/Link/Link.tsx';
import { Checkbox } from '../../../components/forms/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/forms/Field/Field.tsx';
import { TextArea } from '../../../components/forms/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/forms/TextInput/TextInput.tsx';
import { Card, CardBody, CardFoot, CardHead } from '../../../components/layout/Card/Card.tsx';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import type { ConfigurationForm } from './useConfigurationForm.ts';

/** The settings of an agent of type custom, as the JSON text says them; undefined if it can't be read. */
export function readCustomSettings(text: string): CustomSettings | undefined {
  const values = parse(text);
  if (values === undefined) return undefined;
  const { instructions } = values;
  // Not trimmed, since the member may still be typing.
  return { ...customSettings.read(values), ...(typeof instructions === 'string' && { instructions }) };
}

/** The JSON text with other values for some settings; the others are kept. */
export const withCustomSettings = (text: string, change: Partial<CustomSettings>): string =>
  JSON.stringify({ ...parse(text), ...change }, null, 2);

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null && !Array.isArray(values)
      ? (values as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

interface CustomAgentCardProps {
  form: ConfigurationForm;
  tools: readonly AgentTool[];
}

/** Instructions, tools and model of an agent of type custom. Renders nothing while its settings are not valid JSON. */
export function CustomAgentCard({ form, tools }: CustomAgentCardProps) {
  const text = form.textOf('customSettings');
  const settings = readCustomSettings(text);
  if (!settings) return null;
  const change = (part: Partial<CustomSettings>) => form.onType('customSettings', withCustomSettings(text, part));
  const onBlur = () => form.onCommit('customSettings', 'leave');
  const tick = (id: string, on: boolean) =>
    change({ tools: customTools.filter((tool) => (tool === id ? on : settings.tools.includes(tool))) });
  return (
    <>
      <Card as="section" aria-label="Instructions" data-setting="instructions">
        <CardHead level={2} title="Instructions" />
        <CardBody>
          <Stack gap={4}>
            <Field
              label="Instructions"
              hideLabel
              hint={settings.instructions.trim() === '' ? 'It can’t run without them.' : undefined}
              error={form.problemOf('customSettings.instructions')}
            >
              <TextArea
                rows={8}
                maxLength={limits.text.prompt}
                value={settings.instructions}
                onValueChange={(instructions) => change({ instructions })}
                onBlur={onBlur}
              />
            </Field>
            <Field
              label="Model"
              hint="Leave blank to use the server’s model. Names that begin with claude go to Anthropic, others to OpenAI."
              error={form.problemOf('customSettings.model')}
            >
              <TextInput
                mono
                maxLength={limits.text.name}
                value={settings.model}
                onValueChange={(model) => change({ model })}
                onBlur={onBlur}
              />
            </Field>
          </Stack>
        </CardBody>
      </Card>
      <Card as="section" aria-label="Tools">
        <CardHead level={2} title="Tools" />
        <CardBody>
          <Stack gap={3}>
            {tools.map(({ id, name, connected, by, to }) => {
              const isTicked = settings.tools.some((tool) => tool === id);
              return (
                <Row key={id} gap={3}>
                  <Checkbox
                    checked={isTicked}
                    // A ticked tool can be unticked even if its service is not connected.
                    disabled={connected !== true && !isTicked}
                    hint={by === undefined ? undefined : connected ? by : `${by} is not connected.`}
                    onCheckedChange={(on) => tick(id, on)}
                    onBlur={onBlur}
                  >
                    {name ?? id}
                  </Checkbox>
                  {connected === true || to === undefined ? null : <Link href={to}>Connect {by}</Link>}
                </Row>
              );
            })}
          </Stack>
        </CardBody>
        <CardFoot>It only reads. It never changes or sends anything.</CardFoot>
      </Card>
    </>
  );
}

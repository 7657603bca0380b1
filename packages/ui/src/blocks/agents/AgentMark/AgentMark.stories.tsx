import { agentSlugs } from '@switchboard/api-contract/agentTable';
import { Row } from '../../../components/layout/Row/Row.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { AgentMark } from './AgentMark.tsx';
import preview from '../../../../../../.storybook/preview.tsx';

const meta = preview.meta({ component: AgentMark, args: { agent: 'email' }, tags: ['autodocs', 'manifest'] });

export const Playground = meta.story({ args: { size: 'md', variant: 'solid' } });

/** The seven agents and a member's own, in every size and both variants. */
export const AllLines = meta.story({
  render: (args) => (
    <Stack gap={3}>
      {(['solid', 'soft'] as const).flatMap((variant) =>
        (['sm', 'md', 'lg'] as const).map((size) => (
          <Row key={`${variant} ${size}`}>
            {[...agentSlugs, 'custom'].map((agent) => (
              <AgentMark key={agent} {...args} agent={agent} size={size} variant={variant} />
            ))}
          </Row>
        )),
      )}
    </Stack>
  ),
});

export const UnknownStatus = meta.story({ tags: ['odd'], args: { agent: 'toString' } });

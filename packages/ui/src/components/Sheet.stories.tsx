import {
  Bot,
  Cable,
  CalendarDays,
  CircleCheck,
  CircleX,
  Clock,
  ContactRound,
  LoaderCircle,
  Mail,
  MapPin,
  Plus,
  Radio,
  Settings2,
  Target,
  Telescope,
  TrendingUp,
  Unplug,
  Waypoints,
  WifiOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { ink, text } from '../theme/typography.css.ts';
import { LINES, TONES } from '../theme/tokens.ts';
import { Badge } from './display/Badge/Badge.tsx';
import { Banner } from './states/Banner/Banner.tsx';
import { Bar } from './display/Bar/Bar.tsx';
import { BrandMark } from './display/Brand/Brand.tsx';
import { Button } from './actions/Button/Button.tsx';
import { Card } from './layout/Card/Card.tsx';
import { Checkbox } from './forms/Checkbox/Checkbox.tsx';
import { Chip } from './display/Chip/Chip.tsx';
import { Count } from './display/Count/Count.tsx';
import { DashedMark } from './display/DashedMark/DashedMark.tsx';
import { EmptyState } from './states/EmptyState/EmptyState.tsx';
import { Field } from './forms/Field/Field.tsx';
import { FilterBar } from './actions/FilterBar/FilterBar.tsx';
import { Grid } from './layout/Grid/Grid.tsx';
import { Mark } from './display/Mark/Mark.tsx';
import { Meter } from './display/Meter/Meter.tsx';
import { Row } from './layout/Row/Row.tsx';
import { SecretInput } from './forms/SecretInput/SecretInput.tsx';
import { Select } from './forms/Select/Select.tsx';
import { Stack } from './layout/Stack/Stack.tsx';
import { Switch } from './forms/Switch/Switch.tsx';
import { Table, type Column } from './layout/Table/Table.tsx';
import { Tabs } from './actions/Tabs/Tabs.tsx';
import { TextInput } from './forms/TextInput/TextInput.tsx';
import { Tile } from './layout/Tile/Tile.tsx';
import preview from '../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'At a glance' });

const GLYPHS = [Telescope, Waypoints, MapPin, ContactRound, CalendarDays, Mail, Target, Cable];

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <h2 className={`${text.label} ${ink.muted}`}>{title}</h2>
    {children}
  </Stack>
);

const sample = <DashedMark explanation="Built-in sample, not your organisation's data">Sample</DashedMark>;

const status = {
  Completed: (
    <Badge tone="positive" icon={CircleCheck}>
      Completed
    </Badge>
  ),
  Failed: (
    <Badge tone="critical" icon={CircleX}>
      Failed
    </Badge>
  ),
  Running: (
    <Badge tone="info" icon={LoaderCircle}>
      Running
    </Badge>
  ),
  Queued: <Badge icon={Clock}>Queued</Badge>,
};

const runs = [
  { status: status.Completed, type: 'lead_search', duration: '1,842 ms' },
  { status: status.Failed, type: 'enrichment', duration: '30,004 ms' },
  { status: status.Running, type: 'scoring', duration: 'N/A' },
  { status: status.Queued, type: 'sheet_export', duration: 'N/A' },
];

const columns: Column<(typeof runs)[number]>[] = [
  { key: 'status', header: 'Status', cell: (run) => run.status },
  { key: 'type', header: 'Type', cell: (run) => <code>{run.type}</code> },
  { key: 'duration', header: 'Duration', cell: (run) => run.duration, align: 'end' },
];

const tabNames = ['Dashboard', 'Research Tasks', 'Sources', 'Configuration', 'Analytics'];

const Left = () => (
  <Stack gap={8}>
    <Group title="Buttons">
      <Row gap={3} wrap>
        <Button variant="primary" icon={Plus}>
          Create Agent
        </Button>
        <Button>Manage</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Disconnect</Button>
      </Row>
      <Row gap={3} wrap>
        <Button disabled>Disabled</Button>
        <Button icon={Plus} busy>
          Test
        </Button>
        <Button icon={Settings2} aria-label="Configure" />
        <Button size="sm">Small 32</Button>
        <Button>Medium 36</Button>
        <Button size="lg">Large 40</Button>
      </Row>
    </Group>
    <Group title="Inputs">
      <Grid columns={2}>
        <Field label="Username">
          <TextInput defaultValue="demo" />
        </Field>
        <Field label="API Key" required error="API Key is required">
          <SecretInput placeholder="Starts with sk-" />
        </Field>
        <Field label="Webhook Secret" hint="Leave blank to keep the stored one.">
          <SecretInput defaultValue="123456789012" />
        </Field>
        <Field label="Timezone">
          <Select value="c" options={[{ value: 'c', label: 'America/Chicago (Central)' }]} onValueChange={fn()} />
        </Field>
      </Grid>
      <Row gap={4} wrap>
        <Switch checked onCheckedChange={fn()} aria-label="On" />
        <Switch checked={false} onCheckedChange={fn()} aria-label="Off" />
        <Switch checked disabled onCheckedChange={fn()} aria-label="Disabled" />
        <Checkbox checked onCheckedChange={fn()}>
          Checked
        </Checkbox>
        <Checkbox checked={false} onCheckedChange={fn()}>
          Unchecked
        </Checkbox>
      </Row>
    </Group>
    <Group title="Tabs and filters">
      <div data-line="research">
        <Tabs
          label="Tabs"
          value="Research-Tasks"
          onValueChange={fn()}
          tabs={tabNames.map((name) => ({ value: name.replace(' ', '-'), label: name, content: null }))}
        />
      </div>
      <FilterBar
        label="Filters"
        value="All"
        onValueChange={fn()}
        options={['All', 'AI & ML', 'Google Workspace', 'CRM'].map((name) => ({ value: name, label: name }))}
      />
    </Group>
    <Group title="Table">
      <Card clipped>
        <Table
          label="Executions"
          rows={runs}
          rowKey={(run) => run.type}
          selected="scoring"
          onOpen={fn()}
          columns={columns}
        />
      </Card>
    </Group>
  </Stack>
);

const Right = () => (
  <Stack gap={8}>
    <Group title="Lamps and badges">
      <Row gap={4} wrap>
        <Badge tone="positive" lamp="lit">
          Active
        </Badge>
        <Badge lamp="off">Idle</Badge>
        <Badge tone="caution" lamp="half">
          Paused
        </Badge>
        <Badge tone="info" lamp="pulse">
          Training
        </Badge>
        <Badge tone="critical" lamp="lit">
          Error
        </Badge>
      </Row>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <Row key={variant} wrap>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Row>
      ))}
      <Row wrap>
        {Object.values(status).map((badge, index) => (
          <span key={index}>{badge}</span>
        ))}
        {sample}
        <Badge tone="positive" variant="plain" icon={Radio}>
          Live
        </Badge>
        <Count>7</Count>
        <Chip>Lead search</Chip>
      </Row>
    </Group>
    <Group title="Tiles">
      <Grid columns={2} data-line="lead-generation">
        <Tile
          label="AI Agents"
          figure="7"
          icon={Bot}
          foot={
            <>
              <Badge tone="positive" variant="plain" icon={TrendingUp}>
                +5%
              </Badge>
              this month
            </>
          }
          mark={sample}
          markAt="foot"
        />
        <Tile label="Success Rate" figure="94.6%" icon={CircleCheck} bar={<Bar label="Success Rate" value={94.6} />} />
      </Grid>
    </Group>
    <Group title="Usage bars">
      <Grid columns={3}>
        <Meter label="Green" value={60} text="60 / 100" color="green" quiet />
        <Meter label="Yellow" value={80} text="80 / 100" color="yellow" quiet />
        <Meter label="Red" value={94} text="94 / 100" color="red" quiet />
      </Grid>
    </Group>
    <Group title="Banners">
      <Banner tone="caution" icon={Unplug}>
        The research service does not answer. These figures are from 09:41.
      </Banner>
      <Banner icon={WifiOff}>You are offline. What you see may be out of date.</Banner>
    </Group>
    <EmptyState
      kind="no-match"
      title="Nothing matches “zendesk”"
      text="No connection has this name or description."
      action={<Button size="sm">Clear search</Button>}
    />
  </Stack>
);

/** Every component at a glance, to compare with the design. */
export const AtAGlance = meta.story({
  render: () => (
    <Stack gap={8} style={{ padding: 32 }}>
      <Row gap={3}>
        <BrandMark />
        <h1 className={`${text.title} ${ink.strong}`}>Switchboard components</h1>
      </Row>
      <Group title="Lines">
        <Row gap={4} wrap>
          {LINES.map((line, index) => (
            <Row key={line}>
              <Mark icon={GLYPHS[index]} line={line} />
              <span className={text.small}>{line}</span>
            </Row>
          ))}
        </Row>
      </Group>
      <Grid columns={2}>
        <Left />
        <Right />
      </Grid>
    </Stack>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Small = AtAGlance.extend({ tags: ['odd'], globals: { viewport: { value: 'small' } } });

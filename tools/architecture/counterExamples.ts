import type { Source } from './sources.ts';

/** A description of some sources, and the sources. */
export type Example = readonly [what: string, ...sources: Source[]];

/** Names of the invariants, in the order of ARCHITECTURE.md. */
export type Invariant =
  | 'law'
  | 'declared'
  | 'fetch'
  | 'clock'
  | 'layers'
  | 'vendors'
  | 'styles'
  | 'routes'
  | 'mocks'
  | 'proof'
  | 'server';

const file = (path: string, text: string): Source => ({ path: `packages/${path}`, text });
const ui = (path: string, text: string): Source => file(`ui/src/${path}`, text);

const manifest = file('ui/package.json', '{"dependencies":{"react":"1"},"devDependencies":{"vitest":"1"}}');
const screen = 'screens/Agents/AgentsScreen.tsx';
const route = 'app/src/routes/AgentsRoute.tsx';
const recharts = ui('charts/BarChart/Bars.tsx', "import { BarChart } from 'recharts';");
const lazyChart = (markup: string): Source =>
  ui('charts/BarChart/BarChart.tsx', `const Bars = lazy(() => import('./Bars.tsx'));\n${markup}`);

/** For each invariant: sources that break it and sources that satisfy it. */
export const counterExamples: Record<Invariant, { broken: Example[]; kept: Example[] }> = {
  law: {
    broken: [
      [
        'a contract that knows the server',
        file('api-contract/src/agents.ts', "import { x } from '@switchboard/api-server/app';"),
      ],
      [
        'a component that uses the mocks',
        ui('components/display/Badge/Badge.tsx', "import { buildAgent } from '@switchboard/api-mocks/builders';"),
      ],
      ['ui that knows the app', ui(screen, "import { paths } from '@switchboard/app/paths';")],
      ['a server that knows ui', file('api-server/src/app.ts', "import { x } from '@switchboard/ui/format/numbers';")],
      [
        'a sandbox that knows the contract',
        file('sandbox/src/services/all.ts', "import { serviceIds } from '@switchboard/api-contract/catalogue';"),
      ],
      ['a screen that uses a test’s support', ui(screen, "import { x } from '../../../test/agentPage/inStory.ts';")],
      [
        'product code that uses another package’s',
        file('app/src/App.tsx', "import { x } from '@switchboard/ui/test/devices/standIns';"),
      ],
      [
        'a relative path into another package',
        ui(screen, "import { x } from '../../../../api-contract/src/agents.ts';"),
      ],
    ],
    kept: [
      [
        'a story with mocks',
        ui('screens/Agents/AgentsScreen.stories.tsx', "import { buildAgent } from '@switchboard/api-mocks/builders';"),
      ],
      [
        'conformance of the server',
        file('api-mocks/conformance/server.test.ts', "import { createApp } from '@switchboard/api-server/app';"),
      ],
    ],
  },
  declared: {
    broken: [
      ['a package that nobody declares', manifest, ui(screen, "import * as v from 'valibot';")],
      ['a file of such a package, as a type', manifest, ui(screen, "import type { X } from '@scope/name/file';")],
      ['product code that needs a tool of tests', manifest, ui(screen, "import { expect } from 'vitest';")],
    ],
    kept: [
      [
        'what is declared, and Node’s own',
        manifest,
        ui(screen, "import { jsx } from 'react/jsx-runtime';\nimport 'node:fs';"),
      ],
      [
        'what a host of the package brings',
        file('ui/package.json', '{"peerDependencies":{"react":"1"},"devDependencies":{"react":"1"}}'),
        ui(screen, "import { use } from 'react';"),
      ],
      ['a test with its tool', manifest, ui('rules/a.test.ts', "import { expect } from 'vitest';")],
      ['another file of the package', manifest, ui(screen, "import { x } from '@switchboard/ui/format/numbers';")],
    ],
  },
  fetch: {
    broken: [
      ['a request', ui(screen, 'const load = () => fetch("/api/agents");')],
      ['a query', ui(screen, "import { useQuery } from '@tanstack/react-query';")],
      ['a router', ui(screen, "import { useParams } from 'react-router-dom';")],
      ['msw beside a component', ui(screen, "import { http } from 'msw';")],
      ['an anchor of its own', ui(screen, 'const x = <a href="/agents">Agents</a>;')],
    ],
    kept: [
      ['a link inside the page', ui('shell/Shell/Shell.tsx', '<a className={skip} href="#main">')],
      ['a callback with the word', ui(screen, 'onRefetch(); // fetch(x)\nawait props.fetch();')],
      ['msw in a story', ui('screens/Agents/AgentsScreen.stories.tsx', "import { setupWorker } from 'msw/browser';")],
    ],
  },
  clock: {
    broken: [
      ['the time now', ui(screen, 'const at = Date.now();')],
      ['a second place of the app that asks the time', file('app/src/queries/agents.ts', 'const at = new Date();')],
      ['a date without argument', ui('format/dates.ts', 'const at = new Date();')],
      ['chance', ui('blocks/Orb/Orb.tsx', 'const x = Math.random();')],
    ],
    kept: [
      ['a date of something', ui('format/dates.ts', 'const at = new Date(value);')],
      ['a device', ui('devices/useTypewriter.ts', 'const x = Math.random();')],
    ],
  },
  layers: {
    broken: [
      [
        'a component that uses a block',
        ui('components/layout/Card/Card.tsx', "import { AgentCard } from '../../blocks/AgentCard/AgentCard.tsx';"),
      ],
      [
        'a theme that uses a component',
        ui('theme/x.ts', "import { Badge } from '@switchboard/ui/components/display/Badge';"),
      ],
      [
        'a shell that uses a screen',
        ui('shell/Shell/Shell.tsx', "import { ProfileScreen } from '../../screens/Profile/ProfileScreen.tsx';"),
      ],
      [
        'a chart that uses a rule',
        ui('charts/BarChart/BarChart.tsx', "import { usageTone } from '../../rules/usageTone.ts';"),
      ],
      [
        'a component that names the domain',
        ui('components/layout/Card/Card.tsx', 'export interface Props { agentName: string }'),
      ],
      [
        'a component that knows the contract',
        ui('components/layout/Card/Card.tsx', "import type { Agent } from '@switchboard/api-contract/agents';"),
      ],
      ['a folder that is no layer', ui('helpers/x.ts', 'export const x = 1;')],
    ],
    kept: [
      [
        'a rule and a block that know each other',
        ui('blocks/StatusBadge/StatusBadge.tsx', "import { agentStatus } from '../../rules/agentStatus.ts';"),
      ],
      [
        'a comment in a component',
        ui('components/layout/Card/Card.tsx', '// as on the agent page\nexport const navigator = window.navigator;'),
      ],
    ],
  },
  vendors: {
    broken: [
      ['Radix in a screen', ui(screen, "import { Root } from '@radix-ui/react-tabs';")],
      ['recharts in a screen', ui(screen, "const chart = import('recharts');")],
      ['a chart loaded at once', recharts, ui(screen, "import { Bars } from '../../charts/BarChart/Bars.tsx';")],
      [
        'a chart loaded at once from another package',
        recharts,
        file(route, "import { Bars } from '@switchboard/ui/charts/Bars';"),
      ],
      [
        'a chart loaded at once through another file',
        recharts,
        ui('charts/BarChart/BarChart.tsx', "import { Bars } from './Bars.tsx';"),
        ui(screen, "import { BarChart } from '../../charts/BarChart/BarChart.tsx';"),
      ],
      ['a lazy component in no region', ui(screen, "const Setup = lazy(() => import('./Setup.tsx'));\n<Setup />")],
      ['a lazy chart without a box', recharts, lazyChart('<LazyRegion><Bars />')],
      ['a lazy chart in a box without a height', recharts, lazyChart('<div className={box}><LazyRegion><Bars />')],
    ],
    kept: [
      [
        'a lazy chart in its box',
        recharts,
        lazyChart('<div className={box}>\n<LazyRegion>\n<Bars />'),
        ui('charts/BarChart/BarChart.css.ts', 'export const box = style({ height: 248 });'),
        ui(screen, "import { BarChart } from '../../charts/BarChart/BarChart.tsx';"),
      ],
    ],
  },
  styles: {
    broken: [
      ['a colour', ui('components/layout/Card/Card.css.ts', "const x = style({ color: '#fff' });")],
      ['a colour in markup', ui(screen, '<p style={{ color: "rgb(1 2 3)" }} />')],
      ['a named colour', ui(screen, '<path fill="white" />')],
      ['a font', ui('components/layout/Card/Card.css.ts', "const x = style({ fontFamily: 'Arial' });")],
      ['a font size', ui('components/layout/Card/Card.css.ts', "const x = style({ fontSize: '13px' });")],
      ['a font weight', ui('components/layout/Card/Card.css.ts', 'const x = style({ fontWeight: 550 });')],
      ['a step of the space scale', ui('components/layout/Card/Card.css.ts', 'const x = style({ gap: 12 });')],
      [
        'a step of the space scale in pixels',
        ui('components/layout/Card/Card.css.ts', "const x = style({ padding: '0 12px' });"),
      ],
      [
        'a step of the space scale in rem',
        ui('components/layout/Card/Card.css.ts', "const x = style({ padding: '0 0.75rem' });"),
      ],
      [
        'a height that does not grow with text',
        ui('components/layout/Card/Card.css.ts', "const x = style({ minHeight: '52px' });"),
      ],
      ['a radius of the scale', ui('components/layout/Card/Card.css.ts', "const x = style({ borderRadius: '8px' });")],
      [
        'a style sheet with a component',
        ui('components/layout/Card/Card.css.ts', "import { Badge } from '../Badge/Badge.tsx';"),
      ],
    ],
    kept: [
      ['the theme', ui('theme/tokens.ts', "export const ink = '#1c1b19';")],
      [
        'variables and geometry',
        ui(
          'components/layout/Card/Card.css.ts',
          "import { vars } from '../../../theme/contract.css.ts';\nconst x = style({ gap: vars.space[3], width: 3, height: '3.25rem', margin: 0, padding: '0 7px', color: 'currentColor' });",
        ),
      ],
    ],
  },
  routes: {
    broken: [
      ['a query in the session', file('app/src/session/Guard.tsx', 'const { data } = useQuery(agents());')],
      ['a mutation in a screen', ui(screen, 'const save = useMutation({});')],
      [
        'two screens in a route',
        file(
          route,
          "import { A } from '@switchboard/ui/screens/Agents';\nimport { B } from '@switchboard/ui/screens/Dashboard';",
        ),
      ],
      ['no screen in a route', file(route, 'export const AgentsRoute = () => <p />;')],
    ],
    kept: [
      [
        'a frame of other routes',
        file('app/src/routes/ShellRoute.tsx', "import { Shell } from '@switchboard/ui/shell/Shell';\n<Outlet />"),
      ],
      [
        'one query and one screen',
        file(
          route,
          "import { AgentsScreen } from '@switchboard/ui/screens/Agents';\nconst { data } = useQuery(agents());",
        ),
      ],
    ],
  },
  mocks: {
    broken: [
      ['msw in a builder', file('api-mocks/src/builders/agent.ts', "import { http } from 'msw';")],
      ['msw in a scenario', file('api-mocks/src/scenarios.ts', "import { delay } from 'msw';")],
      [
        'a handler in a story',
        ui('screens/Agents/AgentsScreen.stories.tsx', "import { http, HttpResponse } from 'msw';"),
      ],
    ],
    kept: [['handlers in their place', file('api-mocks/src/handlers.ts', "import { http } from 'msw';")]],
  },
  proof: {
    broken: [
      ['a component without stories', ui('components/layout/Card/Card.tsx', '')],
      ['a screen without stories', ui(screen, '')],
      ['a rule without a test', ui('rules/agentStatus.ts', '')],
      [
        'a test that leaves out a row',
        ui(
          'rules/agentStatus.ts',
          "const rules = {\n  active: { label: 'Active' },\n  'on-hold': { label: 'On hold' },\n};",
        ),
        ui('rules/agentStatus.test.ts', "'active'"),
      ],
    ],
    kept: [
      [
        'a component with stories',
        ui('components/layout/Card/Card.tsx', ''),
        ui('components/layout/Card/Card.stories.tsx', ''),
      ],
    ],
  },
  server: {
    broken: [
      ['SQL in a template', file('api-server/src/store/agents.ts', 'db.run(`select * from agent where id = ${id}`);')],
      [
        'SQL joined with a plus',
        file('api-server/src/store/agents.ts', "db.run('DELETE FROM agent WHERE id = ' + id);"),
      ],
      ['raw SQL', file('api-server/src/store/agents.ts', 'sql.raw(text)')],
      [
        'a password in the log',
        file('api-server/src/routes/auth.ts', 'request.log.info({ user, password }, "sign-in");'),
      ],
      [
        'a secret in an error',
        file('api-server/src/providers/x.ts', 'throw new Error(`refused ${connection.apiKey}`);'),
      ],
      ['a logger without redaction', file('api-server/src/app.ts', 'const app = Fastify({ logger: true });')],
    ],
    kept: [
      ['parameters', file('api-server/src/store/agents.ts', 'sql`select * from agent where id = ${id}`;')],
      ['a word about credentials', file('api-server/src/routes/auth.ts', 'throw new ApiError(401, "Wrong password");')],
    ],
  },
};

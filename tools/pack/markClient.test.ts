import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../run.ts';
import { markClient } from './markClient.ts';

const elements = 'import { jsx as _jsx } from "react/jsx-runtime";\n';
/** As tsc writes them; those whose name begins with `client` should be marked. */
const modules = {
  'clientHook.js': "import { useId, useState } from 'react';\nexport const useIt = () => useState(useId());",
  'clientPortal.js': "import { createPortal } from 'react-dom';",
  'clientContext.js': "import { use } from 'react';\nexport const read = (context) => use(context);",
  'clientClass.js': "import { Component } from 'react';\nexport class Boundary extends Component {}",
  'clientPackage.js': "import { LineChart } from 'recharts';\nexport { LineChart };",
  'clientHandler.js': `${elements}export const Press = ({ onPress }) => _jsx("button", { onClick: onPress });`,
  'clientUser.js': "import { useIt } from './clientHook.js';\nexport const useTwice = () => [useIt(), useIt()];",
  'clientUserOfUser.js': "import { useTwice as twice } from './clientUser.js';\nexport const useMore = () => twice();",
  'clientPasser.js': `${elements}import { Boundary } from './clientClass.js';\nimport { Plus } from 'lucide-react';\nexport const A = () => _jsx(Boundary, { icon: Plus });`,
  'parent.js': `${elements}import { Boundary } from './clientClass.js';\nexport const Parent = () => _jsx(Boundary, { children: "x" });`,
  'plain.js': `${elements}import { useId } from 'react';\nexport const Plain = () => _jsx("p", { id: useId() });`,
  'icon.js': `${elements}import { Plus } from 'lucide-react';\nexport const Icon = () => _jsx(Plus, {});`,
  'rules.js': "import { Check } from 'lucide-react';\nexport const rule = { icon: Check, onSolid: '#fff' };",
};

test('what only browsers run is marked, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, script] of Object.entries(modules)) writeFileSync(join(folder, file), script);
  await markClient(folder, join(root, 'packages/ui'));
  const marked = Object.keys(modules).filter((file) =>
    readFileSync(join(folder, file), 'utf8').startsWith("'use client';\n"),
  );
  expect(marked).toEqual(Object.keys(modules).filter((file) => file.startsWith('client')));
});

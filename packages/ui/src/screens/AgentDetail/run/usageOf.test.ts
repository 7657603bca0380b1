import { runDetail } from '@switchboard/api-mocks/builders/executions';
import { expect, test } from 'vitest';
import { usageOf } from './RunContent.tsx';

const stepsOf = (...steps: NonNullable<Parameters<typeof runDetail>[0]>['steps'] & object) =>
  runDetail({ steps }).steps.items;

test('units are added up by service, tokens by model', () => {
  expect(
    usageOf(
      stepsOf(
        { kind: 'call', service: 'apollo', units: 25, unit: 'credits' },
        { kind: 'call', service: 'apollo', failed: true },
        { kind: 'model', service: 'openai', model: 'gpt-4o', tokensIn: 412, tokensOut: 96 },
        { kind: 'call', service: 'apollo', units: 41, unit: 'credits' },
        { kind: 'decision' },
      ),
    ),
  ).toEqual([
    { of: 'Apollo', used: '66 credits' },
    { of: 'gpt-4o', used: '508 tokens' },
  ]);
});

test('calls are counted where nothing else is', () => {
  expect(
    usageOf(
      stepsOf(
        { kind: 'call', service: 'gmail' },
        { kind: 'call', service: 'gmail' },
        { kind: 'call', service: 'newer' },
      ),
    ),
  ).toEqual([
    { of: 'Gmail', used: '2 calls' },
    { of: 'newer', used: '1 call' },
  ]);
});

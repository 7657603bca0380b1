import { expect, test } from 'vitest';
import { readMyDomain } from './salesforce.ts';

test.each([
  ['northlight.my.salesforce.com', 'northlight.my.salesforce.com'],
  ['https://northlight.my.salesforce.com/', 'northlight.my.salesforce.com'],
  ['https://Northlight.my.salesforce.com/lightning/page/home?x=1', 'northlight.my.salesforce.com'],
  ['https://northlight.my.salesforce.com:443', 'northlight.my.salesforce.com'],
  ['northlight--uat.sandbox.my.salesforce.com', 'northlight--uat.sandbox.my.salesforce.com'],
  ['northlight--uat.my.salesforce.com', 'northlight--uat.my.salesforce.com'],
  ['northlight-dev-ed.develop.my.salesforce.com', 'northlight-dev-ed.develop.my.salesforce.com'],
  ['northlight.trailblaze.my.salesforce.com', 'northlight.trailblaze.my.salesforce.com'],
  ['agency.my.salesforce.mil', 'agency.my.salesforce.mil'],
  ['northlight.my.sfcrmproducts.cn', 'northlight.my.sfcrmproducts.cn'],
  ['northlight--uat.sandbox.my.sfcrmapps.cn', 'northlight--uat.sandbox.my.sfcrmapps.cn'],
])('%s is a My Domain', (typed, host) => {
  expect(readMyDomain(typed)).toBe(host);
});

test.each([
  '',
  'northlight',
  'my.salesforce.com',
  'login.salesforce.com',
  'test.salesforce.com',
  'na85.salesforce.com',
  'northlight.lightning.force.com',
  'http://northlight.my.salesforce.com',
  'https://northlight.my.salesforce.com:8443',
  'https://northlight.my.salesforce.com@thief.example',
  'https://ada:secret@northlight.my.salesforce.com',
  'northlight.my.salesforce.com.thief.example',
  'northlight.my.salesforce.com.',
  'thief.example/northlight.my.salesforce.com',
  'thief.example#northlight.my.salesforce.com',
  'a.b.c.my.salesforce.com',
  'northlight.my-salesforce.com',
  'northlight.my.salesforce.com\\@thief.example',
  '127.0.0.1',
  'javascript:alert(1)',
])('%s is none', (typed) => {
  expect(readMyDomain(typed)).toBeUndefined();
});

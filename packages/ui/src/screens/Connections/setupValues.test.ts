import { catalogue, findService, type Service } from '@switchboard/api-contract/catalogue';
import { describe, expect, test } from 'vitest';
import { emptySetup, setupBody, setupProblems } from './SetupFields.tsx';

const stripe = findService('stripe') as Service;

describe('a setup form', () => {
  test.each(catalogue.map((service) => [service.id, service] as const))(
    '%s names each required field that is blank',
    (_id, service) => {
      const required = service.fields.filter((field) => field.required);
      expect(setupProblems(service, emptySetup(service), [])).toEqual(
        Object.fromEntries(required.map((field) => [field.key, `${field.label} is required`])),
      );
    },
  );

  test('treats spaces as blank, and accepts blank for stored values', () => {
    expect(setupProblems(stripe, { secretKey: '   ', publishableKey: 'pk_x' }, [])).toEqual({
      secretKey: 'Secret Key is required',
    });
    expect(setupProblems(stripe, { secretKey: '', publishableKey: 'pk_x' }, ['secretKey'])).toEqual({});
  });

  test('sends every field, trimmed', () => {
    expect(setupBody(stripe, { secretKey: ' sk_1 \n', publishableKey: 'pk_1' })).toEqual({
      secretKey: 'sk_1',
      publishableKey: 'pk_1',
      webhookSecret: '',
    });
  });
});

import { agents } from '@switchboard/api-contract/agents/all';
import { catalogue } from '@switchboard/api-contract/catalogue';
import { fieldsOf } from '@switchboard/api-contract/services/setup';

/** What the names of secrets have in them; what else the contract calls a secret is in `secretNames`. */
const secretName = /pass(?:word|phrase)|secret|token|credential|authori[sz]ation|cookie|api-?key|verifier/i;
const secretNames: ReadonlySet<string> = new Set(
  [
    ...catalogue.flatMap((service) =>
      fieldsOf(service)
        .filter((field) => field.secret)
        .map((field) => field.key),
    ),
    ...Object.values(agents).flatMap(({ secrets }): readonly string[] => secrets),
  ].map((name) => name.toLowerCase()),
);

/** Whether the values of fields with this name are secrets, which are never logged, at any depth. */
export const isSecret = (name: string): boolean => secretName.test(name) || secretNames.has(name.toLowerCase());

import { expect, test } from 'vitest';
import { globalTypes, initialGlobals } from '../../../../.storybook/toolbars/toolbars.ts';

const switches = Object.entries(globalTypes).map(([name, { toolbar }]) => ({
  name,
  values: (toolbar ? toolbar.items : []).map((item) => (typeof item === 'string' ? item : item.value)),
}));

test('Every switch has a value to begin with', () => {
  for (const { name, values } of switches) expect(values).toContain(Reflect.get(initialGlobals, name));
});

test('Storybook reads every value of a switch out of the address as it was', () => {
  for (const { name, values } of switches)
    for (const value of values) {
      // It leaves out others, and makes numbers of those that look like one.
      expect(value, name).toMatch(/^[a-zA-Z0-9 _-]+$/);
      expect(Number(value), `${name}: ${value}`).toBeNaN();
    }
});

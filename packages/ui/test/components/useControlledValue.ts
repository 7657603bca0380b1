import { useState } from 'react';

/** The value of a controlled component in its story: what was entered last, until a control of Storybook gives another. */
export function useControlledValue<Value>(given: Value): [Value, (next: Value) => void] {
  const [held, setHeld] = useState({ given, value: given });
  const value = Object.is(held.given, given) ? held.value : given;
  return [value, (next) => setHeld({ given, value: next })];
}

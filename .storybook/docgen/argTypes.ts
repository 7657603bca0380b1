import type { ArgTypesEnhancer, ArgsEnhancer, InputType, StrictArgTypes } from 'storybook/internal/csf';
import { isValidElement } from 'react';
import { icons } from '../../packages/ui/docs/component/icons.ts';
import type { ComponentInfo, PropInfo } from './ComponentInfo.ts';

/** What `docgenPlugin` says about a component. */
export const infoOf = (component: unknown): ComponentInfo | undefined =>
  (component as { __docgenInfo?: ComponentInfo } | null | undefined)?.__docgenInfo;

const nameOfIcon = new Map<unknown, string>(Object.entries(icons).map(([name, icon]) => [icon, name]));

/** From how many options on they are in a list. */
const MANY = 5;

function inputOf({ name, type, required, fallback, description, control }: PropInfo): InputType {
  const shared = {
    name,
    description,
    type: { name: 'other' as const, value: type, required },
    table: { type: { summary: type }, ...(fallback ? { defaultValue: { summary: fallback } } : {}) },
  };
  if (control.kind === 'choice')
    return {
      ...shared,
      options: control.options,
      control: { type: control.options.length < MANY ? 'inline-radio' : 'select' },
    };
  if (control.kind === 'icon')
    return { ...shared, options: Object.keys(icons), mapping: icons, control: { type: 'select' } };
  if (control.kind === 'content') return { ...shared, control: { type: 'text' } };
  if (control.kind === 'data') return { ...shared, control: { type: 'object' } };
  return { ...shared, control: control.kind === 'none' ? false : { type: control.kind } };
}

/** The controls and the descriptions of a component's props. */
export const extractArgTypes = (component: unknown): StrictArgTypes | null => {
  const info = infoOf(component);
  return info ? (Object.fromEntries(info.props.map((prop) => [prop.name, inputOf(prop)])) as StrictArgTypes) : null;
};

/** Whether a control for objects can show a value and give it back. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value !== 'object' || isValidElement(value)) return false;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Controls for the types of values. Storybook infers them later, but knows no words for them. */
const simple = ['string', 'number', 'boolean'] as const;
const controls = { string: 'text', number: 'number', boolean: 'boolean' } as const;

/** An arg that no prop of the component's own describes: an attribute of its element. */
function attributeOf(name: string, value: unknown, element: string): InputType {
  const type = simple.find((each) => typeof value === each);
  const summary = typeof value === 'function' ? '(event) => void' : (type ?? 'object');
  return {
    name,
    description: `As a <${element}> takes it.`,
    table: { type: { summary } },
    control: type ? { type: controls[type] } : false,
  };
}

/** Whether the control can show the arg's value and give it back. */
function fits({ control }: InputType, value: unknown): boolean {
  const type = (control as { type?: string } | undefined)?.type;
  if (type === 'object') return value !== undefined && isPlain(value);
  return type !== 'text' || typeof value !== 'object';
}

/** Describes every arg, and leaves out controls for what they could not show: elements, dates, functions. */
export const completeControls: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const element = infoOf(component)?.element;
  const attributes = element
    ? Object.entries(initialArgs).map(([name, value]) => [name, attributeOf(name, value, element)])
    : [];
  const all = { ...(Object.fromEntries(attributes) as StrictArgTypes), ...argTypes };
  return Object.fromEntries(
    Object.entries(all).map(([name, input]) => [
      name,
      fits(input, initialArgs[name]) ? input : { ...input, control: false },
    ]),
  ) as StrictArgTypes;
};

/** Icons by their names, as their control offers them. */
export const namesOfIcons: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => [
      name,
      argTypes[name]?.mapping === icons ? (nameOfIcon.get(value) ?? value) : value,
    ]),
  );

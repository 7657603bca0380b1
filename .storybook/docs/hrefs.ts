import { toId } from 'storybook/internal/csf';

/** The name of a component's page in the side panel. */
export const PAGE = 'How to use';

/** The address of a component's page, by its title. */
export const pageHref = (title: string): string => `./?path=/docs/${toId(title, PAGE)}`;

export const storyHref = (id: string): string => `./?path=/story/${id}`;

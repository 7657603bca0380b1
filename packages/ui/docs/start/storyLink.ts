/** The address of a story in Storybook, with switches as they shall stand: `theme:dark;textSize:150`. */
export const storyLink = (id: string, switches = ''): string =>
  `./?path=/story/${id}${switches ? `&globals=${encodeURIComponent(switches)}` : ''}`;

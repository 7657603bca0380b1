/**
 * Storybook considers a story done when its animations have ended, or after 5 s. Scroll-driven animations never end,
 * so they are hidden from it.
 */
export function leaveOutScrolled(): void {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

/**
 * Storybook calls a story done when its animations have ended, or after 5 s. Those that a scrolled box moves have no
 * end; without them it need not wait.
 */
export function leaveOutScrolled(): void {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}

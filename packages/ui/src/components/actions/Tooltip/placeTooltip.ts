interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where to put a layer of that size, in px: above the anchor, or below if there is no room, always within the window. */
export function placeTooltip(
  anchor: Box,
  layer: { width: number; height: number },
  view: { width: number; height: number },
) {
  const centre = anchor.left + anchor.width / 2 - layer.width / 2;
  const left = Math.max(0, Math.min(centre, view.width - layer.width));
  const above = anchor.top - layer.height;
  const below = anchor.top + anchor.height;
  const top = above >= 0 || below + layer.height > view.height ? Math.max(0, above) : below;
  return { left, top };
}

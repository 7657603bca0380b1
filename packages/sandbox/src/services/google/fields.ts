/** Which fields are wanted; an empty mask below a name means all of it. */
export type Mask = ReadonlyMap<string, Mask>;

const all: Mask = new Map();

/**
 * Reads a mask such as `items(id,start/dateTime),nextPageToken`; undefined if it can't be read.
 * https://developers.google.com/workspace/drive/api/guides/fields-parameter
 */
export function readMask(text: string): Mask | undefined {
  const tokens = text.match(/[^\s,/().]+|[,/().]/g) ?? [];
  let at = 0;
  const path = (): [string, Mask] | undefined => {
    const name = tokens[at];
    if (name === undefined || /^[,/().]$/.test(name)) return undefined;
    at += 1;
    const sign = tokens[at];
    if (sign === '/' || sign === '.') {
      at += 1;
      const below = path();
      return below && [name, new Map([below])];
    }
    if (sign !== '(') return [name, all];
    at += 1;
    const below = list();
    if (!below || tokens[at] !== ')') return undefined;
    at += 1;
    return [name, below];
  };
  const list = (): Mask | undefined => {
    const mask = new Map<string, Mask>();
    for (;;) {
      const found = path();
      if (!found) return undefined;
      const [name, below] = found;
      const before = mask.get(name);
      mask.set(
        name,
        before && before.size > 0 && below.size > 0 ? merged(before, below) : before?.size === 0 ? all : below,
      );
      if (tokens[at] !== ',') return mask;
      at += 1;
    }
  };
  const mask = list();
  return at === tokens.length ? mask : undefined;
}

function merged(one: Mask, other: Mask): Mask {
  const mask = new Map(one);
  for (const [name, below] of other) {
    const before = mask.get(name);
    mask.set(name, before && before.size > 0 && below.size > 0 ? merged(before, below) : before ? all : below);
  }
  return mask;
}

/** Reads the mask of a resource's documented fields, written by ourselves. */
export function readShape(text: string): Mask {
  const mask = readMask(text);
  if (!mask) throw new TypeError(`No mask: ${text}`);
  return mask;
}

/** The first path of a mask that the documented fields lack. */
export function findUnknownField(mask: Mask, shape: Mask): string | undefined {
  for (const [name, below] of mask) {
    if (name === '*') continue;
    const known = shape.get(name);
    if (!known) return name;
    const deeper = findUnknownField(below, known);
    if (deeper !== undefined) return `${name}.${deeper}`;
  }
  return undefined;
}

/** The wanted fields of a value. */
export function applyMask(value: unknown, mask: Mask): unknown {
  if (mask.size === 0 || mask.has('*') || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => applyMask(item, mask));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const below = mask.get(name);
      return below ? [[name, applyMask(item, below)]] : [];
    }),
  );
}

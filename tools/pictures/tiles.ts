import { createHash } from 'node:crypto';
import type { Picture } from './decodePng.ts';

/** Edge of a tile in px. */
const TILE = 32;
const BYTES = TILE * TILE * 4;
/** Tiles in a row of an atlas. */
const COLUMNS = 128;

/** A picture as numbers of tiles, row by row. */
export interface Tiled {
  width: number;
  height: number;
  tiles: number[];
}

/** Calls back for each row of each tile, with where it starts in the picture and how many bytes are in it. */
function eachRow(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  tile: number,
  row: (from: number, length: number, y: number) => void,
): void {
  const columns = Math.ceil(width / TILE);
  const [left, top] = [(tile % columns) * TILE, Math.floor(tile / columns) * TILE];
  const length = Math.min(TILE, width - left) * 4;
  for (let y = 0; y < Math.min(TILE, height - top); y += 1) row(((top + y) * width + left) * 4, length, y);
}

const tilesOf = ({ width, height }: Pick<Picture, 'width' | 'height'>): number =>
  Math.ceil(width / TILE) * Math.ceil(height / TILE);

/** Collects the unique tiles of pictures. Tiles at the edges are filled up with opaque black. */
export function createTiler() {
  const unique: Uint8Array[] = [];
  const known = new Map<string, number>();
  return {
    add(picture: Picture): Tiled {
      const tiles = Array.from({ length: tilesOf(picture) }, (_, number) => {
        const tile = new Uint8Array(BYTES);
        new Uint32Array(tile.buffer).fill(0xff00_0000);
        eachRow(picture, number, (from, length, y) =>
          tile.set(picture.data.subarray(from, from + length), y * TILE * 4),
        );
        const key = createHash('sha1').update(tile).digest('latin1');
        const at = known.get(key) ?? unique.push(tile) - 1;
        known.set(key, at);
        return at;
      });
      return { width: picture.width, height: picture.height, tiles };
    },
    /** All unique tiles as one picture. */
    atlas(): Picture {
      const [width, height] = [COLUMNS * TILE, Math.max(1, Math.ceil(unique.length / COLUMNS)) * TILE];
      const data = new Uint8Array(width * height * 4);
      new Uint32Array(data.buffer).fill(0xff00_0000);
      unique.forEach((tile, number) =>
        eachRow({ width, height }, number, (to, length, y) =>
          data.set(tile.subarray(y * TILE * 4, y * TILE * 4 + length), to),
        ),
      );
      return { width, height, data };
    },
  };
}

/** Puts a picture together again. */
export function fromTiles({ width, height, tiles }: Tiled, atlas: Picture): Picture {
  const data = new Uint8Array(width * height * 4);
  tiles.forEach((tile, number) => {
    const rows: number[] = [];
    eachRow(atlas, tile, (from) => rows.push(from));
    eachRow({ width, height }, number, (to, length, y) => {
      const from = rows[y] ?? 0;
      data.set(atlas.data.subarray(from, from + length), to);
    });
  });
  return { width, height, data };
}

import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
/** Random bytes for a thousand ids at a time: requesting them per id took longer than everything else. */
const chance = new Uint8Array(1_000 * idBytes);
let used = chance.length;
let [lastMs, place] = [0, 0];

/** The ID of a row, as opposed to its GraphQL ID (`GlobalId`). Decision 0119. */
export type PlainId = string & { readonly isPlainId: true };

/** Ids grow over time, even within a millisecond, so that new rows are adjacent in every index. */
export function newId(): PlainId {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  const random = chance.subarray(used, (used += idBytes));
  const now = Date.now();
  if (now > lastMs) [lastMs, place] = [now, new DataView(random.buffer, random.byteOffset).getUint32(6) >>> 1];
  else {
    place = (place + 1) >>> 0;
    if (place === 0) lastMs += 1;
  }
  return v7({ random, msecs: lastMs, seq: place }) as PlainId;
}

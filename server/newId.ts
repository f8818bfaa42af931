import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
/** Chance for a thousand ids at once: to ask for it id by id took longer than everything else about one. */
const chance = new Uint8Array(1_000 * idBytes);
let used = chance.length;
let [lastMs, place] = [0, 0];

/** Ids grow with time, so that new rows lie beside each other in every index: also within a millisecond. */
export function newId(): string {
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
  return v7({ random, msecs: lastMs, seq: place });
}

import { parseSnapshot, type Snapshot } from '#server/events/snapshot.ts';

/**
 * How far a reader has come. Neither the order of row numbers nor of transactions will do: both are given out before
 * the commit, so a row can appear below one that was read already, and a cursor that had passed would never meet it.
 * And to wait until all older transactions are over would let one long import, in any database of the server, silence
 * everybody. So a cursor is a snapshot: read next is what it did not see. Of what came between two snapshots, the rows
 * are told in the order of `seq`; the cursor of one of them says: all of `from`, and of the rest of `upTo` those until
 * `seq`. With `from` equal to `upTo` everything was told.
 */
export interface EventCursor {
  readonly from: Snapshot;
  readonly upTo: Snapshot;
  readonly seq: number;
}

export function completeCursor(snapshot: Snapshot): EventCursor {
  return { from: snapshot, upTo: snapshot, seq: 0 };
}

export function isComplete({ from, upTo }: EventCursor): boolean {
  return from.text === upTo.text;
}

export function formatCursor({ from, upTo, seq }: EventCursor): string {
  return from.text === upTo.text ? from.text : `${from.text}/${upTo.text}/${seq}`;
}

/** Null for what is no cursor of ours: they come back from browsers. */
export function parseCursor(text: string): EventCursor | null {
  const [fromText = '', upToText = fromText, seq = '0', ...more] = text.split('/');
  const [from, upTo] = [parseSnapshot(fromText), parseSnapshot(upToText)];
  if (!from || !upTo || more.length > 0 || !/^\d{1,15}$/.test(seq)) return null;
  return from.text === upTo.text ? completeCursor(from) : { from, upTo, seq: Number(seq) };
}

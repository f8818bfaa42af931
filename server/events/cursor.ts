import { parseSnapshot, type Snapshot } from '#server/events/snapshot.ts';

/**
 * A reader's position. Row numbers and transaction ids are assigned before the commit, so a row can appear below one
 * that was already read and would be missed; waiting for older transactions would let one long import block all
 * events. So a cursor is a snapshot, and the next read returns what it did not see. Rows between two snapshots are
 * ordered by `seq`: such a cursor means all of `from`, and of the rest of `upTo` the rows up to `seq`. If `from`
 * equals `upTo`, everything was delivered.
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

/** Null for invalid text, since cursors come from browsers. */
export function parseCursor(text: string): EventCursor | null {
  const [fromText = '', upToText = fromText, seq = '0', ...more] = text.split('/');
  const [from, upTo] = [parseSnapshot(fromText), parseSnapshot(upToText)];
  if (!from || !upTo || more.length > 0 || !/^\d{1,15}$/.test(seq)) return null;
  return from.text === upTo.text ? completeCursor(from) : { from, upTo, seq: Number(seq) };
}

import type { Queries } from '#server/database/Queries.ts';

/** Something changed. The payload names what by ids; who hears of it loads the rest, as far as they may see it. */
export interface Announcement {
  readonly topic: string;
  readonly teamId: string | null;
  readonly payload: EventPayload;
}

export type EventPayload = Readonly<Record<string, string | number | boolean | null>>;

/** Enough for a handful of ids; a document does not fit, and must not. */
const mostPayloadBytes = 1024;

export interface SqlText {
  readonly text: string;
  readonly values: readonly [string];
}

/** The insert of many events as one statement with one parameter, for a transaction on `pg`. */
export function announceStatement(events: readonly Announcement[]): SqlText {
  for (const { topic, payload } of events)
    if (Buffer.byteLength(JSON.stringify(payload)) > mostPayloadBytes)
      throw new RangeError(`an event of ${topic} carries more than ids`);
  return {
    text: `INSERT INTO event_outboxes (team_id, topic, payload)
SELECT e.team_id, e.topic, e.payload
FROM jsonb_to_recordset($1::jsonb) AS e(team_id uuid, topic text, payload jsonb)`,
    values: [JSON.stringify(events.map(({ teamId, topic, payload }) => ({ team_id: teamId, topic, payload })))],
  };
}

/** Writes events in the caller's transaction: they are announced exactly if the change that they tell of commits. */
export async function announce(queries: Queries, events: readonly Announcement[]): Promise<void> {
  const { text, values } = announceStatement(events);
  await queries.query({ name: 'events_announce', text, values: [...values] });
}

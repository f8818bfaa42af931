import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

/** Something changed. The payload names what by ids; who hears of it loads the rest, as far as they may see it. */
export interface Announcement {
  readonly topic: string;
  readonly teamId: string | null;
  readonly payload: EventPayload;
}

export type EventPayload = Readonly<Record<string, string | number | boolean | null>>;

/** Enough for a handful of ids; a document does not fit, and must not. */
const mostPayloadBytes = 1024;

const insertEvents = statement<[events: string], never>(
  'events_announce',
  `INSERT INTO event_outboxes (team_id, topic, payload)
   SELECT e.team_id, e.topic, e.payload FROM json_to_recordset($1::json) AS e(team_id uuid, topic text, payload jsonb)`,
);

/** Writes events in the caller's transaction: they are announced exactly if the change that they tell of commits. */
export async function announce(queries: Queries, events: readonly Announcement[]): Promise<void> {
  for (const { topic, payload } of events)
    if (Buffer.byteLength(JSON.stringify(payload)) > mostPayloadBytes)
      throw new RangeError(`an event of ${topic} must contain only ids`);
  const rows = events.map(({ teamId, topic, payload }) => ({ team_id: teamId, topic, payload }));
  await insertEvents.rows(queries, [JSON.stringify(rows)]);
}

import type { OriginTab } from '#server/Client.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

/** Something changed. The payload contains only ids; subscribers load the rest with their own permissions. */
export interface Announcement {
  readonly topic: string;
  readonly teamId: string | null;
  readonly payload: EventPayload;
}

export type EventPayload = Readonly<Record<string, string | number | boolean | null>>;

/** Enough for a few ids. Documents don't fit, on purpose. */
const mostPayloadBytes = 1024;

const insertEvents = statement<[events: string], never>(
  'events_announce',
  `INSERT INTO event_outboxes (team_id, topic, payload)
   SELECT e.team_id, e.topic, e.payload FROM json_to_recordset($1::json) AS e(team_id uuid, topic text, payload jsonb)`,
);

/**
 * Writes events in the caller's transaction, so they are delivered exactly if the change commits. The tab that made the
 * change is added to the payload, for `ownMutation`.
 */
export async function announce(
  queries: Queries,
  events: readonly Announcement[],
  tab: OriginTab | null = null,
): Promise<void> {
  for (const { topic, payload } of events)
    if (Buffer.byteLength(JSON.stringify(payload)) > mostPayloadBytes)
      throw new RangeError(`an event of ${topic} must contain only ids`);
  const origin = tab?.mutation ? { tab: tab.id, mutation: tab.mutation } : {};
  const rows = events.map(({ teamId, topic, payload }) => ({
    team_id: teamId,
    topic,
    payload: { ...payload, ...origin },
  }));
  await insertEvents.rows(queries, [JSON.stringify(rows)]);
}

/** The number of the mutation that caused an event, if it was made in the given tab. */
export const ownMutationOf = (payload: EventPayload, tab: OriginTab | null): number | null =>
  tab !== null && payload['tab'] === tab.id ? Number(payload['mutation']) : null;

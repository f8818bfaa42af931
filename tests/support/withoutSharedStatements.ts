/** Leaves out the event bus's queries, which run at any time. */
const ofTheLine = /event_outboxes|pg_notify|pg_current_snapshot/;

/** The statements of a request among those that the pool ran. */
export const withoutSharedStatements = (calls: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  calls.filter((call) => !ofTheLine.test(JSON.stringify(call)));

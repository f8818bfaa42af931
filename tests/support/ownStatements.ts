/** The line to other servers looks for news, and tells of what was done a moment ago, whenever it wants. */
const ofTheLine = /event_outboxes|pg_notify|pg_current_snapshot/;

/** Of what the pool was asked meanwhile: what an answer itself asked. */
export const ownStatements = (calls: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  calls.filter((call) => !ofTheLine.test(JSON.stringify(call)));

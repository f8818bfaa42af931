/**
 * `= ANY` of a list whose length the planner can't see. If it sees the length, it rates a custom plan for short lists
 * cheaper than the generic plan (which assumes 10 items) and plans every time. For the largest statements, planning
 * takes longer than running.
 */
export const anyOfSql = (list: string): string => `ANY (${unseen(list)})`;

/** The same for `<> ALL`. */
export const allOfSql = (list: string): string => `ALL (${unseen(list)})`;

function unseen(list: string): string {
  const [, type] = list.split('::');
  if (type === undefined) throw new Error(`${list} does not say its type`);
  return `(SELECT ${list})::${type}`;
}

/**
 * `= ANY` of a list that the planner does not see into. Of a list that it sees it counts the items, takes one for cheaper than
 * the ten of a plan that is kept, and plans anew each time: for the largest statements that takes longer than to run them.
 */
export const among = (list: string): string => `ANY (${unseen(list)})`;

/** So for `<> ALL`. */
export const allOf = (list: string): string => `ALL (${unseen(list)})`;

function unseen(list: string): string {
  const [, type] = list.split('::');
  if (type === undefined) throw new Error(`${list} does not say its type`);
  return `(SELECT ${list})::${type}`;
}

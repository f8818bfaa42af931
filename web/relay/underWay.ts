/** Questions whose answers are on their way. */
const underWay = new Set<Promise<unknown>>();

/** Notes that an answer is on its way until it is there, or does not come. */
export function noteUnderWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  underWay.add(answer);
  const forget = (): boolean => underWay.delete(answer);
  void answer.then(forget, forget);
  return answer;
}

/**
 * For whoever hears of a change: once all that is on its way by now has arrived, which may be from before the change and
 * puts what was known into the store again. Null when nothing is on its way.
 */
export const whenArrived = (): Promise<unknown> | null => (underWay.size === 0 ? null : Promise.allSettled(underWay));

/**
 * The questions shown before a step is completed, in order. The signer accepts first that nothing can be changed later;
 * the payment warning comes last.
 */
export function completionQuestions<Question extends string>(
  confirmed: readonly Question[],
  signs: boolean,
): (Question | 'sign')[] {
  if (!signs) return [...confirmed];
  const isBefore = (question: Question): boolean => question === 'cannotBeModified';
  return [...confirmed.filter(isBefore), 'sign', ...confirmed.filter((question) => !isBefore(question))];
}

/**
 * What a person is led through before the step is left. Who signs has accepted before that nothing can be changed any
 * more, and hears last that nothing was paid.
 */
export function questionsWith<Question extends string>(
  confirmed: readonly Question[],
  signs: boolean,
): (Question | 'sign')[] {
  if (!signs) return [...confirmed];
  const isBefore = (question: Question): boolean => question === 'cannotBeModified';
  return [...confirmed.filter(isBefore), 'sign', ...confirmed.filter((question) => !isBefore(question))];
}

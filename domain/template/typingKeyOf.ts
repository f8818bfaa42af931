/**
 * What someone types into, if the change is typed: the texts and settings that are sent with what their writer saw. Typing
 * the same again continues the edit; null for any other change.
 */
export function typingKeyOf(operation: string, partId: string, input: object): string | null {
  const given = Object.entries(input).filter(([, value]) => value != null);
  if (!given.some(([name]) => isSeen(name))) return null;
  const names = given.flatMap(([name, value]) => (isSeen(name) ? [] : namesWithin(name, value)));
  return [operation, partId, ...names.toSorted()].join(' ');
}

const isSeen = (name: string): boolean => name.startsWith('seen');

const namesWithin = (name: string, value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).map((inner) => `${name}.${inner}`)
    : [name];

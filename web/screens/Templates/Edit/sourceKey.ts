/** Identifies a value of the entity chosen in a field, as `LogicCondition.sourceKey` does. Other sources have their ID. */
export const sourceKey = (sourceId: string, entityFieldId: string): string => `${sourceId} ${entityFieldId}`;

/** The parts of a key, as a condition is sent. */
export function sourceOfKey(key: string): { readonly sourceId: string; readonly entityFieldId?: string } {
  const [sourceId = '', entityFieldId] = key.split(' ');
  return entityFieldId === undefined ? { sourceId } : { sourceId, entityFieldId };
}

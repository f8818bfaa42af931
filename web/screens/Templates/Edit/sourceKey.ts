/** Identifies what a condition tests: a field or formula, or a value of the entity chosen in the field. */
export const sourceKey = (sourceId: string, entityFieldId: string | null | undefined): string =>
  entityFieldId ? `${sourceId} ${entityFieldId}` : sourceId;

/** The parts of a key, as a condition is sent. */
export function sourceOfKey(key: string): { readonly sourceId: string; readonly entityFieldId?: string } {
  const [sourceId = '', entityFieldId] = key.split(' ');
  return entityFieldId === undefined ? { sourceId } : { sourceId, entityFieldId };
}

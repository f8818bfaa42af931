/** One value of the entity chosen in a field, as logic and formulas use it. */
export interface EntityValueUse {
  /** identity of the field that asks for the entity */
  readonly field: string;
  readonly entityFieldId: string;
}

/** Names the value uniquely within a form, such as for sample answers. */
export const entityValueKey = ({ field, entityFieldId }: EntityValueUse): string => `${field}/${entityFieldId}`;

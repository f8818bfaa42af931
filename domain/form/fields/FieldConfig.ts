import type { FieldShape } from '#domain/form/fields/FieldKind.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';

/** A field with what its kind asks about it, and the kind as one of those that there are. */
export interface FieldConfig extends FieldShape {
  readonly dataType: DataType;
}

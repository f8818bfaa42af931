import type { FieldShape } from '#domain/form/fields/FieldKind.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';

/** A field's configuration with a known data type. */
export interface FieldConfig extends FieldShape {
  readonly dataType: DataType;
}

import type { DataType } from '#domain/form/fields/kinds.ts';

/** Files, contact details, and links to other records are never published. Decision 0108. */
const neverPublished: ReadonlySet<DataType> = new Set(['file', 'email', 'phone', 'entity']);

/** Whether answers of a type may be published if the form publishes its records. */
export const isPublishable = (dataType: DataType): boolean => !neverPublished.has(dataType);

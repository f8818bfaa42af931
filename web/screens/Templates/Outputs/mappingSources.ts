import type { MappableType } from '#domain/template/mappings.ts';

/** One field of a PDF and what fills it, as the server answers it. */
export interface ReadMapping {
  readonly fieldName: string;
  readonly mappableType: MappableType;
  readonly mappable: { readonly identity: string } | null | undefined;
  readonly entityFieldId: string | null | undefined;
  readonly processDataField: string | null | undefined;
}

/** The same as it is sent. */
export interface MappingToSend {
  readonly fieldName: string;
  readonly mappableType: MappableType;
  readonly mappableId?: string | null;
  readonly entityFieldId?: string | null;
  readonly processDataField?: string | null;
}

/** What fills a field, as an option of the list: `StepDatum {identity}`, `ProcessData {name}`, or nothing. */
export function sourceOf(mappings: readonly ReadMapping[], fieldName: string): string {
  const mapping = mappings.find((one) => one.fieldName === fieldName);
  if (!mapping) return '';
  return `${mapping.mappableType} ${mapping.mappable?.identity ?? mapping.processDataField ?? ''}`;
}

/** All mappings with one of them changed: what is not named would be filled by nothing. */
export function changedMappings(
  mappings: readonly MappingToSend[],
  fieldName: string,
  source: string,
): readonly MappingToSend[] {
  const others = mappings.filter((one) => one.fieldName !== fieldName);
  const [type, name = ''] = source.split(' ');
  if (type === 'StepDatum') return [...others, { fieldName, mappableType: 'StepDatum', mappableId: name }];
  if (type === 'ProcessData') return [...others, { fieldName, mappableType: 'ProcessData', processDataField: name }];
  return others;
}

/** What is read, as it is sent again. */
export const asSent = ({
  fieldName,
  mappableType,
  mappable,
  entityFieldId,
  processDataField,
}: ReadMapping): MappingToSend => ({
  fieldName,
  mappableType,
  mappableId: mappable?.identity ?? null,
  entityFieldId: entityFieldId ?? null,
  processDataField: processDataField ?? null,
});

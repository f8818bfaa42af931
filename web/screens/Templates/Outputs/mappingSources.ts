import type { MappableType } from '#domain/template/mappings.ts';

/** A PDF field and its source, from the server. */
export interface ReadMapping {
  readonly fieldName: string;
  readonly mappableType: MappableType;
  readonly mappable: { readonly identity: string } | null | undefined;
  readonly entityFieldId: string | null | undefined;
  readonly processDataField: string | null | undefined;
}

/** The same as mutation input. */
export interface MappingToSend {
  readonly fieldName: string;
  readonly mappableType: MappableType;
  readonly mappableId?: string | null;
  readonly entityFieldId?: string | null;
  readonly processDataField?: string | null;
}

/** Source of a mapping that no version of the form has anymore. */
export const removedSource = 'Gone';

/**
 * Option value of a field's source: `StepDatum {identity}`, `EntityField {identity} {field of the record}`,
 * `ProcessData {name}`, or ''.
 */
export function sourceOf(mappings: readonly ReadMapping[], fieldName: string): string {
  const mapping = mappings.find((one) => one.fieldName === fieldName);
  if (!mapping) return '';
  const { mappableType, mappable, entityFieldId, processDataField } = mapping;
  if (mappableType === 'ProcessData') return `ProcessData ${processDataField ?? ''}`;
  if (!mappable) return removedSource;
  return mappableType === 'EntityField'
    ? entitySource(mappable.identity, entityFieldId ?? '')
    : `StepDatum ${mappable.identity}`;
}

export const entitySource = (identity: string, entityFieldId: string): string =>
  `EntityField ${identity} ${entityFieldId}`;

/** All mappings with one changed. Omitted fields are filled with nothing. */
export function changedMappings(
  mappings: readonly MappingToSend[],
  fieldName: string,
  source: string,
): readonly MappingToSend[] {
  const others = mappings.filter((one) => one.fieldName !== fieldName);
  const [type, name = '', entityFieldId = ''] = source.split(' ');
  if (type === 'StepDatum') return [...others, { fieldName, mappableType: 'StepDatum', mappableId: name }];
  if (type === 'EntityField') {
    return [...others, { fieldName, mappableType: 'EntityField', mappableId: name, entityFieldId }];
  }
  if (type === 'ProcessData') return [...others, { fieldName, mappableType: 'ProcessData', processDataField: name }];
  return others;
}

/**
 * Mutation input for the saved mappings, without those that no version has anymore: they fill nothing and would
 * be refused.
 */
export const mappingsToSend = (mappings: readonly ReadMapping[]): readonly MappingToSend[] =>
  mappings
    .filter(({ mappableType, mappable }) => mappableType === 'ProcessData' || mappable)
    .map(({ fieldName, mappableType, mappable, entityFieldId, processDataField }) => ({
      fieldName,
      mappableType,
      mappableId: mappable?.identity ?? null,
      entityFieldId: entityFieldId ?? null,
      processDataField: processDataField ?? null,
    }));

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

/** The source of what fills a field once no version of the form has it. */
export const goneSource = 'Gone';

/**
 * What fills a field, as an option of the list: `StepDatum {identity}`, `EntityField {identity} {field of the record}`,
 * `ProcessData {name}`, or nothing.
 */
export function sourceOf(mappings: readonly ReadMapping[], fieldName: string): string {
  const mapping = mappings.find((one) => one.fieldName === fieldName);
  if (!mapping) return '';
  const { mappableType, mappable, entityFieldId, processDataField } = mapping;
  if (mappableType === 'ProcessData') return `ProcessData ${processDataField ?? ''}`;
  if (!mappable) return goneSource;
  return mappableType === 'EntityField'
    ? entitySource(mappable.identity, entityFieldId ?? '')
    : `StepDatum ${mappable.identity}`;
}

export const entitySource = (identity: string, entityFieldId: string): string =>
  `EntityField ${identity} ${entityFieldId}`;

/** All mappings with one of them changed: what is not named would be filled by nothing. */
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

/** What is read, as it is sent again. What no version has any more fills nothing, and would be refused. */
export const allAsSent = (mappings: readonly ReadMapping[]): readonly MappingToSend[] =>
  mappings
    .filter(({ mappableType, mappable }) => mappableType === 'ProcessData' || mappable)
    .map(({ fieldName, mappableType, mappable, entityFieldId, processDataField }) => ({
      fieldName,
      mappableType,
      mappableId: mappable?.identity ?? null,
      entityFieldId: entityFieldId ?? null,
      processDataField: processDataField ?? null,
    }));

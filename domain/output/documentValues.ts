import { isContentRecord } from '#domain/form/Content.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Mapping, ProcessDataField } from '#domain/template/mappings.ts';

export interface DocumentSources {
  /** effective answers, without hidden fields */
  readonly evaluation: Evaluation;
  readonly timeZone: string;
  readonly process: Readonly<Record<ProcessDataField, string>>;
  /** values of referenced entities as people read them, by `<entity id>:<entity field id>` */
  readonly entityValues: ReadonlyMap<string, string>;
}

/** The values of a document's fields by name; empty if there is no answer. */
export function documentValues(mappings: readonly Mapping[], sources: DocumentSources): Record<string, string> {
  return Object.fromEntries(mappings.map((mapping) => [mapping.fieldName, valueOf(mapping, sources)]));
}

function valueOf(mapping: Mapping, { evaluation, timeZone, process, entityValues }: DocumentSources): string {
  const { mappableType, fieldIdentity, entityFieldId, processDataField } = mapping;
  if (mappableType === 'ProcessData')
    return processDataField !== null && Object.hasOwn(process, processDataField)
      ? process[processDataField as ProcessDataField]
      : '';
  const field = evaluation.form.fields.find(({ identity }) => identity === fieldIdentity);
  if (!field) return '';
  const content = evaluation.content(field.identity);
  if (mappableType === 'StepDatum')
    return content === null ? '' : kinds[field.dataType].summarise(content, field, timeZone);
  const entityId = isContentRecord(content) && typeof content['id'] === 'string' ? content['id'] : null;
  return entityId === null ? '' : (entityValues.get(`${entityId}:${entityFieldId ?? ''}`) ?? '');
}

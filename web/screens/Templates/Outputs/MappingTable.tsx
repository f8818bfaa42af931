// Fields are read by mappingSources.ts.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import type { MappingTable_document$key } from '#web/__generated__/MappingTable_document.graphql.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import {
  mappingsToSend,
  entitySource,
  removedSource,
  sourceOf,
} from '#web/screens/Templates/Outputs/mappingSources.ts';
import { useMapField } from '#web/screens/Templates/Outputs/useMapField.ts';
import styles from '#web/screens/Templates/Outputs/MappingTable.module.css';

export interface ProcessDataField {
  readonly name: string;
  readonly label: string;
}

interface MappingTableProps {
  readonly document: MappingTable_document$key;
  readonly processDataFields: readonly ProcessDataField[];
}

/** PDF fields and their sources: an answer, a fact of the submission, or nothing. */
export function MappingTable({ document, processDataFields }: MappingTableProps): ReactElement {
  const { id, fieldNames, mappings, mappableFields } = useFragment(
    graphql`
      fragment MappingTable_document on MasterTemplateDocument {
        id
        fieldNames
        mappings {
          fieldName
          mappableType
          mappable {
            identity
          }
          entityFieldId
          processDataField
        }
        mappableFields {
          identity
          name
          entityFields {
            id
            name
          }
        }
      }
    `,
    document,
  );
  const mapField = useMapField(id, mappingsToSend(mappings));
  const options = [
    { value: '', label: documentWords.nothing },
    {
      label: documentWords.answers,
      options: mappableFields.map(({ identity, name }) => ({
        value: `StepDatum ${identity}`,
        label: name ?? documentWords.untitled,
      })),
    },
    ...mappableFields
      .filter(({ entityFields }) => entityFields.length > 0)
      .map(({ identity, name, entityFields }) => ({
        label: documentWords.ofRecord(name ?? documentWords.untitled),
        options: entityFields.map((field) => ({ value: entitySource(identity, field.id), label: field.name })),
      })),
    {
      label: documentWords.facts,
      options: processDataFields.map(({ name, label }) => ({ value: `ProcessData ${name}`, label })),
    },
  ];
  return (
    <section aria-label={documentWords.mappings} className={styles.mappings}>
      <h3>{documentWords.mappings}</h3>
      <ul className={styles.list}>
        {fieldNames.map((fieldName) => {
          const source = sourceOf(mappings, fieldName);
          return (
            <li key={fieldName}>
              <SavedSelect
                label={documentWords.mapping(fieldName)}
                value={source}
                options={
                  source === removedSource ? [{ value: removedSource, label: documentWords.gone }, ...options] : options
                }
                save={(chosen) => mapField(fieldName, chosen)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

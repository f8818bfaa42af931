// Fields are read by mappingSources.ts.
/* oxlint-disable relay/unused-fields */
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import type { MappingTable_document$key } from '#web/__generated__/MappingTable_document.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import {
  mappingsToSend,
  entitySource,
  removedSource,
  sourceOf,
} from '#web/screens/Templates/Outputs/mappingSources.ts';
import { useMapField } from '#web/screens/Templates/Outputs/useMapField.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/screens/Templates/Outputs/MappingTable.module.css';

// Lazy: the PDF reader is large.
const DocumentPages = lazy(async () => ({
  default: (await import('#web/screens/Templates/Outputs/pages/DocumentPages.tsx')).DocumentPages,
}));

export interface ProcessDataField {
  readonly name: string;
  readonly label: string;
}

interface MappingTableProps {
  readonly document: MappingTable_document$key;
  readonly processDataFields: readonly ProcessDataField[];
}

/** A link to the same file is signed again with each response, so only its path tells files apart. */
const pathOf = (url: string): string => new URL(url, window.location.href).pathname;

/** PDF fields and their sources: an answer, a fact of the submission, or nothing. The pages are shown next to them. */
export function MappingTable({ document, processDataFields }: MappingTableProps): ReactElement {
  const { id, url, fieldNames, mappings, mappableFields } = useFragment(
    graphql`
      fragment MappingTable_document on MasterTemplateDocument {
        id
        url
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
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const labels = new Map(
    options.flatMap((option) => ('options' in option ? option.options : [])).map(({ value, label }) => [value, label]),
  );
  const sources = new Map(
    fieldNames.map((fieldName) => {
      const source = sourceOf(mappings, fieldName);
      return [fieldName, source === removedSource ? documentWords.gone : (labels.get(source) ?? null)];
    }),
  );
  const goTo = (fieldName: string): void => {
    setActive(fieldName);
    const place = fieldNames.indexOf(fieldName);
    list.current?.children[place]?.querySelector('select')?.focus();
  };
  if (fieldNames.length === 0) return <p>{documentWords.noFields}</p>;
  return (
    <section aria-label={documentWords.mappings} className={styles.mappings}>
      <h3>{documentWords.mappings}</h3>
      <div className={styles.sides}>
        <ul ref={list} className={styles.list}>
          {fieldNames.map((fieldName) => {
            const source = sourceOf(mappings, fieldName);
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- marks the field on the page
              <li key={fieldName} onFocus={() => setActive(fieldName)}>
                <SavedSelect
                  label={documentWords.mapping(fieldName)}
                  value={source}
                  options={
                    source === removedSource
                      ? [{ value: removedSource, label: documentWords.gone }, ...options]
                      : options
                  }
                  save={(chosen) => mapField(fieldName, chosen)}
                />
              </li>
            );
          })}
        </ul>
        {url && (
          <div className={styles.pages}>
            <FailureBoundary instead={<Alert tone="warning">{documentWords.noPages}</Alert>}>
              <Suspense fallback={<Spinner />}>
                <DocumentPages key={pathOf(url)} source={url} sources={sources} active={active} onChoose={goTo} />
              </Suspense>
            </FailureBoundary>
          </div>
        )}
      </div>
    </section>
  );
}

// Options are read by the consumers of the context.
/* oxlint-disable relay/unused-fields */
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { comparatorsFor } from '#domain/form/logic/comparators.ts';
import { fieldsWords, logicWords } from '#messages/form/formEditorWords.ts';
import type { NamedSource } from '#messages/form/logicSentence.ts';
import type { LogicSources_draft$key } from '#web/__generated__/LogicSources_draft.graphql.ts';
import { useEntityKinds, type EntityKind } from '#web/screens/Templates/Edit/EntityKinds.tsx';
import { sourceKey } from '#web/screens/Templates/Edit/sourceKey.ts';

/** A field, a value of the entity chosen in a field, or a formula that conditions can use. */
export interface LogicSource extends NamedSource {
  /** the ID of the field or formula, for a value of an entity with that of the entity's field (`sourceKey`) */
  readonly id: string;
  /** null for a formula */
  readonly sectionId: string | null;
  /** survey of the field; null for step fields, because step logic can't use survey answers */
  readonly surveyId: string | null;
}

const SourcesContext = createContext<readonly LogicSource[]>([]);

/** All fields that conditions can use in form order, followed by formulas. */
export const useLogicSources = (): readonly LogicSource[] => useContext(SourcesContext);

interface LogicSourcesProps {
  readonly draft: LogicSources_draft$key;
  readonly children: ReactNode;
}

export function LogicSources({ draft, children }: LogicSourcesProps): ReactElement {
  const { steps, formulas } = useFragment(
    graphql`
      fragment LogicSources_draft on FlowTemplate {
        formulas {
          id
          name
        }
        steps {
          sections {
            id
            fields {
              id
              name
              dataType @required(action: NONE)
              customEntityId
              options {
                identity
                name
              }
            }
          }
          survey {
            id
            sections {
              id
              fields {
                id
                name
                dataType @required(action: NONE)
                customEntityId
                options {
                  identity
                  name
                }
              }
            }
          }
        }
      }
    `,
    draft,
  );
  const kinds = useEntityKinds();
  const sources = useMemo(
    () => [
      ...steps
        .flatMap(({ sections, survey }) => [
          ...sections.map((section) => ({ ...section, surveyId: null })),
          ...(survey?.sections ?? []).map((section) => ({ ...section, surveyId: survey?.id ?? null })),
        ])
        .flatMap((section) =>
          // Until the refetch after another person's change, a new field may have only an ID.
          section.fields
            .filter((field) => field != null)
            .map((field) => ({
              ...field,
              sectionId: section.id,
              surveyId: section.surveyId,
              name: field.name ?? fieldsWords.untitled,
            })),
        )
        .flatMap((field): LogicSource[] => [field, ...valuesOfEntity(field, kinds)])
        .filter(({ dataType }) => comparatorsFor(dataType).length > 0),
      ...formulas.map(({ id, name }) => ({
        ...{ id, sectionId: null, surveyId: null, options: [] },
        ...{ name: name === '' ? logicWords.untitledFormula : name, dataType: 'formula' as const },
      })),
    ],
    [steps, formulas, kinds],
  );
  return <SourcesContext value={sources}>{children}</SourcesContext>;
}

/** The values of the entity chosen in a field, named like `Business: Employees`. */
function valuesOfEntity(
  field: LogicSource & { readonly customEntityId?: string | null | undefined },
  kinds: readonly EntityKind[],
): LogicSource[] {
  const kind = kinds.find(({ id }) => id === field.customEntityId);
  return (kind?.viewableFields ?? []).map(({ id, name, dataType, options }) => ({
    ...field,
    ...{ id: sourceKey(field.id, id), name: `${field.name}: ${name}`, dataType },
    // Options of entities are identified by their names.
    options: options.map((option) => ({ identity: option, name: option })),
  }));
}

import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DataType } from '#domain/form/fields/kinds.ts';
import type { EntityKinds_team$key } from '#web/__generated__/EntityKinds_team.graphql.ts';

/** A kind of entity that fields can ask for. */
export interface EntityKind {
  /** plain ID, as settings of fields use it */
  readonly id: string;
  readonly name: string;
  readonly isRemote: boolean;
  /** the fields that applicants see, whose values logic can use */
  readonly viewableFields: readonly EntityKindField[];
}

interface EntityKindField {
  /** plain ID */
  readonly id: string;
  readonly name: string;
  readonly dataType: DataType;
  readonly options: readonly string[];
}

const KindsContext = createContext<readonly EntityKind[]>([]);

/** The kinds of entities of the form's team, sorted by name. */
export const useEntityKinds = (): readonly EntityKind[] => useContext(KindsContext);

interface EntityKindsProps {
  readonly team: EntityKinds_team$key;
  readonly children: ReactNode;
}

export function EntityKinds({ team, children }: EntityKindsProps): ReactElement {
  const { customEntities } = useFragment(
    graphql`
      fragment EntityKinds_team on Team {
        customEntities {
          customEntityId
          name
          type
          fields {
            fieldId
            name
            dataType
            options
            viewable
          }
        }
      }
    `,
    team,
  );
  const kinds = useMemo(
    () =>
      customEntities.map(({ customEntityId, name, type, fields }) => ({
        ...{ id: customEntityId, name, isRemote: type === 'remote_gis' },
        viewableFields: fields
          .filter(({ viewable }) => viewable)
          .map(({ fieldId, name: fieldName, dataType, options }) => {
            return { id: fieldId, name: fieldName, dataType: dataType as DataType, options };
          }),
      })),
    [customEntities],
  );
  return <KindsContext value={kinds}>{children}</KindsContext>;
}

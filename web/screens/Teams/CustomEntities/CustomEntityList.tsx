import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { customEntityWords as words } from '#messages/entity/customEntityWords.ts';
import type { CustomEntityList_team$key } from '#web/__generated__/CustomEntityList_team.graphql.ts';
import { CustomEntityRow } from '#web/screens/Teams/CustomEntities/CustomEntityRow.tsx';
import { useOpenCustomEntity } from '#web/screens/Teams/CustomEntities/useOpenCustomEntity.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface CustomEntityListProps {
  readonly team: CustomEntityList_team$key;
}

/** The team's kinds of entities as rows that expand to their fields and settings. */
export function CustomEntityList({ team }: CustomEntityListProps): ReactElement {
  const { availableActions, customEntities } = useFragment(
    graphql`
      fragment CustomEntityList_team on Team {
        availableActions
        customEntities {
          id
          ...CustomEntityRow_kind
        }
      }
    `,
    team,
  );
  const { isOpen, open } = useOpenCustomEntity();
  const mayManage = availableActions.includes('manageCustomEntities');
  if (customEntities.length === 0) {
    return (
      <EmptyState drawing="paper" title={words.emptyTitle}>
        {mayManage ? words.empty : words.emptyReadOnly}
      </EmptyState>
    );
  }
  return (
    <>
      {!mayManage && <p className={styles.note}>{words.readOnly}</p>}
      <ul className={styles.kinds} aria-label={words.list}>
        {customEntities.map((kind) => (
          <li key={kind.id}>
            <CustomEntityRow
              kind={kind}
              mayManage={mayManage}
              isOpen={isOpen(kind.id)}
              onToggle={(next) => open(next ? kind.id : null)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

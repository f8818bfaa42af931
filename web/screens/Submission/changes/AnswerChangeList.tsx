import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AnswerChangeList_changes$key } from '#web/__generated__/AnswerChangeList_changes.graphql.ts';
import { WasAndIs } from '#web/screens/Submission/changes/WasAndIs.tsx';
import styles from '#web/screens/Submission/changes/AnswerChanges.module.css';

/** Old and new answers. */
export function AnswerChangeList({ changes: keys }: { readonly changes: AnswerChangeList_changes$key }): ReactElement {
  const changes = useFragment(
    graphql`
      fragment AnswerChangeList_changes on AnswerChange @relay(plural: true) {
        fieldIdentity
        fieldName
        ...WasAndIs_change
      }
    `,
    keys,
  );
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.fieldIdentity} className={styles.change}>
          <dt>{change.fieldName}</dt>
          <dd>
            <WasAndIs change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

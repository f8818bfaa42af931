import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changedAnswerWords } from '#messages/review/reviewWords.ts';
import type {
  AnswerChangeList_changes$data,
  AnswerChangeList_changes$key,
} from '#web/__generated__/AnswerChangeList_changes.graphql.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';
import styles from '#web/screens/Submission/changes/AnswerChanges.module.css';

/** Old and new answers. */
export function AnswerChangeList({ changes: keys }: { readonly changes: AnswerChangeList_changes$key }): ReactElement {
  const changes = useFragment(
    graphql`
      fragment AnswerChangeList_changes on AnswerChange @relay(plural: true) {
        fieldIdentity
        fieldName
        dataType
        isHidden
        before
        after
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

function WasAndIs({ change }: { readonly change: AnswerChangeList_changes$data[number] }): ReactElement {
  const { dataType, isHidden, before = null, after = null } = change;
  if (isHidden) return <>{changedAnswerWords.hidden}</>;
  const words = (text: string | null): ReactElement =>
    text === null ? <>{changedAnswerWords.nothing}</> : <AnswerText dataType={dataType} text={text} />;
  // Another file may have the same name.
  const isAnother = after !== null && after === before;
  return (
    <>
      <span>
        {changedAnswerWords.was}: {words(before)}
      </span>
      <span>
        {changedAnswerWords.isNow}: <strong>{isAnother ? changedAnswerWords.another(after) : words(after)}</strong>
      </span>
    </>
  );
}

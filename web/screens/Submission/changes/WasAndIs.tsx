import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changedAnswerWords } from '#messages/review/reviewWords.ts';
import type { WasAndIs_change$key } from '#web/__generated__/WasAndIs_change.graphql.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';

interface WasAndIsProps {
  readonly change: WasAndIs_change$key;
  /** the current answer, if it is shown as more than text */
  readonly children?: ReactNode;
}

/** An answer before and after a change. */
export function WasAndIs({ change, children }: WasAndIsProps): ReactElement {
  const {
    dataType,
    isHidden,
    before = null,
    after = null,
  } = useFragment(
    graphql`
      fragment WasAndIs_change on AnswerChange {
        dataType
        isHidden
        before
        after
      }
    `,
    change,
  );
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
      {children === undefined ? (
        <span>
          {changedAnswerWords.isNow}: <strong>{isAnother ? changedAnswerWords.another(after) : words(after)}</strong>
        </span>
      ) : (
        <>
          <span>{changedAnswerWords.isNow}:</span>
          {children}
        </>
      )}
    </>
  );
}

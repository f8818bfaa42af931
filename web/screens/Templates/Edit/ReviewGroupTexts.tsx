import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewStepWords } from '#messages/form/formEditorWords.ts';
import type { ReviewGroupTexts_group$key } from '#web/__generated__/ReviewGroupTexts_group.graphql.ts';
import { SavedTextArea } from '#web/parts/template/SavedTextArea.tsx';
import { useUpdateReviewGroup } from '#web/screens/Templates/Edit/useUpdateReviewGroup.ts';

/** The statement reviewers accept, and default comments. */
export function ReviewGroupTexts({ group }: { readonly group: ReviewGroupTexts_group$key }): ReactElement {
  const { id, affidavit, defaultApprovalMessage, defaultRejectionMessage } = useFragment(
    graphql`
      fragment ReviewGroupTexts_group on ReviewGroup {
        id
        affidavit
        defaultApprovalMessage
        defaultRejectionMessage
      }
    `,
    group,
  );
  const [updateReviewGroup] = useUpdateReviewGroup();
  const texts = { affidavit, defaultApprovalMessage, defaultRejectionMessage };
  return (
    <>
      {(['affidavit', 'defaultApprovalMessage', 'defaultRejectionMessage'] as const).map((text) => (
        <SavedTextArea
          key={text}
          label={reviewStepWords.texts[text]}
          hint={reviewStepWords.textHints[text]}
          value={texts[text]}
          rows={2}
          maxLength={1_000}
          save={(value, seen) =>
            updateReviewGroup({ input: { reviewGroupId: id, settings: { [text]: value }, seen: { [text]: seen } } })
          }
        />
      ))}
    </>
  );
}

import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import { reviewOutcomes, type ReviewOutcome } from '#domain/review/outcomes.ts';
import { reviewProblems } from '#domain/review/submitReview.ts';
import type { ReviewForm_review$key } from '#web/__generated__/ReviewForm_review.graphql.ts';
import type { ReviewApprovalMutation$data } from '#web/__generated__/ReviewApprovalMutation.graphql.ts';
import { outcomeWords, reviewWords } from '#web/messages/reviews.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { DoneOf } from '#web/relay/Outcome.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

import { useReviewApproval } from './useReviewApproval.ts';
import { useReadAgain } from './useReadAgain.ts';

export type Reviewed = DoneOf<ReviewApprovalMutation$data['setApproval']>;

interface ReviewFormProps {
  readonly submissionId: string;
  readonly stepId: string;
  readonly activeStepId: string;
  /** the role for which the reader speaks; null for whatever they are expected as */
  readonly roleId: string | null;
  /** the answers that are shown */
  readonly seen: string;
  readonly review: ReviewForm_review$key;
  readonly onReviewed: (reviewed: Reviewed) => void;
}

const isOutcome = (text: string): text is ReviewOutcome => reviewOutcomes.some((outcome) => outcome === text);
const readOutcome = (text: string): ReviewOutcome | null => (isOutcome(text) ? text : null);

/** Approve, ask for changes or reject, with what each needs. */
export function ReviewForm({
  submissionId,
  stepId,
  activeStepId,
  roleId,
  seen,
  review,
  onReviewed,
}: ReviewFormProps): ReactElement {
  const { affidavit, reviewGroup } = useFragment(
    graphql`
      fragment ReviewForm_review on StepReview {
        affidavit
        reviewGroup {
          id
          requireSignature
          defaultApprovalMessage
          defaultRejectionMessage
        }
      }
    `,
    review,
  );
  const { id: reviewGroupId, requireSignature } = reviewGroup;
  const prefilled: Readonly<Partial<Record<ReviewOutcome, string | null | undefined>>> = {
    approved: reviewGroup.defaultApprovalMessage,
    rejected: reviewGroup.defaultRejectionMessage,
  };
  const [approve] = useReviewApproval();
  const readAgain = useReadAgain(submissionId, stepId);
  const form = useForm({
    initial: { outcome: '', comment: '', typedName: '' },
    labels: { outcome: reviewWords.choose, comment: reviewWords.comment, typedName: reviewWords.signature },
    check: ({ outcome, comment, typedName }) =>
      reviewProblems({ outcome: readOutcome(outcome), comment, typedName, image: null }, { requireSignature }),
    send: async ({ outcome, comment, typedName }, idempotencyKey) => {
      const said = { outcome: readOutcome(outcome), comment, typedName };
      const sent = await approve({ input: { activeStepId, reviewGroupId, roleId, ...said, seen, idempotencyKey } });
      if (sent.kind !== 'refused' || sent.code !== 'outdated') return sent;
      await readAgain();
      return { ...sent, message: reviewWords.readAgain };
    },
    onDone: onReviewed,
  });
  const { outcome, comment } = form.values;
  const isPrefilled = comment === '' || Object.values(prefilled).includes(comment);
  const asksForSignature = requireSignature && (outcome === 'approved' || outcome === 'rejected');
  return (
    <Form label={reviewWords.yours} {...form.form}>
      <RadioGroup
        {...form.field('outcome')}
        options={reviewOutcomesShown.map((value) => ({ value, ...outcomeWords[value] }))}
        onChange={(chosen) => {
          form.set('outcome', chosen);
          if (isPrefilled && isOutcome(chosen)) form.set('comment', prefilled[chosen] ?? '');
        }}
      />
      <TextArea {...form.field('comment')} hint={reviewWords.commentHint} />
      {asksForSignature && <TextField {...form.field('typedName')} hint={affidavit} autoComplete="name" />}
      <FormActions>
        <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={reviewWords.sending}>
          {reviewWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The mildest first. */
const reviewOutcomesShown = ['approved', 'changes_requested', 'rejected'] as const satisfies readonly ReviewOutcome[];

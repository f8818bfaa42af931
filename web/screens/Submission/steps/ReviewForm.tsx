import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { reviewOutcomes, type ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { prefilledComment, reviewProblems, termsForOutcome, type Review } from '#domain/review/submitReview.ts';
import { signatureWords } from '#messages/filling/signatureWords.ts';
import { outcomeWords, reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewForm_review$key } from '#web/__generated__/ReviewForm_review.graphql.ts';
import type { useSetApprovalMutation$data } from '#web/__generated__/useSetApprovalMutation.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SignatureField } from '#web/parts/signature/SignatureField.tsx';
import type { SuccessValue } from '#web/relay/Outcome.ts';
import { useRefetchReview } from '#web/screens/Submission/steps/useRefetchReview.ts';
import { useSetApproval } from '#web/screens/Submission/steps/useSetApproval.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

export type ReviewResult = SuccessValue<NonNullable<useSetApprovalMutation$data['setApproval']>>;

interface ReviewFormProps {
  readonly submissionId: string;
  readonly stepId: string;
  readonly activeStepId: string;
  /** role the viewer reviews as; null for any */
  readonly roleId: string | null;
  /** fingerprint of the answers that are shown */
  readonly seen: string;
  readonly review: ReviewForm_review$key;
  /** DOM ID of the submit button, for shortcuts */
  readonly buttonId?: string | undefined;
  readonly onReviewed: (reviewed: ReviewResult, departure: GuardedNavigation, outcome: ReviewOutcome) => void;
}

const isOutcome = (text: string): text is ReviewOutcome => reviewOutcomes.some((outcome) => outcome === text);
const readOutcome = (text: string): ReviewOutcome | null => (isOutcome(text) ? text : null);

/** Approve, request changes, or reject, with what each needs. */
export function ReviewForm({
  submissionId,
  stepId,
  activeStepId,
  roleId,
  seen,
  review,
  buttonId,
  onReviewed,
}: ReviewFormProps): ReactElement {
  const { affidavit: statement, reviewGroup } = useFragment(
    graphql`
      fragment ReviewForm_review on StepReview {
        affidavit
        reviewGroup {
          id
          requireSignature
          affidavit
          defaultApprovalMessage
          defaultRejectionMessage
        }
      }
    `,
    review,
  );
  const { id: reviewGroupId, requireSignature, defaultApprovalMessage, defaultRejectionMessage } = reviewGroup;
  const messages = { defaultApprovalMessage, defaultRejectionMessage };
  const terms = { requireSignature, affidavit: reviewGroup.affidavit ?? null };
  const [approve] = useSetApproval();
  const readAgain = useRefetchReview(submissionId, stepId);
  const form = useForm({
    initial: nothing,
    labels: {
      outcome: reviewWords.choose,
      comment: reviewWords.comment,
      certified: reviewWords.statement,
      typedName: reviewWords.signature,
      image: signatureWords.draw,
    },
    check: (values) => reviewProblems(reviewOf(values), terms),
    send: async (values, idempotencyKey) => {
      const said = reviewOf(values);
      const sent = await approve({
        input: { activeStepId, reviewGroupId, roleId, ...said, seen, idempotencyKey },
        stepId,
      });
      if (sent.kind !== 'refused' || sent.code !== 'outdated') return sent;
      await readAgain();
      return { ...sent, message: reviewWords.readAgain };
    },
    onDone: (reviewed, values, departure) => onReviewed(reviewed, departure, readOutcome(values.outcome) ?? 'approved'),
  });
  const { outcome, comment } = form.values;
  const isPrefilled = comment === '' || comment === prefilledComment(readOutcome(outcome), messages);
  const shownTerms = termsForOutcome(readOutcome(outcome), terms);
  return (
    <Form label={reviewWords.yours} {...form.form}>
      <RadioGroup
        {...form.field('outcome')}
        options={reviewOutcomesShown.map((value) => ({ value, ...outcomeWords[value] }))}
        onChange={(chosen) => {
          form.set('outcome', chosen);
          if (isPrefilled) form.set('comment', prefilledComment(readOutcome(chosen), messages));
        }}
      />
      <TextArea {...form.field('comment')} hint={reviewWords.commentHint} />
      {shownTerms.affidavit !== null && <Affidavit field={form.field('certified')} text={shownTerms.affidavit} />}
      {shownTerms.requireSignature && (
        <SignatureField
          typed={form.field('typedName')}
          hint={shownTerms.affidavit === null ? statement : undefined}
          onDraw={(drawn) => form.set('image', drawn ?? '')}
        />
      )}
      <FormActions>
        <Button
          id={buttonId}
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel={reviewWords.sending}
        >
          {reviewWords.send}
        </Button>
      </FormActions>
    </Form>
  );
}

const nothing = { outcome: '', comment: '', certified: false as boolean, typedName: '', image: '' };

const reviewOf = ({ outcome, image, ...rest }: typeof nothing): Review => ({
  ...rest,
  outcome: readOutcome(outcome),
  image: image || null,
});

interface AffidavitProps {
  readonly field: Omit<FieldProps<boolean>, 'hint'>;
  readonly text: string;
}

/** The statement that reviewers must accept. */
function Affidavit({ field: { error, onBlur, label, ...box }, text }: AffidavitProps): ReactElement {
  const group = { id: `${box.id}-group`, label, error, onBlur };
  return (
    <FieldGroup {...group}>
      <Checkbox {...box} label={text} />
    </FieldGroup>
  );
}

/** Mildest first. */
const reviewOutcomesShown = ['approved', 'changes_requested', 'rejected'] as const satisfies readonly ReviewOutcome[];

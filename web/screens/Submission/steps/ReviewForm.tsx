import { useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { prefilledComment, reviewProblems, termsForOutcome, type Review } from '#domain/review/submitReview.ts';
import { signatureWords } from '#messages/filling/signatureWords.ts';
import { outcomeWords, reviewWords } from '#messages/review/reviewWords.ts';
import type { ReviewForm_review$key } from '#web/__generated__/ReviewForm_review.graphql.ts';
import type { useDeferReviewMutation$data } from '#web/__generated__/useDeferReviewMutation.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { SignatureField } from '#web/parts/signature/SignatureField.tsx';
import type { SuccessValue } from '#web/relay/Outcome.ts';
import { OutcomeChoice, readOutcome } from '#web/screens/Submission/steps/OutcomeChoice.tsx';
import { useDecisionKeys } from '#web/screens/Submission/steps/useDecisionKeys.ts';
import { useDeferReview } from '#web/screens/Submission/steps/useDeferReview.ts';
import { useRefetchReview } from '#web/screens/Submission/steps/useRefetchReview.ts';
import type { ReviewPlace } from '#web/screens/Submission/steps/useUndoReview.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from '#web/screens/Submission/steps/DecisionBar.module.css';

export type ReviewResult = SuccessValue<NonNullable<useDeferReviewMutation$data['deferReview']>>;

interface ReviewFormProps {
  readonly place: ReviewPlace;
  /** role the viewer reviews as; null for any */
  readonly role: { readonly id: string; readonly name: string } | null;
  /** fingerprint of the answers that are shown */
  readonly seen: string;
  readonly review: ReviewForm_review$key;
  /** DOM ID of the submit button, for shortcuts */
  readonly buttonId?: string | undefined;
  readonly onReviewed: (reviewed: ReviewResult, departure: GuardedNavigation, outcome: ReviewOutcome) => void;
}

/** Approve, request changes, or reject in one row. What each needs opens above it. */
export function ReviewForm({
  place: { submissionId, stepId, activeStepId },
  role,
  seen,
  review,
  buttonId,
  onReviewed,
}: ReviewFormProps): ReactElement {
  const {
    affidavit: statement,
    reviewGroup,
    ownDeferredReview: earlier,
  } = useFragment(
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
        ownDeferredReview {
          outcome
          comment
        }
      }
    `,
    review,
  );
  const { id: reviewGroupId, requireSignature, defaultApprovalMessage, defaultRejectionMessage } = reviewGroup;
  const messages = { defaultApprovalMessage, defaultRejectionMessage };
  const terms = { requireSignature, affidavit: reviewGroup.affidavit ?? null };
  const [defer] = useDeferReview();
  const readAgain = useRefetchReview(submissionId, stepId);
  const form = useForm({
    // a review that was undone, or that didn't count, keeps what was written
    initial: earlier ? { ...nothing, outcome: earlier.outcome, comment: earlier.comment } : nothing,
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
      const sent = await defer({
        input: { activeStepId, reviewGroupId, roleId: role?.id ?? null, ...said, seen, idempotencyKey },
        stepId,
      });
      if (sent.kind !== 'refused' || sent.code !== 'outdated') return sent;
      await readAgain();
      return { ...sent, message: reviewWords.readAgain };
    },
    onDone: (reviewed, values, departure) => onReviewed(reviewed, departure, readOutcome(values.outcome) ?? 'approved'),
  });
  const { comment } = form.values;
  const outcome = readOutcome(form.values.outcome);
  const shownTerms = termsForOutcome(outcome, terms);
  const bar = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(!!earlier);
  const [keyPresses, setKeyPresses] = useState(0);
  const choose = (chosen: ReviewOutcome): void => {
    const isPrefilled = comment === '' || comment === prefilledComment(outcome, messages);
    form.set('outcome', chosen);
    if (isPrefilled) form.set('comment', prefilledComment(chosen, messages));
    setOpen(true);
  };
  useDecisionKeys(bar, (chosen) => {
    choose(chosen);
    setKeyPresses((count) => count + 1);
  });
  useEffect(() => {
    if (keyPresses === 0) return;
    const [missing] = reviewProblems({ ...nothing, image: null, outcome, comment }, terms);
    const field = missing && document.getElementById(form.field(missing.path as keyof typeof nothing).id);
    const control = field?.matches('fieldset') ? field.querySelector('input') : field;
    (control ?? submit.current?.querySelector<HTMLElement>('[type=submit]'))?.focus();
    // Only after a key: typing in a field must not move focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [keyPresses]);
  const isShown = outcome !== null && isOpen;
  const submitReview = (): void => {
    // Its problems link to the details.
    setOpen(true);
    form.submit();
  };
  return (
    <div ref={bar}>
      <Form label={reviewWords.yours} {...form.form} onSubmit={submitReview}>
        <div className={styles.parts} data-chosen={outcome === null ? undefined : ''} data-open={isShown || undefined}>
          <OutcomeChoice
            {...form.field('outcome')}
            onChange={(chosen) => {
              const read = readOutcome(chosen);
              if (read !== null) choose(read);
            }}
          />
          <div className={styles.details} hidden={!isShown}>
            {outcome !== null && (
              <p className={styles.effect}>
                {outcomeWords[outcome].hint} {role && reviewWords.speaksFor(role.name)}
              </p>
            )}
            <TextArea {...form.field('comment')} rows={2} hint={reviewWords.commentHint} />
            {(shownTerms.affidavit !== null || shownTerms.requireSignature) && (
              <div className={styles.signing}>
                {shownTerms.affidavit !== null && (
                  <Affidavit field={form.field('certified')} text={shownTerms.affidavit} />
                )}
                {shownTerms.requireSignature && (
                  <SignatureField
                    typed={form.field('typedName')}
                    hint={shownTerms.affidavit === null ? statement : undefined}
                    onDraw={(drawn) => form.set('image', drawn ?? '')}
                  />
                )}
              </div>
            )}
          </div>
          <div ref={submit} className={styles.actions}>
            {outcome !== null && (
              <Button
                variant="quiet"
                icon={isOpen ? 'chevron-down' : 'chevron-up'}
                label={isOpen ? reviewWords.hideDetails : reviewWords.showDetails}
                onPress={() => setOpen((before) => !before)}
              />
            )}
            <Button
              id={buttonId}
              type="submit"
              variant="primary"
              isPending={form.isPending}
              pendingLabel={reviewWords.sending}
            >
              {reviewWords.send}
            </Button>
          </div>
        </div>
      </Form>
    </div>
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

import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import { entitySubmissionWords as words } from '#messages/entity/entityPageWords.ts';
import type { EntitySubmissionDetailsQuery } from '#web/__generated__/EntitySubmissionDetailsQuery.graphql.ts';
import { outputPath, stepPath } from '#web/parts/submissionPaths.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

/** What came of a submission: its documents, reviews, and fees, as far as the viewer can see them. */
export function EntitySubmissionDetails({ id }: { readonly id: string }): ReactElement {
  const { node } = useLazyLoadQuery<EntitySubmissionDetailsQuery>(
    graphql`
      query EntitySubmissionDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            issuedOutputs {
              id
              name
              status
            }
            activeSteps {
              id
              state
              step {
                name
                type
              }
              payment {
                id
                amountCents
                isPaid
                isWaived
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  const submission = node?.submission;
  if (!submission) return <p>{words.hidden}</p>;
  const reviews = submission.activeSteps.filter(({ step }) => step.type === 'RequireReviewStep');
  const fees = submission.activeSteps.filter(({ payment }) => payment != null);
  const none = (
    <span key="none" className={styles.none}>
      {words.nothing}
    </span>
  );
  return (
    <DescriptionList
      facts={[
        [
          words.documents,
          submission.issuedOutputs.length === 0 ? (
            none
          ) : (
            <ul key="documents" className={styles.lines}>
              {submission.issuedOutputs.map((output) => (
                <li key={output.id}>
                  <Link to={outputPath(output.id)}>{output.name}</Link>{' '}
                  <StatusTag kind="output" status={output.status} />
                </li>
              ))}
            </ul>
          ),
        ],
        [
          words.reviews,
          reviews.length === 0 ? (
            none
          ) : (
            <ul key="reviews" className={styles.lines}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <Link to={stepPath(id, review.id)}>{review.step.name}</Link>{' '}
                  <StatusTag kind="step" status={review.state} />
                </li>
              ))}
            </ul>
          ),
        ],
        [
          words.fees,
          fees.length === 0 ? (
            none
          ) : (
            <ul key="fees" className={styles.lines}>
              {fees.map(({ id: stepId, step, payment }) => (
                <li key={stepId}>
                  <Link to={stepPath(id, stepId)}>{step.name}</Link>{' '}
                  {payment?.amountCents != null && formatUsd(payment.amountCents)}{' '}
                  <StatusTag kind="step" status={payment?.isWaived ? 'waived' : payment?.isPaid ? 'done' : 'unpaid'} />
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}

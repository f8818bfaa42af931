import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import { submissionEndWords } from '#messages/filling/submissionEndWords.ts';
import type { EndingLinkListQuery } from '#web/__generated__/EndingLinkListQuery.graphql.ts';
import { publicFormPath } from '#web/parts/launchPaths.ts';
import { receiptPath } from '#web/parts/receiptPaths.ts';
import { submittedAnswersPath } from '#web/parts/submissionPaths.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import styles from '#web/screens/Submission/EndingLinks.module.css';

/**
 * Where applicants go from the end of a submission: a copy of their answers, receipts, all of their submissions, or the next one.
 * Its own query, because every change of a submission would return these facts, which few pages show.
 * Decision 0157.
 */
export function EndingLinkList({ submissionId }: { readonly submissionId: string }): ReactElement {
  const { data } = useQueryResponse<EndingLinkListQuery>(
    graphql`
      query EndingLinkListQuery($id: ID!) {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            activeSteps {
              payment {
                id
                receipts {
                  number
                  totalCents
                  removedAt
                }
              }
            }
            masterTemplate {
              slug
              status
              publiclyLaunchable
              team {
                slug
              }
            }
          }
        }
      }
    `,
    { id: submissionId },
  );
  const submission = data?.node?.submission;
  const form = submission?.masterTemplate;
  const receipts = (submission?.activeSteps ?? []).flatMap(({ payment }) =>
    (payment?.receipts ?? [])
      .filter(({ removedAt }) => removedAt == null)
      .map(({ number, totalCents }) => ({ number, totalCents, path: receiptPath(payment?.id ?? '', number) })),
  );
  return (
    <ul className={styles.links} data-chrome="">
      <li>
        <Link to={submittedAnswersPath(submissionId)}>{submissionEndWords.answers}</Link>
      </li>
      {receipts.map(({ number, totalCents, path }) => (
        <li key={number}>
          <Link to={path}>{submissionEndWords.receipt(formatUsd(totalCents))}</Link>
        </li>
      ))}
      <li>
        <Link to="/dashboard">{submissionEndWords.allOwn}</Link>
      </li>
      {form?.status === 'published' && form.publiclyLaunchable && (
        <li>
          <Link to={publicFormPath({ teamSlug: form.team.slug, slug: form.slug })}>{submissionEndWords.another}</Link>
        </li>
      )}
    </ul>
  );
}

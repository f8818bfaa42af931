import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { formatInstant } from '#domain/kernel/instants.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { disputeStates } from '#domain/payment/disputes.ts';
import { disputeReason, disputesWords } from '#messages/payment/disputesWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { DisputeScreenQuery } from '#web/__generated__/DisputeScreenQuery.graphql.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DisputeEvidence } from '#web/screens/Teams/Disputes/DisputeEvidence.tsx';
import { DisputeStatus } from '#web/screens/Teams/Disputes/DisputeStatus.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Tone } from '#web/ui/toneIcons.ts';

const tones = {
  needs_response: 'warning',
  under_review: 'info',
  won: 'success',
  lost: 'danger',
} as const satisfies Record<string, Tone>;

/** One dispute: the bank's reason, the deadline, the team's evidence, and the outcome. */
export function DisputeScreen({ query }: ScreenProps<DisputeScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<DisputeScreenQuery>(
    graphql`
      query DisputeScreenQuery($slug: String!, $id: ID!) @preloadable {
        teamBySlug(slug: $slug) {
          name
          slug
          timeZone
          availableActions
          chargeDispute(id: $id) {
            state
            isInquiry
            reason
            amountCents
            openedAt
            evidenceDueAt
            closedAt
            confirmationNumber
            paidAt
            payer
            formName
            submissionNumber
            submissionId
            ...DisputeEvidence_dispute
          }
        }
      }
    `,
    query,
  );
  const dispute = team?.chargeDispute;
  if (!team || !dispute) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  const state = disputeStates.find((each) => each === dispute.state) ?? 'under_review';
  const moment = (instant: string | null | undefined): ReactElement | string =>
    instant ? <time dateTime={instant}>{formatInstant(new Date(instant), team.timeZone)}</time> : '–';
  const forWhat = disputesWords.number(dispute.formName, dispute.submissionNumber);
  const outcome = dispute.isInquiry && state === 'won' ? disputesWords.inquiryClosed : disputesWords.outcomes[state];
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
          { label: disputesWords.title, to: `${at}/charge_disputes` },
        ]}
        note={disputesWords.named(dispute.confirmationNumber)}
      >
        {disputesWords.one}
      </PageTitle>
      <Alert tone={tones[state]} title={disputesWords.states[state]}>
        {dispute.isInquiry && state === 'needs_response' ? disputesWords.inquiryNote : outcome}
      </Alert>
      <Card title={disputesWords.dispute} isTitleHidden>
        <DescriptionList
          facts={[
            [disputesWords.state, <DisputeStatus key="state" state={state} isInquiry={dispute.isInquiry} />],
            [disputesWords.amount, formatUsd(dispute.amountCents)],
            [disputesWords.reason, disputeReason(dispute.reason)],
            [disputesWords.due, moment(dispute.evidenceDueAt)],
            [disputesWords.opened, moment(dispute.openedAt)],
            ...(dispute.closedAt ? [[disputesWords.closed, moment(dispute.closedAt)] as const] : []),
            [disputesWords.payer, dispute.payer ?? '–'],
            [disputesWords.paid, moment(dispute.paidAt)],
            [
              disputesWords.forWhat,
              dispute.submissionId ? (
                <Link key="for" to={submissionPath(dispute.submissionId)}>
                  {forWhat}
                </Link>
              ) : (
                forWhat
              ),
            ],
          ]}
        />
      </Card>
      <DisputeEvidence
        dispute={dispute}
        timeZone={team.timeZone}
        mayAnswer={team.availableActions.includes('answerDispute')}
      />
    </>
  );
}

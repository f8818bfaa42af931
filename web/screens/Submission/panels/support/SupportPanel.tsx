import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router';
import { supportWords } from '#messages/operator/supportWords.ts';
import type { SupportPanelQuery } from '#web/__generated__/SupportPanelQuery.graphql.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { usePanel } from '#web/screens/Submission/embed/usePanel.ts';
import { SupportContacts } from '#web/screens/Submission/panels/support/SupportContacts.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';

const query = graphql`
  query SupportPanelQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        availableActions
        masterTemplate {
          slug
          faqs {
            __typename
          }
        }
        team {
          id
          name
          slug
          supportEmail
          availableActions
        }
      }
    }
  }
`;

/** Contacts: the team for questions about the submission, colleagues for staff, and technical support. */
export function SupportPanel({ submissionId }: PanelProps): ReactElement | null {
  const { node } = useLiveQuery<SupportPanelQuery>(query, submissionId);
  const { addressOf } = usePanel();
  if (!node?.submission) return null;
  const { team, availableActions, masterTemplate } = node.submission;
  const email = team.supportEmail;
  // staff of another team who work on the submission can't search this one
  const isColleague =
    availableActions.includes('startInternalDiscussion') && team.availableActions.includes('viewTeam');
  return (
    <>
      <p>{supportWords.question}</p>
      <Card title={supportWords.form}>
        <p>{supportWords.formText(team.name)}</p>
        {masterTemplate.faqs.length > 0 && (
          <p>
            <Link to={`/${team.slug}/${masterTemplate.slug}/faqs`}>{supportWords.faqs}</Link>
          </p>
        )}
        {availableActions.includes('startDiscussion') && (
          <div>
            <ButtonLink icon="talk" to={addressOf('discussions')}>
              {supportWords.ask}
            </ButtonLink>
          </div>
        )}
      </Card>
      {isColleague && <SupportContacts teamId={team.id} teamName={team.name} />}
      <Card title={supportWords.technical}>
        <p>{email ? supportWords.technicalText : supportWords.technicalByDiscussion(team.name)}</p>
        {email && <a href={`mailto:${email}`}>{supportWords.writeTo(email)}</a>}
      </Card>
    </>
  );
}

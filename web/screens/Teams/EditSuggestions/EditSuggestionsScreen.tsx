import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { formatInstant } from '#domain/kernel/instants.ts';
import { editSuggestionWords as words } from '#messages/entity/editSuggestionWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { EditSuggestionsScreenQuery } from '#web/__generated__/EditSuggestionsScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { SuggestionDecision } from '#web/screens/Teams/EditSuggestions/SuggestionDecision.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** One request: who suggests what, and the decision. */
export function EditSuggestionsScreen({ query }: ScreenProps<EditSuggestionsScreenQuery>): ReactElement {
  const { teamBySlug: team, node } = usePreloadedQuery<EditSuggestionsScreenQuery>(
    graphql`
      query EditSuggestionsScreenQuery($slug: String!, $id: ID!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          timeZone
        }
        node(id: $id) {
          ... on EditSuggestionsRequest @alias(as: "request") {
            entityName
            entity {
              entityId
              customEntityName
            }
            suggester {
              isContact
              user {
                name
                email
              }
            }
            createdAt
            resolvedAt
            resolvedBy {
              name
            }
            team {
              id
            }
            ...SuggestionDecision_request
          }
        }
      }
    `,
    query,
  );
  const request = node?.request;
  if (!team || !request || request.team.id !== team.id) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  const path = `${at}/edit_suggestions_requests`;
  const { suggester, createdAt, resolvedAt, resolvedBy } = request;
  const { user } = suggester;
  return (
    <>
      <PageTitle
        within={team.name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: team.name, to: at },
          { label: words.title, to: path },
        ]}
        note={request.entity.customEntityName}
      >
        {words.one(request.entityName)}
      </PageTitle>
      <div>
        <ButtonLink variant="quiet" icon="chevron-left" to={path}>
          {words.goBack}
        </ButtonLink>
      </div>
      <Card title={words.suggestedBy} isTitleHidden>
        <DescriptionList
          facts={[
            [
              words.entity,
              <Link key="entity" to={`${at}/entities/${request.entity.entityId}`}>
                {request.entityName}
              </Link>,
            ],
            [
              words.suggestedBy,
              <span key="person">
                {user.name} {suggester.isContact && <Badge icon="person">{words.pointOfContact}</Badge>}
                <br />
                <a href={`mailto:${user.email}`}>{user.email}</a>
              </span>,
            ],
            [
              words.suggestedOn,
              <time key="when" dateTime={createdAt}>
                {formatInstant(new Date(createdAt), team.timeZone)}
              </time>,
            ],
            ...(resolvedAt == null
              ? []
              : [
                  [
                    words.resolved,
                    <span key="resolved">
                      <time dateTime={resolvedAt}>{formatInstant(new Date(resolvedAt), team.timeZone)}</time>
                      {resolvedBy && ` (${resolvedBy.name})`}
                    </span>,
                  ] as const,
                ]),
          ]}
        />
      </Card>
      <SuggestionDecision request={request} />
    </>
  );
}

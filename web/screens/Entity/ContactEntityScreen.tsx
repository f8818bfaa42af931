import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { isEntityDataType } from '#domain/entity/entityValue.ts';
import { contactEntityWords as words } from '#messages/entity/entityPageWords.ts';
import type { ContactEntityScreenQuery } from '#web/__generated__/ContactEntityScreenQuery.graphql.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** An entity as its points of contact see it. The team's own people are redirected to the directory. */
export function ContactEntityScreen({ query }: ScreenProps<ContactEntityScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<ContactEntityScreenQuery>(
    graphql`
      query ContactEntityScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on Entity @alias(as: "entity") {
            id
            name
            customEntityName
            customEntity {
              id
            }
            team {
              name
              slug
            }
            values {
              field {
                id
                name
                dataType
              }
              text
            }
          }
        }
      }
    `,
    query,
  );
  const entity = node?.entity;
  if (!entity) throw new RequestError('notFound');
  const { id, name, customEntityName, customEntity, team, values } = entity;
  if (customEntity) return <Redirect to={`/teams/${team.slug}/entities/${plainId(id)}`} />;
  return (
    <>
      <PageTitle within={team.name} note={`${customEntityName} · ${team.name}`}>
        {name}
      </PageTitle>
      <Cards>
        <Card title={words.information}>
          <p>{words.lead(team.name)}</p>
          {values.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <DescriptionList
              facts={values.map(({ field, text }) => [
                field.name,
                text === '' ? (
                  words.noValue
                ) : (
                  <AnswerText
                    key={field.id}
                    dataType={isEntityDataType(field.dataType) ? field.dataType : 'string'}
                    text={text}
                  />
                ),
              ])}
            />
          )}
        </Card>
      </Cards>
    </>
  );
}

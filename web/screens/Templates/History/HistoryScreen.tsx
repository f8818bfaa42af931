import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { draftHistoryWords as words } from '#messages/form/draftHistoryWords.ts';
import type { HistoryScreenQuery } from '#web/__generated__/HistoryScreenQuery.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LoadFailure } from '#web/screens/Templates/Form/LoadFailure.tsx';
import { EditList } from '#web/screens/Templates/History/EditList.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';

/** What was changed in the draft of a form, by whom and when. */
export function HistoryScreen(props: ScreenProps<HistoryScreenQuery>): ReactElement {
  return (
    <FailureBoundary instead={<LoadFailure words={words} />}>
      <History {...props} />
    </FailureBoundary>
  );
}

function History({ query }: ScreenProps<HistoryScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<HistoryScreenQuery>(
    graphql`
      query HistoryScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            everPublished
            availableActions
            team {
              timeZone
            }
            draft {
              ...EditList_draft
            }
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form?.draft) throw new RequestError('notFound');
  return (
    <Cards>
      <Card title={words.title}>
        <p>{form.everPublished ? words.lead : words.leadUnpublished}</p>
        <EditList
          draft={form.draft}
          timeZone={form.team.timeZone}
          canRestore={form.availableActions.includes('updateForm')}
        />
      </Card>
    </Cards>
  );
}

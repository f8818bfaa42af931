import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { accessOf } from '#domain/template/manager.ts';
import { formActionsWords } from '#messages/form/formWords.ts';
import { versionHistoryWords } from '#messages/form/versionHistoryWords.ts';
import type { ActionsScreenQuery } from '#web/__generated__/ActionsScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DownloadForm } from '#web/screens/Templates/Actions/DownloadForm.tsx';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { versionsPath } from '#web/screens/Templates/Versions/versionsPath.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';

export function ActionsScreen({ query }: ScreenProps<ActionsScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<ActionsScreenQuery>(
    graphql`
      query ActionsScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            availableActions
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form) throw new RequestError('notFound');
  const at = `${formPath(form.id)}/actions`;
  return (
    <Cards>
      {form.availableActions.includes('updateForm') && (
        <Card title={formActionsWords.duplicate}>
          <p>{formActionsWords.duplicateMeaning}</p>
          <div>
            <ButtonLink to={`${at}/duplicate`}>{formActionsWords.duplicateLink}</ButtonLink>
          </div>
        </Card>
      )}
      {form.availableActions.includes('updateForm') && <DownloadForm formId={form.id} />}
      <Card title={formActionsWords.export}>
        <p>{formActionsWords.exportMeaning}</p>
        <div>
          <ButtonLink to={`${at}/export`}>{formActionsWords.exportLink}</ButtonLink>
        </div>
      </Card>
      {form.availableActions.includes('importRecords') && (
        <Card title={formActionsWords.import}>
          <p>{formActionsWords.importMeaning}</p>
          <div>
            <ButtonLink to={`${at}/import`}>{formActionsWords.importLink}</ButtonLink>
          </div>
        </Card>
      )}
      {accessOf(form.availableActions) !== 'read' && (
        <Card title={versionHistoryWords.title}>
          <p>{versionHistoryWords.lead}</p>
          <div>
            <ButtonLink to={versionsPath(form.id)}>{versionHistoryWords.link}</ButtonLink>
          </div>
        </Card>
      )}
    </Cards>
  );
}

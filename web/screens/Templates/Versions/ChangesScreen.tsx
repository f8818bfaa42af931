import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type { ChangesScreenQuery } from '#web/__generated__/ChangesScreenQuery.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LoadFailure } from '#web/screens/Templates/Form/LoadFailure.tsx';
import { ChangeList } from '#web/screens/Templates/Versions/ChangeList.tsx';
import { VersionChoice } from '#web/screens/Templates/Versions/VersionChoice.tsx';
import { versionsPath } from '#web/screens/Templates/Versions/versionsPath.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Templates/Versions/Versions.module.css';

/** What differs between two versions of a form, or between a version and the draft. */
export function ChangesScreen(props: ScreenProps<ChangesScreenQuery>): ReactElement {
  return (
    <FailureBoundary instead={<LoadFailure words={words} />}>
      <Changes {...props} />
    </FailureBoundary>
  );
}

function Changes({ query }: ScreenProps<ChangesScreenQuery>): ReactElement {
  const { form, version: node } = usePreloadedQuery<ChangesScreenQuery>(
    graphql`
      query ChangesScreenQuery($id: ID!, $versionId: ID!, $since: ID) @preloadable {
        form: node(id: $id) {
          ... on MasterTemplate @alias(as: "found") {
            id
            ...VersionChoice_form
          }
        }
        version: node(id: $versionId) {
          ... on FlowTemplate @alias(as: "found") {
            id
            masterTemplateId
            kind
            version
            comparison(since: $since) {
              before {
                id
                kind
                version
              }
              ...ChangeList_comparison
            }
          }
        }
      }
    `,
    query,
  );
  const own = form?.found;
  const after = node?.found;
  const comparison = after?.comparison;
  if (!own || after?.masterTemplateId !== own.id || !comparison) throw new RequestError('notFound');
  const nameOf = ({ kind, version }: { readonly kind: string; readonly version: number }): string =>
    kind === 'draft' ? words.draft : words.numbered(version);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{words.compareTitle}</h2>
          <ButtonLink variant="quiet" icon="chevron-left" to={versionsPath(own.id)}>
            {words.back}
          </ButtonLink>
        </div>
        <VersionChoice form={own} beforeId={comparison.before.id} afterId={after.id} />
      </header>
      <ChangeList comparison={comparison} before={nameOf(comparison.before)} after={nameOf(after)} />
    </div>
  );
}

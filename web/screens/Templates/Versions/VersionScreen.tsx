import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type { VersionScreenQuery } from '#web/__generated__/VersionScreenQuery.graphql.ts';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { LoadFailure } from '#web/screens/Templates/Form/LoadFailure.tsx';
import { ZonedDate } from '#web/screens/Templates/Overview/ZonedDate.tsx';
import { RestoreVersion } from '#web/screens/Templates/Versions/RestoreVersion.tsx';
import { VersionOutline } from '#web/screens/Templates/Versions/VersionOutline.tsx';
import { changesPath, versionsPath } from '#web/screens/Templates/Versions/versionsPath.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Templates/Versions/Versions.module.css';

/** One published version of a form as text to read. */
export function VersionScreen(props: ScreenProps<VersionScreenQuery>): ReactElement {
  return (
    <FailureBoundary instead={<LoadFailure words={words} />}>
      <Version {...props} />
    </FailureBoundary>
  );
}

function Version({ query }: ScreenProps<VersionScreenQuery>): ReactElement {
  const { form, version: node } = usePreloadedQuery<VersionScreenQuery>(
    graphql`
      query VersionScreenQuery($id: ID!, $versionId: ID!) @preloadable {
        form: node(id: $id) {
          ... on MasterTemplate @alias(as: "found") {
            id
            team {
              timeZone
            }
            draft {
              ...RestoreVersion_draft
            }
          }
        }
        version: node(id: $versionId) {
          ... on FlowTemplate @alias(as: "found") {
            id
            masterTemplateId
            kind
            version
            publishedAt
            publishedBy
            changeSummary
            ...RestoreVersion_version
            ...VersionOutline_version
          }
        }
      }
    `,
    query,
  );
  const own = form?.found;
  const found = node?.found;
  if (!own || found?.masterTemplateId !== own.id || found.kind !== 'published') throw new RequestError('notFound');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{words.numbered(found.version)}</h2>
          <ButtonLink variant="quiet" icon="chevron-left" to={versionsPath(own.id)}>
            {words.back}
          </ButtonLink>
        </div>
        <p>
          {found.publishedAt && (
            <>
              {words.publishedAt} <ZonedDate at={found.publishedAt} timeZone={own.team.timeZone} />
            </>
          )}
          {found.publishedBy != null && words.byPerson(found.publishedBy)}
        </p>
        <p>
          {found.version === 1 ? (
            found.changeSummary
          ) : (
            <Link to={changesPath(own.id, found.id)}>{found.changeSummary}</Link>
          )}
        </p>
        <p className={styles.note}>{words.readOnly}</p>
        {own.draft && <RestoreVersion draft={own.draft} version={found} />}
      </header>
      <VersionOutline version={found} />
    </div>
  );
}

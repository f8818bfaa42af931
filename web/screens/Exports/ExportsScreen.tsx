import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import type { ExportsScreenQuery } from '#web/__generated__/ExportsScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ExportList } from '#web/screens/Exports/ExportList.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/parts/export/Exports.module.css';

export function ExportsScreen({ query }: ScreenProps<ExportsScreenQuery>): ReactElement {
  const data = usePreloadedQuery<ExportsScreenQuery>(
    graphql`
      query ExportsScreenQuery @preloadable {
        ...ExportList_query
      }
    `,
    query,
  );
  return (
    <>
      <PageTitle
        note={exportsPageWords.note}
        action={
          <span className={styles.actions}>
            <ButtonLink to="/batch_export_templates">{exportsPageWords.bulk}</ButtonLink>
            <ButtonLink variant="primary" icon="plus" to="/exports/new">
              {exportsPageWords.create}
            </ButtonLink>
          </span>
        }
      >
        {exportsPageWords.title}
      </PageTitle>
      <ExportList exports={data} />
    </>
  );
}

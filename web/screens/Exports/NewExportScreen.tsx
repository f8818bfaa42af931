import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { exportsPageWords, newExportWords } from '#messages/lists/exportsPageWords.ts';
import type { NewExportScreenQuery } from '#web/__generated__/NewExportScreenQuery.graphql.ts';
import { NewExportForm } from '#web/parts/export/NewExportForm.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function NewExportScreen({ query }: ScreenProps<NewExportScreenQuery>): ReactElement {
  const { exportableForms, viewer } = usePreloadedQuery<NewExportScreenQuery>(
    graphql`
      query NewExportScreenQuery @preloadable {
        viewer {
          timeZone
        }
        exportableForms {
          ...NewExportForm_forms
        }
      }
    `,
    query,
  );
  return (
    <>
      <PageTitle within={exportsPageWords.title} crumbs={[{ label: exportsPageWords.title, to: '/exports' }]}>
        {newExportWords.title}
      </PageTitle>
      {exportableForms.length === 0 ? (
        <EmptyState drawing="paper" title={exportsPageWords.emptyTitle}>
          {newExportWords.noForms}
        </EmptyState>
      ) : (
        <Cards>
          <NewExportForm forms={exportableForms} timeZone={viewer?.timeZone ?? 'UTC'} />
        </Cards>
      )}
    </>
  );
}

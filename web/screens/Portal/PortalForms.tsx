import { useId, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { portalWords as words } from '#messages/filling/portalWords.ts';
import type { PortalForms_team$key } from '#web/__generated__/PortalForms_team.graphql.ts';
import type { PortalFormsMoreQuery } from '#web/__generated__/PortalFormsMoreQuery.graphql.ts';
import { PortalCards } from '#web/parts/portal/PortalCards.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/screens/Portal/PortalForms.module.css';

const page = 40;

/** All forms of a town, by category. */
export function PortalForms({ team }: { readonly team: PortalForms_team$key }): ReactElement {
  const id = useId();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PortalFormsMoreQuery, PortalForms_team$key>(
    graphql`
      fragment PortalForms_team on Team
      @refetchable(queryName: "PortalFormsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
        name
        portalForms(first: $count, after: $cursor) @connection(key: "PortalForms_portalForms") {
          edges {
            node {
              categoryId
              categoryName
              ...PortalCards_forms
            }
          }
        }
      }
    `,
    team,
  );
  const forms = data.portalForms.edges.map(({ node }) => node);
  if (forms.length === 0) {
    return (
      <EmptyState drawing="paper" title={words.empty}>
        {words.emptyText(data.name)}
      </EmptyState>
    );
  }
  const groups = [...Map.groupBy(forms, ({ categoryId }) => categoryId ?? '')];
  const nameOf = (name: string | null | undefined): string =>
    name ?? (groups.length > 1 ? words.otherForms : words.forms);
  return (
    <div className={styles.groups}>
      {groups.map(([categoryId, those]) => (
        <section key={categoryId} className={styles.group}>
          <h2 id={`${id}-${categoryId}`}>{nameOf(those[0]?.categoryName)}</h2>
          <PortalCards forms={those} labelledBy={`${id}-${categoryId}`} />
        </section>
      ))}
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} pendingLabel={words.loading} onPress={() => loadNext(page)}>
            {words.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

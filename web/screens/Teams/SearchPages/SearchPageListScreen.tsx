import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { searchPagesWords as words } from '#messages/filling/searchPageWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { SearchPageListScreenQuery } from '#web/__generated__/SearchPageListScreenQuery.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DeleteSearchPage } from '#web/screens/Teams/SearchPages/DeleteSearchPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/SearchPages/SearchPages.module.css';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly items: readonly unknown[];
}

export function SearchPageListScreen({ query }: ScreenProps<SearchPageListScreenQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<SearchPageListScreenQuery>(
    graphql`
      query SearchPageListScreenQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          id
          name
          slug
          searchPages {
            id
            name
            slug
            items {
              __typename
            }
          }
        }
      }
    `,
    query,
  );
  const [deleting, setDeleting] = useState<Row | null>(null);
  if (!team) throw new RequestError('notFound');
  const { name, slug, searchPages } = team;
  const at = `/teams/${slug}`;
  const create = (
    <ButtonLink variant="primary" icon="plus" to={`${at}/search_pages/new`}>
      {words.create}
    </ButtonLink>
  );
  const columns: readonly Column<Row>[] = [
    { id: 'name', title: words.name, cell: (page) => page.name },
    {
      id: 'address',
      title: words.address,
      cell: (page) => <Link to={`/search_pages/${page.slug}`}>{`/search_pages/${page.slug}`}</Link>,
    },
    { id: 'forms', title: words.formCount, isNumber: true, cell: (page) => page.items.length },
    {
      id: 'actions',
      title: words.actions,
      isTitleHidden: true,
      cell: (page) => (
        <span className={styles.actions}>
          <ButtonLink
            variant="quiet"
            label={words.editNamed(page.name)}
            to={`${at}/search_pages/${plainId(page.id)}/edit`}
          >
            {words.edit}
          </ButtonLink>
          <Button variant="quiet" label={words.deleteNamed(page.name)} onPress={() => setDeleting(page)}>
            {words.delete}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <PageTitle
        within={name}
        crumbs={[
          { label: teamWords.title, to: '/teams' },
          { label: name, to: at },
        ]}
        note={words.lead}
        action={searchPages.length > 0 && create}
      >
        {words.title}
      </PageTitle>
      {searchPages.length === 0 ? (
        <EmptyState drawing="paper" title={words.emptyTitle} action={create}>
          {words.empty}
        </EmptyState>
      ) : (
        <Table caption={words.caption} columns={columns} rows={searchPages} keyOf={({ id }) => id} />
      )}
      {deleting && <DeleteSearchPage id={deleting.id} name={deleting.name} onClose={() => setDeleting(null)} />}
    </>
  );
}

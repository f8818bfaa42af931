import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { searchPageWords as words } from '#messages/filling/searchPageWords.ts';
import type { SearchPageLinks_form$key } from '#web/__generated__/SearchPageLinks_form.graphql.ts';

/** Pages that search this form together with others; nothing if there are none. */
export function SearchPageLinks({ form }: { readonly form: SearchPageLinks_form$key }): ReactElement | null {
  const { searchPageConfigs } = useFragment(
    graphql`
      fragment SearchPageLinks_form on MasterTemplate {
        searchPageConfigs {
          name
          slug
        }
      }
    `,
    form,
  );
  if (searchPageConfigs.length === 0) return null;
  return (
    <nav aria-label={words.more}>
      {words.more}:{' '}
      {searchPageConfigs.map(({ name, slug }, place) => (
        <span key={slug}>
          {place > 0 && ', '}
          <Link to={`/search_pages/${slug}`}>{name}</Link>
        </span>
      ))}
    </nav>
  );
}

import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { isSlug } from '#domain/kernel/slugs.ts';
import { slugState, type SlugState } from '#domain/team/team.ts';
import type { useSearchPageSlugStateQuery } from '#web/__generated__/useSearchPageSlugStateQuery.graphql.ts';

const debounceMs = 350;

/** Checks whether a search page can have a slug, debounced. If the check fails, the server decides on save. */
export function useSearchPageSlugState(slug: string, own: string | null, searchPageId: string | null): SlugState {
  const environment = useRelayEnvironment();
  const [answered, setAnswered] = useState<{ readonly slug: string; readonly isAvailable: boolean | null }>({
    slug: own ?? '',
    isAvailable: null,
  });
  const isAsking = isSlug(slug) && slug !== own && answered.slug !== slug;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      fetchQuery<useSearchPageSlugStateQuery>(
        environment,
        graphql`
          query useSearchPageSlugStateQuery($slug: String!, $searchPageId: ID) {
            searchPageSlugIsAvailable(slug: $slug, searchPageId: $searchPageId)
          }
        `,
        { slug, searchPageId },
      ).subscribe({
        next: ({ searchPageSlugIsAvailable: isAvailable }) => setAnswered({ slug, isAvailable }),
        error: () => setAnswered({ slug, isAvailable: null }),
      });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [environment, slug, searchPageId, isAsking]);
  return slugState(slug, own, isAsking ? 'checking' : answered.isAvailable);
}

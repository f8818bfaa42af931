import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { isSlug } from '#domain/kernel/slugs.ts';
import { slugState, type SlugState } from '#domain/team/team.ts';
import type { useSlugStateQuery } from '#web/__generated__/useSlugStateQuery.graphql.ts';

const debounceMs = 350;

interface WantedSlug {
  readonly slug: string;
  /** the team's current slug */
  readonly own: string | null;
  readonly teamId: string | null;
}

interface Answered {
  readonly slug: string;
  readonly isAvailable: boolean | null;
}

/** Checks slug availability, debounced. If the check fails, the server decides on save. */
export function useSlugState({ slug, own, teamId }: WantedSlug): SlugState {
  const environment = useRelayEnvironment();
  const [answered, setAnswered] = useState<Answered>({ slug: own ?? '', isAvailable: null });
  const isAsking = isSlug(slug) && slug !== own && answered.slug !== slug;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      fetchQuery<useSlugStateQuery>(
        environment,
        graphql`
          query useSlugStateQuery($slug: String!, $teamId: ID) {
            teamSlugIsAvailable(slug: $slug, teamId: $teamId)
          }
        `,
        { slug, teamId },
      ).subscribe({
        next: ({ teamSlugIsAvailable }) => setAnswered({ slug, isAvailable: teamSlugIsAvailable }),
        error: () => setAnswered({ slug, isAvailable: null }),
      });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [environment, slug, teamId, isAsking]);
  return slugState(slug, own, isAsking ? 'checking' : answered.isAvailable);
}

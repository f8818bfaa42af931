import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { slugState, type SlugState } from '#domain/team/team.ts';
import { formSlugProblems } from '#domain/template/formSlug.ts';
import type { useFormSlugStateQuery } from '#web/__generated__/useFormSlugStateQuery.graphql.ts';

const debounceMs = 350;

interface WantedSlug {
  readonly slug: string;
  /** the form's current slug */
  readonly own: string;
  readonly masterTemplateId: string;
}

/** Checks slug availability, debounced. If the check fails, the server decides on save. */
export function useFormSlugState({ slug, own, masterTemplateId }: WantedSlug): SlugState {
  const environment = useRelayEnvironment();
  const [answered, setAnswered] = useState<{ slug: string; isAvailable: boolean | null }>({
    slug: own,
    isAvailable: null,
  });
  const isAsking = formSlugProblems(slug).length === 0 && slug !== own && answered.slug !== slug;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      fetchQuery<useFormSlugStateQuery>(
        environment,
        graphql`
          query useFormSlugStateQuery($slug: String!, $masterTemplateId: ID!) {
            formSlugIsAvailable(slug: $slug, masterTemplateId: $masterTemplateId)
          }
        `,
        { slug, masterTemplateId },
      ).subscribe({
        next: ({ formSlugIsAvailable }) => setAnswered({ slug, isAvailable: formSlugIsAvailable }),
        error: () => setAnswered({ slug, isAvailable: null }),
      });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [environment, slug, masterTemplateId, isAsking]);
  return slugState(slug, own, isAsking ? 'checking' : answered.isAvailable);
}

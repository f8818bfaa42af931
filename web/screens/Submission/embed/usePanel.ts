import { submissionPanels, type SubmissionPanel } from '#domain/submission/submissionPanels.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';

/** URL parameters that are removed together with their panel. */
const insidePanels = ['discussion'] as const;

interface OpenPanel {
  /** open panel in the URL; null if none */
  readonly open: SubmissionPanel | null;
  /** path of this page with another panel open, or none */
  readonly addressOf: (panel: SubmissionPanel | null) => string;
  readonly close: () => void;
}

/** The open panel is in the URL, so that emails can link to it and Back closes it. */
export function usePanel(): OpenPanel {
  const search = useSearchParameters();
  const depart = useGuardedNavigation();
  const named = search.get('panel');
  const addressOf = (panel: SubmissionPanel | null): string => {
    const next = new URLSearchParams(search);
    for (const name of insidePanels) next.delete(name);
    if (panel === null) next.delete('panel');
    else next.set('panel', panel);
    return `?${next.toString()}`;
  };
  return {
    open: submissionPanels.find((panel) => panel === named) ?? null,
    addressOf,
    close: () => depart().go(addressOf(null), { preventScrollReset: true }),
  };
}

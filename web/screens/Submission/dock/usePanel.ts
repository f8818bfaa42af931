import { submissionPanels, type SubmissionPanel } from '#domain/submission/submissionPanels.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { useSearch } from '#web/navigation/useSearch.ts';

/** What of a panel is shown stands beside its name, and goes with it. */
const insidePanels = ['discussion'] as const;

interface OpenPanel {
  /** the one that the address names; null when none is open */
  readonly open: SubmissionPanel | null;
  /** where the same page stands with that panel open, or with none */
  readonly addressOf: (panel: SubmissionPanel | null) => string;
  readonly close: () => void;
}

/** Which panel is open stands in the address, so that a mail can lead to it and Back closes it. */
export function usePanel(): OpenPanel {
  const search = useSearch();
  const depart = useDeparture();
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

import { useSearch } from '#web/navigation/useSearch.ts';
import { plainId } from '#web/relay/plainId.ts';

interface TalkPlace {
  /** the discussion that is shown; null where it is the list, or the form for a new one */
  readonly discussionId: string | null;
  readonly isStarting: boolean;
  readonly listAddress: string;
  readonly startAddress: string;
  readonly addressOf: (discussionId: string) => string;
}

const named = 'discussion';
const starting = 'new';

/** Which discussion is shown in the panel stands in the address, so that Back leads to the list. */
export function useTalkPlace(): TalkPlace {
  const search = useSearch();
  const place = search.get(named);
  const at = (next: string | null): string => {
    const address = new URLSearchParams(search);
    if (next === null) address.delete(named);
    else address.set(named, next);
    return `?${address.toString()}`;
  };
  return {
    discussionId: place === null || place === starting ? null : `Discussion:${place}`,
    isStarting: place === starting,
    listAddress: at(null),
    startAddress: at(starting),
    addressOf: (discussionId) => at(plainId(discussionId)),
  };
}

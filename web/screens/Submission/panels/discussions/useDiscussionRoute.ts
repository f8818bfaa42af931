import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { plainId } from '#web/relay/plainId.ts';

interface TalkPlace {
  /** the open discussion; null for the list or a new discussion */
  readonly discussionId: string | null;
  readonly isStarting: boolean;
  readonly listAddress: string;
  readonly startAddress: string;
  readonly addressOf: (discussionId: string) => string;
}

const named = 'discussion';
const starting = 'new';

/** The open discussion is in the URL, so that Back returns to the list. */
export function useDiscussionRoute(): TalkPlace {
  const search = useSearchParameters();
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

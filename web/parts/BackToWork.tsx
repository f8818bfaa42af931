import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { roleWords } from '#messages/team/roleWords.ts';
import { useSearch } from '#web/navigation/useSearch.ts';
import { referrerIn } from '#web/parts/session/referrer.ts';

/** Link back to the page that sent the user here. */
export function BackToWork(): ReactElement | null {
  const search = useSearch();
  const referrer = referrerIn(search);
  return referrer === null ? null : <Link to={referrer}>{roleWords.back}</Link>;
}

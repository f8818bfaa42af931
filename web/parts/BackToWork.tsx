import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { rolesWords } from '#web/messages/roles.ts';
import { useSearch } from '#web/navigation/useSearch.ts';
import { referrerIn } from '#web/parts/session/referrer.ts';

/** For whoever was sent here by something else that they were doing. */
export function BackToWork(): ReactElement | null {
  const search = useSearch();
  const referrer = referrerIn(search);
  return referrer === null ? null : <Link to={referrer}>{rolesWords.back}</Link>;
}

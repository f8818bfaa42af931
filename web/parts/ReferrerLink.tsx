import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { roleWords } from '#messages/team/roleWords.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { referrerIn } from '#web/parts/session/referrer.ts';

/** Link back to the page that sent the user here. */
export function ReferrerLink(): ReactElement | null {
  const search = useSearchParameters();
  const referrer = referrerIn(search);
  return referrer === null ? null : <Link to={referrer}>{roleWords.back}</Link>;
}

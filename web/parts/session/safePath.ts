/** Where to go after signing in: a page of ours that an address asked for, never another site. */
export function safePath(asked: string | null, otherwise = '/'): string {
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return otherwise;
  const own = 'http://here.invalid';
  try {
    const url = new URL(asked, own);
    return url.origin === own && !url.pathname.startsWith('/users/sign_in')
      ? url.pathname + url.search + url.hash
      : otherwise;
  } catch {
    return otherwise;
  }
}

type Notice = 'session_ended' | 'signed_out';

/** The sign-in page that leads back to this one. */
export function signInPath(from: { pathname: string; search: string } | null, notice?: Notice): string {
  const search = new URLSearchParams();
  if (notice) search.set('notice', notice);
  if (from && from.pathname !== '/') search.set('to', from.pathname + from.search);
  return `/users/sign_in${search.size > 0 ? `?${search}` : ''}`;
}

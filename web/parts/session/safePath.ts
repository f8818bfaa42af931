const own = 'http://here.invalid';

/** The page to open after signing in. Prevents open redirects: the result is always on this site. */
export function safePath(requested: string | null, otherwise = '/'): string {
  const path = requested?.startsWith('/') && URL.canParse(requested, own) ? pathOf(new URL(requested, own)) : null;
  if (path === null || !URL.canParse(path, own)) return otherwise;
  // Parse the result again: normalizing `/.//evil.example` gives `//evil.example`, which is another site.
  const followed = new URL(path, own);
  return pathOf(followed) === path && !followed.pathname.startsWith('/users/sign_in') ? path : otherwise;
}

const pathOf = ({ origin, pathname, search, hash }: URL): string | null =>
  origin === own ? pathname + search + hash : null;

type Notice = 'session_ended' | 'signed_out';

/** Sign-in path that leads back to this page. */
export function signInPath(from: { pathname: string; search: string } | null, notice?: Notice): string {
  const search = new URLSearchParams();
  if (notice) search.set('notice', notice);
  if (from && from.pathname !== '/') search.set('to', from.pathname + from.search);
  return `/users/sign_in${search.size > 0 ? `?${search}` : ''}`;
}

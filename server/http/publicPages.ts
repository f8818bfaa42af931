import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { isReservedFormSlug } from '#domain/template/formSlug.ts';
import { pathPattern } from '#server/http/pagePaths.ts';

interface PublicPage {
  /** As in `pagePaths`. */
  readonly path: string;
  /** The screen's file in the client's manifest. */
  readonly screen: string;
  /** Names of the search parameters that change what is shown. */
  readonly reads?: readonly string[];
  /**
   * What tells whether a cached page is still current: the form's and the team's rows, or nothing, because the page is
   * the same for everyone. Without it, the page's queries run for each visitor, and only rendering is saved.
   */
  readonly revision?: 'form' | 'constant';
}

const searchParameters = ['q', 'type', 'list', 'outputs', 'renewal', 'page'];

/**
 * The pages that the server renders for visitors. A row is all that a new one needs; where two match, the first counts.
 * Decision 0111.
 */
export const publicPages: readonly PublicPage[] = [
  { path: '/', screen: 'screens/Home/HomeScreen.tsx' },
  { path: '/accessibility', screen: 'screens/Accessibility/AccessibilityScreen.tsx', revision: 'constant' },
  {
    path: '/search_pages/:slug',
    screen: 'screens/PublicForm/SearchPageScreen.tsx',
    reads: searchParameters,
  },
  { path: '/:teamSlug', screen: 'screens/Portal/PortalScreen.tsx', reads: ['q', 'category'] },
  {
    path: '/:teamSlug/finder',
    screen: 'screens/PublicForm/Finder/FinderScreen.tsx',
    reads: ['a', 'chosen', 'earlier'],
  },
  { path: '/:teamSlug/:formSlug', screen: 'screens/PublicForm/PublicFormScreen.tsx', revision: 'form' },
  { path: '/:teamSlug/:formSlug/faqs', screen: 'screens/PublicForm/FaqsScreen.tsx', revision: 'form' },
  { path: '/:teamSlug/:formSlug/data', screen: 'screens/PublicForm/StatsScreen.tsx' },
  {
    path: '/:teamSlug/:formSlug/search',
    screen: 'screens/PublicForm/PublicRecordsScreen.tsx',
    reads: searchParameters,
  },
  { path: '/:teamSlug/:formSlug/records/:number', screen: 'screens/PublicForm/RecordScreen.tsx' },
];

export interface PublicPlace {
  readonly page: PublicPage;
  /** The path with the search parameters that count: the same for all addresses of the same content. */
  readonly pathname: string;
  readonly search: string;
  readonly teamSlug: string | null;
  readonly formSlug: string | null;
}

const patterns = publicPages.map((page) => ({ page, pattern: pathPattern(page.path) }));

/** The public page at an address, or null if the browser renders what is there. */
export function publicPlaceAt(pathname: string, search: URLSearchParams): PublicPlace | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const [first = '', second] = path.split('/').slice(1).map(decodedPart);
  const page = patterns.find(({ pattern }) => pattern.test(path))?.page;
  if (!page) return null;
  const isOfTeam = page.path.startsWith('/:teamSlug');
  if (isOfTeam && isReservedSlug(first)) return null;
  // such as the status page, which is not a form's
  if (page.path.startsWith('/:teamSlug/:formSlug') && isReservedFormSlug(second ?? '')) return null;
  const read = new URLSearchParams(
    (page.reads ?? []).flatMap((name) => search.getAll(name).map((value) => [name, value])),
  );
  return {
    page,
    pathname: path,
    search: read.size > 0 ? `?${read}` : '',
    teamSlug: isOfTeam ? first : null,
    formSlug: isOfTeam ? (second ?? null) : null,
  };
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import { isUuid } from '#domain/kernel/isUuid.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { isReservedFormSlug } from '#domain/template/formSlug.ts';
import { isStaffPath } from '#server/http/pagePaths.ts';

/** Documents of the web client by name, with their variables. */
export type PageQueries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The screens that residents open first, often on slow connections, by their files in the client's manifest. */
export const preloadedScreens = {
  submission: ['parts/shell/MemberShell.tsx', 'screens/Submission/SubmissionScreen.tsx'],
  launch: ['screens/PublicForm/Launch/LaunchScreen.tsx'],
  form: ['screens/PublicForm/PublicFormScreen.tsx'],
  portal: ['screens/Portal/PortalScreen.tsx'],
  finder: ['screens/PublicForm/Finder/FinderScreen.tsx'],
} as const;

/** What every staff page needs before its own screen can be loaded. */
export const staffShellModules = ['parts/shell/MemberShell.tsx', 'staffRoutes.tsx'] as const;

export interface PreloadedPage {
  readonly name: keyof typeof preloadedScreens;
  readonly queries: PageQueries;
}

/**
 * The first page at a path and the queries its screens will send; browser tests verify that they send no others. See
 * decision 0010.
 */
export function preloadedPageAt(address: string): PreloadedPage | null {
  const [first = '', second, third] = address.split('/').slice(1);
  if (isStaffPath(address)) return null;
  if (first === 'initiated_flows') return submissionPage([second, third].find((part) => part && isUuid(part)));
  if (first === '' || first.includes('.') || isReservedSlug(first)) return null;
  const teamSlug = decoded(first);
  if (!second) return { name: 'portal', queries: { PortalScreenQuery: { teamSlug } } };
  if (second === 'finder' && third === undefined)
    return { name: 'finder', queries: { FinderScreenQuery: { slug: teamSlug } } };
  if (isReservedFormSlug(second)) return null;
  const place = { teamSlug, slug: decoded(second) };
  if (third === undefined) return { name: 'form', queries: { PublicFormScreenQuery: place } };
  return third === 'launch' ? { name: 'launch', queries: { LaunchScreenQuery: place } } : null;
}

function submissionPage(id: string | undefined): PreloadedPage | null {
  if (id === undefined) return null;
  return { name: 'submission', queries: { MemberShellQuery: {}, SubmissionScreenQuery: { id: `Submission:${id}` } } };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

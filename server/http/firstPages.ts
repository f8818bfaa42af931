import { isUuid } from '#domain/kernel/isUuid.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { isPlaceOfStaff } from '#server/http/pageAddresses.ts';

/** Documents of the web client by name, with their variables. */
export type FirstQueries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The screens that residents open first, often on slow connections, by their files in the client's manifest. */
export const firstScreens = {
  submission: ['parts/shell/MemberShell.tsx', 'screens/Submission/SubmissionScreen.tsx'],
  launch: ['screens/Launch/LaunchScreen.tsx'],
  form: ['screens/PublicForm/PublicFormScreen.tsx'],
} as const;

/** What every staff page needs before its own screen can be loaded. */
export const screensOfStaff = ['parts/shell/MemberShell.tsx', 'staffRoutes.tsx'] as const;

export interface FirstPage {
  readonly name: keyof typeof firstScreens;
  readonly queries: FirstQueries;
}

/**
 * The first page at a path and the queries its screens will send; browser tests verify that they send no others. See
 * decision 0010.
 */
export function firstPageAt(address: string): FirstPage | null {
  const [first = '', second, third] = address.split('/').slice(1);
  if (isPlaceOfStaff(address)) return null;
  if (first === 'initiated_flows') return submissionPage([second, third].find((part) => part && isUuid(part)));
  if (first === '' || isReservedSlug(first) || !second) return null;
  const place = { teamSlug: decoded(first), slug: decoded(second) };
  if (third === undefined) return { name: 'form', queries: { PublicFormScreenQuery: place } };
  return third === 'launch' ? { name: 'launch', queries: { LaunchScreenQuery: place } } : null;
}

function submissionPage(id: string | undefined): FirstPage | null {
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

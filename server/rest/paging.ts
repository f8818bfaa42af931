import { InvalidInput, type Problem } from '#domain/kernel/refusal.ts';
import { wholeNumber } from '#server/rest/bodyValues.ts';
import type { ListResponse } from '#server/rest/endpoint.ts';
import { pickResponse } from '#server/rest/pickResponse.ts';

/** The maximum page size, and the default where no other is set. */
export const maxPerPage = 100;
const lastPage = 1_000_000;

/** The requested part of a list. */
export interface RequestedPage {
  /** Starts at 1. */
  readonly page: number;
  readonly perPage: number;
  readonly after: string | null;
  readonly before: string | null;
  /** No paging was requested: lists that are small by nature are returned whole. */
  readonly isWhole: boolean;
}

/**
 * Parses the paging parameters as strictly as a body: `page=0` and `per_page=1000` are refused, not clamped.
 * Decision 0021.
 */
export function parsePaging(
  listed: ListResponse,
  query: Readonly<Record<string, unknown>>,
): RequestedPage | InvalidInput {
  const problems: Problem[] = [];
  const numbered = (name: string, most: number, otherwise: number): number => {
    if (query[name] === undefined) return otherwise;
    const read = wholeNumber.safeParse(query[name]);
    if (read.success && read.data >= 1 && read.data <= most) return read.data;
    problems.push({ path: name, code: 'pageNumber', params: { max: most } });
    return otherwise;
  };
  const cursor = (name: string): string | null => {
    const given = query[name];
    if (given === undefined) return null;
    if (typeof given === 'string' && given !== '' && given.length <= 1000) return given;
    problems.push({ path: name, code: 'malformed' });
    return null;
  };
  const other = listed.pageToo;
  const isSaidThere = other !== undefined && query[other] !== undefined;
  const page = numbered(isSaidThere ? other : 'page', lastPage, 1);
  if (isSaidThere && query['page'] !== undefined) problems.push({ path: other, code: 'saidTwice' });
  const perPage = numbered('per_page', maxPerPage, listed.perPage ?? maxPerPage);
  const [after, before] = [cursor('after'), cursor('before')];
  const hasCursors = listed.cursors !== undefined;
  if (after !== null && !hasCursors) problems.push({ path: 'after', code: 'unknownKey' });
  if (before !== null && !(hasCursors && listed.total)) problems.push({ path: 'before', code: 'unknownKey' });
  const isCounted = !hasCursors || listed.total !== undefined;
  if (!isCounted && page > 1 && after === null) problems.push({ path: 'page', code: 'pageByLink' });
  if (after !== null && before !== null) problems.push({ path: 'before', code: 'saidTwice' });
  if (problems.length > 0) return new InvalidInput(problems);
  const isWhole = [...pageParameters].every((name) => query[name] === undefined);
  return { page, perPage, after, before, isWhole };
}

/** The variables of a document that pages its list itself: from a cursor if there is one, otherwise by offset. */
export function pageVariables({ page, perPage, after, before }: RequestedPage): Record<string, unknown> {
  if (before !== null) return { last: perPage, before };
  return after === null ? { first: perPage, skip: (page - 1) * perPage } : { first: perPage, after };
}

interface PageInfo {
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** A page of a list, and what the headers say about the others. */
export interface ReturnedPage {
  readonly answer: unknown;
  readonly total: number | null;
  readonly links: readonly (readonly [rel: string, query: Readonly<Record<string, string | number>>])[];
}

/** Returns the requested page: as its document returned it, or cut from the whole list. */
export function pageOf(listed: ListResponse, request: RequestedPage, data: unknown, answer: unknown): ReturnedPage {
  const list = (answer as Record<string, unknown>)[listed.of] as readonly unknown[];
  const isCut = listed.total === undefined && listed.cursors === undefined;
  const { page, perPage, isWhole } = request;
  if (isCut && isWhole) return { answer, total: list.length, links: [] };
  const begin = (page - 1) * perPage;
  const total = isCut ? list.length : listed.total === undefined ? null : (pickResponse(data, listed.total) as number);
  const info = listed.cursors === undefined ? null : (pickResponse(data, listed.cursors) as PageInfo);
  const last = total === null ? null : Math.max(1, Math.ceil(total / perPage));
  const hasNext = last === null ? info?.hasNextPage === true : page < last;
  const cursor = (name: string, value: string | null | undefined) => (value ? { [name]: value } : {});
  const links: ReturnedPage['links'] = [
    ['first', { page: 1 }],
    // A list without a total can be paged in one direction only.
    ...(page > 1 && last !== null
      ? [['prev', { page: Math.min(page - 1, last), ...cursor('before', info?.startCursor) }] as const]
      : []),
    ...(hasNext ? [['next', { page: page + 1, ...cursor('after', info?.endCursor) }] as const] : []),
    ...(last === null ? [] : [['last', { page: last }] as const]),
  ];
  return {
    answer: isCut ? { ...(answer as object), [listed.of]: list.slice(begin, begin + perPage) } : answer,
    total,
    links: links.map(([rel, query]) => [rel, { ...query, per_page: perPage }] as const),
  };
}

const pageParameters = new Set(['page', 'next_page', 'per_page', 'after', 'before']);

/** `<https://…?page=2&per_page=100>; rel="next"`, with all other query parameters. */
export function linkHeader(address: URL, links: ReturnedPage['links']): string {
  return links
    .map(([rel, query]) => {
      const url = new URL(address);
      for (const name of pageParameters) url.searchParams.delete(name);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
      return `<${url.href}>; rel="${rel}"`;
    })
    .join(', ');
}

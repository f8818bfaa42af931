import { InvalidInput, type Problem } from '#domain/kernel/refusal.ts';
import { wholeNumber } from '#server/rest/bodyValues.ts';
import type { Listed } from '#server/rest/endpoint.ts';
import { pick } from '#server/rest/pick.ts';

/** As many as one answer holds, and as most hold where nothing else is asked for. */
export const mostPerPage = 100;
const lastPage = 1_000_000;

/** Which part of a list somebody asks for. */
export interface PageAsked {
  /** from 1 on */
  readonly page: number;
  readonly perPage: number;
  readonly after: string | null;
  readonly before: string | null;
  /** nobody said anything: what is small by nature is answered whole */
  readonly isWhole: boolean;
}

/**
 * The page of a query, read as strictly as a body: `page=0` and `per_page=1000` are refused, not bent.
 * Decision 0021.
 */
export function pageAsked(listed: Listed, query: Readonly<Record<string, unknown>>): PageAsked | InvalidInput {
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
  const perPage = numbered('per_page', mostPerPage, listed.perPage ?? mostPerPage);
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

/** The variables of a document that gives a page by itself: from a cursor where there is one, otherwise by counting. */
export function pageVariables({ page, perPage, after, before }: PageAsked): Record<string, unknown> {
  if (before !== null) return { last: perPage, before };
  return after === null ? { first: perPage, skip: (page - 1) * perPage } : { first: perPage, after };
}

interface PageInfo {
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

/** What of a list is answered, and what its headers say of the rest. */
export interface PageGiven {
  readonly answer: unknown;
  readonly total: number | null;
  readonly links: readonly (readonly [rel: string, query: Readonly<Record<string, string | number>>])[];
}

/** The page of an answer: as its document gave it, or cut from the list that the answer has whole. */
export function pageOf(listed: Listed, asked: PageAsked, data: unknown, answer: unknown): PageGiven {
  const list = (answer as Record<string, unknown>)[listed.of] as readonly unknown[];
  const isCut = listed.total === undefined && listed.cursors === undefined;
  const { page, perPage, isWhole } = asked;
  if (isCut && isWhole) return { answer, total: list.length, links: [] };
  const begin = (page - 1) * perPage;
  const total = isCut ? list.length : listed.total === undefined ? null : (pick(data, listed.total) as number);
  const info = listed.cursors === undefined ? null : (pick(data, listed.cursors) as PageInfo);
  const last = total === null ? null : Math.max(1, Math.ceil(total / perPage));
  const hasNext = last === null ? info?.hasNextPage === true : page < last;
  const cursor = (name: string, value: string | null | undefined) => (value ? { [name]: value } : {});
  const links: PageGiven['links'] = [
    ['first', { page: 1 }],
    // a list that is not counted is gone through in one direction
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

/** `<https://…?page=2&per_page=100>; rel="next"`, with everything else that was asked for. */
export function linkHeader(address: URL, links: PageGiven['links']): string {
  return links
    .map(([rel, query]) => {
      const url = new URL(address);
      for (const name of pageParameters) url.searchParams.delete(name);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
      return `<${url.href}>; rel="${rel}"`;
    })
    .join(', ');
}

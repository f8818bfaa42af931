import { InvalidInput, type Problem } from '#domain/kernel/refusal.ts';

/** The maximum page size of every list. */
const mostRows = 100;

export interface ConnectionArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

interface ResolvedPage<Cursor> {
  readonly size: number;
  readonly direction: 'forward' | 'backward';
  readonly from: Cursor | null;
}

/**
 * Resolves paging arguments. Invalid ones are refused: a page of another size would look like the end of the
 * list.
 */
export function resolvePage<Cursor>(
  { first, last, after, before }: ConnectionArguments,
  usual: number,
  readCursor: (text: string) => Cursor,
): ResolvedPage<Cursor> {
  const problems: Problem[] = [];
  for (const [path, size] of Object.entries({ first, last }))
    if (typeof size === 'number' && (size < 1 || size > mostRows))
      problems.push({ path, code: 'pageNumber', params: { max: mostRows } });
  const isBackward = typeof last === 'number' || typeof before === 'string';
  if (isBackward && (typeof first === 'number' || typeof after === 'string'))
    problems.push({ path: typeof last === 'number' ? 'last' : 'before', code: 'bothDirections' });
  if (problems.length > 0) throw new InvalidInput(problems);
  const cursor = isBackward ? before : after;
  const from = typeof cursor === 'string' ? readCursor(cursor) : null;
  return { size: (isBackward ? last : first) ?? usual, direction: isBackward ? 'backward' : 'forward', from };
}

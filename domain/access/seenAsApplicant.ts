import { withImplied, type Relation } from '#domain/access/relations.ts';

const kept: readonly Relation[] = ['signedIn', 'self'];

/**
 * What staff are to a thing while they look at it as its applicants do: nothing more than those, and only to read. It
 * gives nothing that they do not have: applicants read nothing that staff do not (`seenAsApplicant.test.ts`). Decision 0033.
 */
export function seenAsApplicant(known: readonly Relation[]): Relation[] {
  const holds = withImplied(known);
  const isTheirs = holds.has('staff') || holds.has('applicant');
  return [
    ...kept.filter((relation) => holds.has(relation)),
    ...(isTheirs ? (['applicant'] as const) : []),
    'onlyReader',
  ];
}

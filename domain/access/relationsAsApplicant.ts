import { withImplied, type Relation } from '#domain/access/relations.ts';

const kept: readonly Relation[] = ['signedIn', 'self'];

/**
 * Relations of staff who view a submission as an applicant: those of an applicant, read-only. This never adds access,
 * because staff can read everything applicants can (`seenAsApplicant.test.ts`). Decision 0033.
 */
export function relationsAsApplicant(known: readonly Relation[]): Relation[] {
  const holds = withImplied(known);
  const isTheirs = holds.has('staff') || holds.has('applicant');
  return [
    ...kept.filter((relation) => holds.has(relation)),
    ...(isTheirs ? (['applicant'] as const) : []),
    'onlyReader',
  ];
}

import { describe, expect, it } from 'vitest';
import { allowedActions, decide, factsAbout } from '#domain/access/decide.ts';
import type { Relation } from '#domain/access/relations.ts';
import { relationsAsApplicant } from '#domain/access/relationsAsApplicant.ts';

const kinds = ['submission', 'activeStep', 'reviewGroup', 'answer', 'requirement', 'subprocess', 'discussion'] as const;
const traits: Readonly<Partial<Record<(typeof kinds)[number], readonly string[]>>> = {
  activeStep: ['external', 'open', 'locked'],
  answer: ['external', 'redacted', 'publicRecord'],
  requirement: ['sent'],
  discussion: ['internal', 'ofReview'],
};

const subsets = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => all.flatMap((some) => [some, [...some, name]]), [[]]);

const mayDo = (kind: (typeof kinds)[number], relations: readonly Relation[], known: readonly string[]): string[] =>
  allowedActions(factsAbout(kind, { relations, traits: known as never[] })) as string[];

describe('viewing a submission as its applicants do', () => {
  it('shows staff nothing they cannot already see, and lets them do nothing', () => {
    for (const kind of kinds) {
      for (const known of subsets(traits[kind] ?? [])) {
        const seen = mayDo(kind, relationsAsApplicant(['formReader']), known);
        expect(mayDo(kind, ['formReader'], known)).toEqual(expect.arrayContaining(seen));
        expect(mayDo(kind, ['applicant', 'onlyReader'], known)).toEqual(seen);
      }
    }
    const facts = factsAbout('submission', { relations: relationsAsApplicant(['owner']) });
    expect(decide('haltSubmission', facts)).toBe(false);
    expect(decide('viewAsStaff', facts)).toBe(false);
  });

  it('shows others no more than before', () => {
    expect(mayDo('submission', relationsAsApplicant(['reviewer']), [])).toEqual([]);
    expect(mayDo('submission', relationsAsApplicant(['signedIn']), [])).toEqual([]);
  });
});

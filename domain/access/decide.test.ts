import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  allowedActions,
  decide,
  factsAbout,
  rulesByKind,
  type ActionOf,
  type ResourceKind,
} from '#domain/access/decide.ts';
import { redactionOf } from '#domain/access/redactionOf.ts';
import { relations, withImplied, type Relation } from '#domain/access/relations.ts';
import { isTokenScope, tokenScopes } from '#domain/access/scopes.ts';

const kinds = Object.keys(rulesByKind) as ResourceKind[];
const someRelations = fc.uniqueArray(fc.constantFrom(...relations));

describe('what a relation implies', () => {
  it('gives a team owner everything the team can grant', () => {
    expect([...withImplied(['owner'])].sort()).toEqual(
      [
        'anyone',
        'financeManager',
        'financeMember',
        'formReader',
        'formWriter',
        'owner',
        'processor',
        'signedIn',
        'staff',
        'teamManager',
        'teamMember',
        'workflowCreator',
      ].sort(),
    );
  });

  it('never makes anyone an owner, an applicant, a reviewer, or an authority', () => {
    for (const gift of [
      'owner',
      'primaryApplicant',
      'thirdPartyReviewer',
      'authority',
      'governmentUser',
      'author',
      'requester',
      'self',
    ] as const) {
      for (const relation of relations.filter((known) => known !== gift))
        expect(withImplied([relation]).has(gift)).toBe(false);
    }
  });

  it('is the same when applied twice', () => {
    fc.assert(
      fc.property(someRelations, (known) => {
        expect(withImplied(withImplied(known))).toEqual(withImplied(known));
      }),
    );
  });
});

describe('an export', () => {
  it('may include any submission and answer of a form for people who may export the form, whatever else they are', () => {
    fc.assert(
      fc.property(someRelations, fc.boolean(), fc.boolean(), (known, external, redacted) => {
        const own = [...known, 'formReader'] as const;
        const traits = [...(external ? ['external' as const] : []), ...(redacted ? ['redacted' as const] : [])];
        expect(decide('exportSubmission', factsAbout('submission', { relations: own }))).toBe(true);
        expect(decide('viewAnswer', factsAbout('answer', { relations: own, traits }))).toBe(true);
      }),
    );
  });
});

describe('separation of duties', () => {
  const ownActions = [
    ['reviewGroup', 'reviewStep'],
    ['payment', 'waivePayment'],
    ['payment', 'receivePayment'],
    ['payment', 'removePayment'],
    ['charge', 'requestRefund'],
    ['charge', 'approveRefund'],
    ['activeStep', 'skipSignature'],
    ['subprocess', 'waiveSubprocess'],
  ] as const;

  test.each(ownActions)('bars applicants from acting on their own submission: %s %s', (kind, action) => {
    fc.assert(
      fc.property(someRelations, (known) => {
        const facts = factsAbout(kind as ResourceKind, { relations: [...known, 'applicant'] });
        expect(decide(action as ActionOf<ResourceKind>, facts)).toBe(false);
      }),
    );
  });

  it('bars anyone from approving a refund they requested', () => {
    fc.assert(
      fc.property(someRelations, (known) => {
        expect(decide('approveRefund', factsAbout('charge', { relations: [...known, 'requester'] }))).toBe(false);
      }),
    );
  });
});

describe('an API token', () => {
  const everything: Relation[] = ['owner', 'self', 'author'];

  it('may only do what the person who created it may do', () => {
    fc.assert(
      fc.property(someRelations, fc.constantFrom(...kinds), (known, kind) => {
        const person = allowedActions(factsAbout(kind, { relations: known }));
        const token = allowedActions(factsAbout(kind, { relations: known, token: tokenScopes }));
        expect(person).toEqual(expect.arrayContaining(token));
      }),
    );
  });

  it('may do nothing without scopes, and change nothing with read scopes', () => {
    const readers = tokenScopes.filter((scope) => scope.endsWith(':read'));
    for (const kind of kinds) {
      expect(allowedActions(factsAbout(kind, { relations: everything, token: [] }))).toEqual([]);
      const read = allowedActions(factsAbout(kind, { relations: everything, token: readers })) as string[];
      expect(read.filter((action) => action in rulesByKind[kind].writing)).toEqual([]);
    }
  });

  it('never reaches accounts, sessions, or other tokens', () => {
    expect(allowedActions(factsAbout('user', { relations: everything, token: tokenScopes }))).toEqual([]);
    expect(allowedActions(factsAbout('apiToken', { relations: everything, token: tokenScopes }))).toEqual([]);
    expect(allowedActions(factsAbout('user', { relations: everything }))).not.toEqual([]);
  });

  it('has scopes from a closed list', () => {
    expect(isTokenScope('submissions:read')).toBe(true);
    expect(isTokenScope('submissions:admin')).toBe(false);
    expect(tokenScopes).toHaveLength(12);
  });
});

describe('a redacted answer', () => {
  test.each([
    [['formReader'], [], 'full'],
    [['formReader'], ['redacted'], 'full'],
    [['applicant'], ['external'], 'full'],
    [['applicant'], ['external', 'redacted'], 'full'],
    [['applicant'], [], 'hidden'],
    [['applicant'], ['redacted'], 'hidden'],
    [['thirdPartyReviewer'], [], 'full'],
    [['thirdPartyReviewer'], ['redacted'], 'redacted'],
    [[], [], 'hidden'],
    [[], ['publicRecord', 'external'], 'full'],
    [[], ['publicRecord', 'external', 'redacted'], 'redacted'],
    [[], ['publicRecord'], 'hidden'],
    [[], ['publicRecord', 'redacted'], 'hidden'],
    [['teamMember'], ['external'], 'hidden'],
  ] as const)('for %j with the traits %j: %s', (known, traits, redaction) => {
    expect(redactionOf(factsAbout('answer', { relations: known, traits }))).toBe(redaction);
  });
});

describe('searching everyone', () => {
  it('is for government users only, and never for a token', () => {
    const may = (held: readonly Relation[], token: 'team:read' | null = null): boolean =>
      decide('searchEverybody', factsAbout('user', { relations: held, token: token && [token] }));
    expect(may(['self', 'governmentUser'])).toBe(true);
    expect(may(['self'])).toBe(false);
    expect(may(['governmentUser'])).toBe(false);
    expect(may(['self', 'governmentUser'], 'team:read')).toBe(false);
  });
});

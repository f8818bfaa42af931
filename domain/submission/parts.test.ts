import { describe, expect, it, test } from 'vitest';
import {
  addApplicantRefusal,
  detachRefusal,
  makePrimaryRefusal,
  removeApplicantRefusal,
} from '#domain/submission/applicants.ts';
import { launchPage, launchRefusal } from '#domain/submission/launch.ts';
import { lockProblems } from '#domain/submission/lockProblems.ts';
import {
  isRequirementUnfinished,
  requirementActions,
  requirementRefusal,
  requirementState,
  requirementStates,
} from '#domain/submission/requirements.ts';
import { needsSignature, signatureProblems, takesSignature } from '#domain/submission/signature.ts';
import {
  isSubprocessUnfinished,
  linkRefusal,
  subprocessActions,
  subprocessRefusal,
  subprocessState,
  subprocessStates,
} from '#domain/submission/subprocesses.ts';

const at = new Date('2026-03-05T12:00:00Z');

describe('a requirement', () => {
  test.each([
    [{ sentAt: null, completedAt: null, canceledAt: null }, 'unsent'],
    [{ sentAt: at, completedAt: null, canceledAt: null }, 'sent'],
    [{ sentAt: at, completedAt: at, canceledAt: null }, 'completed'],
    [{ sentAt: at, completedAt: null, canceledAt: at }, 'canceled'],
  ] as const)('with times %j is %s', (times, state) => {
    expect(requirementState(times)).toBe(state);
  });

  it('allows the actions in this table by state', () => {
    const table = requirementStates.map((state) =>
      [state, ...requirementActions.map((action) => requirementRefusal(state, action) ?? 'ok')].join(' '),
    );
    expect([`state ${requirementActions.join(' ')}`, ...table]).toMatchInlineSnapshot(`
      [
        "state update send delete cancel complete",
        "unsent ok ok ok requirementNotSent requirementNotSent",
        "sent requirementSent requirementSent requirementSent ok ok",
        "completed requirementClosed requirementClosed requirementClosed requirementClosed requirementClosed",
        "canceled requirementClosed requirementClosed requirementClosed requirementClosed requirementClosed",
      ]
    `);
  });

  it('blocks completion of the submission only while it is sent', () => {
    expect(requirementStates.filter(isRequirementUnfinished)).toEqual(['sent']);
  });
});

describe('a subprocess', () => {
  test.each([
    [{ waivedAt: null, subprocess: null, isFormPublished: true }, 'notStarted', true],
    [{ waivedAt: null, subprocess: { status: 'active' }, isFormPublished: true }, 'linked', true],
    [{ waivedAt: null, subprocess: { status: 'halted' }, isFormPublished: false }, 'linked', true],
    [{ waivedAt: null, subprocess: { status: 'finished' }, isFormPublished: false }, 'completed', false],
    [{ waivedAt: at, subprocess: null, isFormPublished: true }, 'waived', false],
    [{ waivedAt: null, subprocess: null, isFormPublished: false }, 'legacy', false],
  ] as const)('%j is %s and blocks the parent: %s', (facts, state, unfinished) => {
    expect(subprocessState(facts)).toBe(state);
    expect(isSubprocessUnfinished(state, true)).toBe(unfinished);
    expect(isSubprocessUnfinished(state, false)).toBe(false);
  });

  it('allows the actions in this table by state', () => {
    const table = subprocessStates.map((state) =>
      [state, ...subprocessActions.map((action) => subprocessRefusal(state, action) ?? 'ok')].join(' '),
    );
    expect([`state ${subprocessActions.join(' ')}`, ...table]).toMatchInlineSnapshot(`
      [
        "state link unlink waive unwaive",
        "notStarted ok subprocessNotLinked ok subprocessNotWaived",
        "linked subprocessLinked ok ok subprocessNotWaived",
        "completed subprocessLinked ok subprocessCompleted subprocessNotWaived",
        "waived subprocessWaived subprocessWaived subprocessWaived ok",
        "legacy subprocessFormUnpublished subprocessNotLinked ok subprocessNotWaived",
      ]
    `);
  });

  it('links only an unused submission of the right form, and a new one if required', () => {
    const wanted = { masterTemplateId: 'trees', allowsExisting: false };
    const candidate = { masterTemplateId: 'trees', isExisting: false, isLinkedElsewhere: false, isAbove: false };
    expect(linkRefusal(wanted, candidate)).toBeNull();
    expect(linkRefusal(wanted, { ...candidate, masterTemplateId: 'dogs' })).toBe('subprocessOfOtherForm');
    expect(linkRefusal(wanted, { ...candidate, isLinkedElsewhere: true })).toBe('subprocessUsedElsewhere');
    expect(linkRefusal(wanted, { ...candidate, isAbove: true })).toBe('subprocessOfItself');
    expect(linkRefusal(wanted, { ...candidate, isExisting: true })).toBe('subprocessMustBeNew');
    expect(linkRefusal({ ...wanted, allowsExisting: true }, { ...candidate, isExisting: true })).toBeNull();
  });
});

describe('applicants', () => {
  const ann = { userId: 'ann', isPrimary: true };
  const ben = { userId: 'ben', isPrimary: false };

  it('are added once', () => {
    expect(addApplicantRefusal([ann, ben], 'ben')).toBe('alreadyApplicant');
    expect(addApplicantRefusal([ann, ben], 'cy')).toBeNull();
  });

  it('include one primary applicant, who cannot be removed or made primary again', () => {
    expect(removeApplicantRefusal(ann)).toBe('primaryApplicantStays');
    expect(makePrimaryRefusal(ann)).toBe('alreadyPrimary');
    expect(removeApplicantRefusal(ben)).toBeNull();
    expect(makePrimaryRefusal(ben)).toBeNull();
  });

  it('and staff cannot be removed if they come from the form', () => {
    expect(detachRefusal({ fromForm: true })).toBe('formMembersStay');
    expect(detachRefusal({ fromForm: false })).toBeNull();
  });
});

describe('a signature', () => {
  const need = { requiresSignature: true, wasSkipped: false, signedDigests: ['one'], currentDigest: 'one' };

  it('is needed until it covers the current answers', () => {
    expect(needsSignature(need)).toBe(false);
    expect(needsSignature({ ...need, currentDigest: 'two' })).toBe(true);
    expect(needsSignature({ ...need, signedDigests: [] })).toBe(true);
    expect(needsSignature({ ...need, signedDigests: [], wasSkipped: true })).toBe(false);
    expect(needsSignature({ ...need, signedDigests: [], requiresSignature: false })).toBe(false);
    expect(takesSignature({ ...need, completed: false })).toBe(true);
    expect(takesSignature({ ...need, completed: true })).toBe(false);
    expect(takesSignature({ ...need, completed: true, currentDigest: 'two' })).toBe(true);
    expect(takesSignature({ ...need, completed: false, requiresSignature: false })).toBe(false);
  });

  test.each([
    [{ typedName: 'Ann', image: null }, []],
    [{ typedName: 'Ann', image: 'data:image/png;base64,iVBORw0KGgo=' }, []],
    [{ typedName: ' ', image: 'data:image/png;base64,iVBORw0KGgo=' }, []],
    [{ typedName: ' ', image: null }, ['signatureMissing']],
    [{ typedName: 'Ann', image: 'data:image/svg+xml;base64,PHN2Zz4=' }, ['signatureInvalid']],
    [{ typedName: 'Ann', image: 'data:image/png;base64,<script>' }, ['signatureInvalid']],
    [{ typedName: 'Ann', image: `data:image/png;base64,${'A'.repeat(200_000)}` }, ['signatureInvalid']],
  ])('%j has the problems %j', (signature, codes) => {
    expect(signatureProblems(signature).map(({ code }) => code)).toEqual(codes);
  });
});

describe('locking', () => {
  it('is possible only for steps that collect information and their own fields', () => {
    expect(lockProblems({ type: 'CollectInfoStep' }, ['name'], ['name', 'street'])).toEqual([]);
    expect(lockProblems({ type: 'CollectInfoStep' }, ['name', 'x'], ['name']).map(({ path }) => path)).toEqual([
      'lockedFields.x',
    ]);
    expect(lockProblems({ type: 'PaymentStep' }, [], []).map(({ code }) => code)).toEqual(['stepNotLockable']);
  });
});

describe('launching', () => {
  it('is possible only while the form is published', () => {
    expect(launchRefusal('published')).toBeNull();
    expect(launchRefusal('closed')).toBe('formClosed');
    expect(launchRefusal('archived')).toBe('formArchived');
    expect(launchRefusal('draft')).toBe('formNotPublished');
  });

  it('shows existing submissions first, unless a new one is required', () => {
    expect(launchPage({ count: 2, mayLinkExisting: true })).toBe('/processes');
    expect(launchPage({ count: 2, mayLinkExisting: false })).toBe('/launching');
    expect(launchPage({ count: 0, mayLinkExisting: true })).toBe('/launching');
  });
});

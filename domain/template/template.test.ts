import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { customIdProblems, renderCustomId } from '#domain/template/customId.ts';
import {
  coversVersion,
  documentInUse,
  documentProblems,
  documentsInListOrder,
  mappingWarnings,
  type KeptDocument,
  type TemplateDocument,
} from '#domain/template/documents.ts';
import {
  banners,
  accessOf,
  bannersOf,
  entryPage,
  managerPages,
  redirectFrom,
  type BannerFacts,
} from '#domain/template/manager.ts';
import {
  changeStatusRefusal,
  statusAfterPublishing,
  nextTemplateStatuses,
  statusOfFilter,
  templateStatuses,
} from '#domain/template/templateStatus.ts';

describe('the status of a form', () => {
  it('can change as in this table', () => {
    const table = templateStatuses.flatMap((status) =>
      [false, true].map(
        (everPublished) =>
          `${status}, ${everPublished ? '' : 'never '}published before: ${nextTemplateStatuses(status, everPublished).join(', ')}`,
      ),
    );
    expect(table).toMatchInlineSnapshot(`
      [
        "draft, never published before: archived",
        "draft, published before: published, closed, archived",
        "published, never published before: ",
        "published, published before: closed, archived",
        "closed, never published before: ",
        "closed, published before: published, archived",
        "archived, never published before: draft",
        "archived, published before: published, closed",
      ]
    `);
  });

  it('becomes published for the first time only by publishing', () => {
    expect(templateStatuses.flatMap((status) => nextTemplateStatuses(status, false))).not.toContain('published');
    expect(changeStatusRefusal('draft', 'published', false)).toBe('formNotPublished');
    expect(changeStatusRefusal('closed', 'draft', true)).toBe('formStatusNotAllowed');
    expect(changeStatusRefusal('closed', 'published', true)).toBeNull();
    expect(changeStatusRefusal('closed', 'closed', true)).toBeNull();
  });

  it('after publishing is published, unless it was closed or archived on purpose', () => {
    expect(templateStatuses.map(statusAfterPublishing)).toEqual(['published', 'published', 'closed', 'archived']);
  });

  it('has a filter value', () => {
    expect(
      Object.values(statusOfFilter)
        .filter((status) => status !== null)
        .toSorted(),
    ).toEqual([...templateStatuses].toSorted());
  });
});

describe('the form manager', () => {
  it('starts at the steps until the form was published', () => {
    expect(entryPage(1)).toBe('/edit');
    expect(entryPage(2)).toBe('/stats');
  });

  it('redirects from pages as in this table', () => {
    const table = managerPages.map(
      (page) =>
        `${page}: write ${redirectFrom(page, 'write', true) ?? 'stays'}, keep ${redirectFrom(page, 'keep', true) ?? 'stays'}, read ${redirectFrom(page, 'read', true) ?? 'stays'}, none ${redirectFrom(page, 'none', true) ?? 'stays'}`,
    );
    expect(table).toMatchInlineSnapshot(`
      [
        "/stats: write stays, keep stays, read stays, none join",
        "/edit: write stays, keep /configuration, read /stats, none join",
        "/configuration: write stays, keep stays, read /stats, none join",
        "/outputs: write stays, keep /configuration, read /stats, none join",
        "/powerups: write stays, keep /configuration, read /stats, none join",
        "/powerups/formulas: write stays, keep /configuration, read /stats, none join",
        "/powerups/formulas/editor: write stays, keep /configuration, read /stats, none join",
        "/actions: write stays, keep stays, read stays, none join",
        "/actions/duplicate: write stays, keep /configuration, read /stats, none join",
        "/actions/export: write stays, keep stays, read stays, none join",
        "/actions/import: write stays, keep stays, read /stats, none join",
        "/actions/versions: write stays, keep stays, read /stats, none join",
      ]
    `);
    expect(redirectFrom('/stats', 'write', false)).toBe('/edit');
    expect(redirectFrom('/stats', 'read', false)).toBeNull();
    expect(redirectFrom('/stats', 'keep', false)).toBe('/configuration');
  });

  it('lets writers restore an archived form', () => {
    expect(accessOf(['starForm', 'updateForm', 'changeFormStatus'])).toBe('write');
    expect(accessOf(['starForm', 'changeFormStatus'])).toBe('keep');
    expect(accessOf(['starForm'])).toBe('read');
    expect(bannersOf({ ...facts, status: 'archived', access: 'keep', version: 1 })).toEqual(['archived']);
  });

  const facts: BannerFacts = {
    status: 'published',
    version: 2,
    isModified: false,
    everPublished: true,
    access: 'write',
    hasPaymentStep: false,
    chargesEnabled: false,
  };

  test.each<[string, Partial<BannerFacts>, string[]]>([
    ['no problem', {}, []],
    ['unpublished changes', { isModified: true }, ['changesNotLive']],
    ['changes to a form never published', { isModified: true, version: 1, everPublished: false }, []],
    ['an archived form with changes', { isModified: true, status: 'archived' }, ['archived']],
    ['read-only access', { access: 'read' }, ['readOnly']],
    [
      'read-only access to a form never published',
      { access: 'read', version: 1, everPublished: false },
      ['readOnly', 'neverPublished'],
    ],
    ['payments while charges are disabled', { hasPaymentStep: true }, ['chargesNotEnabled']],
    ['payments while charges are enabled', { hasPaymentStep: true, chargesEnabled: true }, []],
    ['payments before the first publishing', { hasPaymentStep: true, everPublished: false, version: 1 }, []],
  ])('shows the banners for %s', (_name, change, shown) => {
    expect(bannersOf({ ...facts, ...change })).toEqual(shown);
  });

  it('shows every banner in some case', () => {
    const anyFacts = fc.record({
      status: fc.constantFrom(...templateStatuses),
      version: fc.constantFrom(1, 2),
      isModified: fc.boolean(),
      everPublished: fc.boolean(),
      access: fc.constantFrom('write' as const, 'read' as const, 'none' as const),
      hasPaymentStep: fc.boolean(),
      chargesEnabled: fc.boolean(),
    });
    const seen = new Set(fc.sample(anyFacts, 500).flatMap(bannersOf));
    expect(banners.filter((banner) => !seen.has(banner))).toEqual([]);
    fc.assert(
      fc.property(anyFacts, (given) => {
        const shown = bannersOf(given);
        expect(shown.includes('archived') && shown.includes('changesNotLive')).toBe(false);
      }),
    );
  });
});

describe('a document', () => {
  const document: TemplateDocument = { name: 'Permit', startVersion: 1, stopVersion: 3, latest: false, hasFile: true };
  const open: TemplateDocument = { ...document, latest: true, stopVersion: null };

  test.each<[Partial<TemplateDocument>, boolean, string[]]>([
    [{}, false, []],
    [{}, true, ['documentUnsaved']],
    [{ name: '' }, false, ['documentNameMissing']],
    [{ startVersion: null }, false, ['documentStartMissing']],
    [{ stopVersion: null }, false, ['documentStopMissing']],
    [{ stopVersion: null, latest: true }, false, []],
    [{ startVersion: 4 }, false, ['documentVersionsReversed']],
    [{ startVersion: 4, latest: true }, false, []],
    [{ hasFile: false }, false, ['documentFileMissing']],
  ])('changed to %j (unsaved: %s) is published unless %j', (change, unsaved, codes) => {
    expect(documentProblems({ ...document, ...change }, unsaved).map(({ code }) => code)).toEqual(codes);
  });

  it('covers the versions from its start to its stop, or all later ones', () => {
    expect([0, 1, 3, 4].map((version) => coversVersion(document, version))).toEqual([false, true, true, false]);
    expect([0, 1, 99].map((version) => coversVersion(open, version))).toEqual([false, true, true]);
    expect(coversVersion({ ...open, startVersion: null }, 1)).toBe(false);
  });

  describe('chosen for an output', () => {
    const at = new Date('2026-03-05T12:00:00Z');
    const of = (id: string, change: Partial<TemplateDocument> = {}, publishedAt: Date | null = at): KeptDocument => {
      return { ...open, ...change, id, publishedAt };
    };
    const until = (stopVersion: number) => ({ latest: false, stopVersion });
    test.each<[string, readonly KeptDocument[], number, string | null]>([
      ['is the version’s own one', [of('new'), of('own')], 2, 'own'],
      ['is none before publishing', [of('own', {}, null)], 2, null],
      ['is none without a file', [of('own', { hasFile: false })], 2, null],
      ['is none after its stop version', [of('own', until(1))], 2, null],
      ['is the replacement after its stop version', [of('own', until(1)), of('new', { startVersion: 2 })], 2, 'new'],
      ['is its own one before that', [of('own', until(1)), of('new', { startVersion: 2 })], 1, 'own'],
      ['is another one if its own is unpublished', [of('own', {}, null), of('new')], 2, 'new'],
      [
        'is the one with the latest stop version',
        [of('own', {}, null), of('old', until(2)), of('later', until(3))],
        2,
        'later',
      ],
    ])('%s', (_name, documents, version, id) => {
      expect(documentInUse(documents, 'own', version)?.id ?? null).toBe(id);
    });
  });

  it('warns of mapped fields that some covered version does not have', () => {
    const mapped = [
      { fieldName: 'always', earliestVersion: 1, latestVersion: 5 },
      { fieldName: 'new', earliestVersion: 2, latestVersion: 5 },
      { fieldName: 'gone', earliestVersion: 1, latestVersion: 2 },
      { fieldName: 'gone later', earliestVersion: 1, latestVersion: 4 },
    ];
    expect(mappingWarnings(document, mapped, 5)).toEqual(['new', 'gone']);
    expect(mappingWarnings(open, mapped, 5)).toEqual(['new', 'gone', 'gone later']);
  });

  it('is listed by whether it is published, then by its stop version', () => {
    const at = new Date('2026-03-05T12:00:00Z');
    const listed = documentsInListOrder([
      { id: 'draft', publishedAt: null, stopVersion: 9, latest: false },
      { id: 'two', publishedAt: at, stopVersion: 2, latest: false },
      { id: 'latest', publishedAt: at, stopVersion: null, latest: true },
      { id: 'three', publishedAt: at, stopVersion: 3, latest: false },
      { id: 'also latest', publishedAt: at, stopVersion: null, latest: true },
    ]);
    expect(listed.map(({ id }) => id)).toEqual(['latest', 'also latest', 'three', 'two', 'draft']);
  });
});

describe('a custom id', () => {
  test.each([
    ['BP-{year}-{number}', 'BP-2026-12'],
    ['BP-{year}-{number:4}', 'BP-2026-0012'],
    ['{number}', '12'],
    ['{month}{day}/{number:1}', '0305/12'],
    ['{number} {number:3}', '12 012'],
  ])('of the pattern %j is %j', (pattern, id) => {
    expect(customIdProblems(pattern)).toEqual([]);
    expect(renderCustomId(pattern, '2026-03-05', 12)).toBe(id);
  });

  test.each([
    ['BP', ['patternWithoutNumber']],
    ['', ['patternWithoutNumber']],
    ['{number}-{team}', ['patternUnknownPart']],
    ['{number:0}', ['patternUnknownPart', 'patternWithoutNumber']],
    ['{number:10}', ['patternUnknownPart', 'patternWithoutNumber']],
    ['{year:4}-{number}', ['patternUnknownPart']],
    [`${'x'.repeat(60)}{number}`, ['tooLong']],
  ])('cannot have the pattern %j', (pattern, codes) => {
    expect(customIdProblems(pattern).map(({ code }) => code)).toEqual(codes);
  });

  it('is different for different numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('A{number}', '{year}{number:5}', '{number:3}-{day}'),
        fc.nat(),
        fc.nat(),
        (pattern, one, other) => {
          const same = renderCustomId(pattern, '2026-03-05', one) === renderCustomId(pattern, '2026-03-05', other);
          expect(same).toBe(one === other);
        },
      ),
    );
  });
});

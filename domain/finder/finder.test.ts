import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedForms } from '#domain/finder/combinedForms.ts';
import { moved, patched } from '#domain/finder/editFinder.ts';
import { emptyFinder, finderLimits, type Finder, type FinderQuestion } from '#domain/finder/Finder.ts';
import { finderChanges } from '#domain/finder/finderChanges.ts';
import { followAnswers, questionsFrom } from '#domain/finder/finderPaths.ts';
import { closedForms, finderProblems, type OfferedForm } from '#domain/finder/finderProblems.ts';
import { finderShapeProblems, parseFinder } from '#domain/finder/finderSchema.ts';
import { toOfferedForm } from '#domain/finder/toOfferedForm.ts';

const [fence, shed] = ['0198c000-0000-7000-8000-000000000001', '0198c000-0000-7000-8000-000000000002'];
const open: OfferedForm = { name: 'Fence permit', isListed: true, isClosed: false };
const forms = new Map<string, OfferedForm>([
  [fence, open],
  [shed, { ...open, name: 'Shed permit' }],
]);

const question = (key: string, ...leadsTo: readonly (string | null)[]): FinderQuestion => ({
  ...{ key, text: `${key}?`, hint: '' },
  answers: leadsTo.map((place, at) => ({ key: `a${at}`, text: `Answer ${at}`, leadsTo: place })),
});
const result = (key: string, ...formIds: readonly string[]) => ({
  ...{ key, title: `Result ${key}`, text: formIds.length === 0 ? 'Nothing needed.' : '', contact: '' },
  forms: formIds.map((formId) => ({ formId, reason: 'Because.' })),
});
const good: Finder = {
  ...emptyFinder,
  questions: [question('first', 'height', 'none'), question('height', 'none', 'permit')],
  results: [result('none'), result('permit', fence)],
};
const found = (finder: Finder, known: ReadonlyMap<string, OfferedForm> = forms) =>
  finderProblems(finder, known).map(({ path, code }) => `${path} ${code}`);

describe('a finder that can be published', () => {
  it('has no problems', () => {
    expect(found(good)).toEqual([]);
  });

  it('can consist of combinations only', () => {
    expect(found({ ...emptyFinder, combinations: [{ key: 'c', formIds: [fence, shed] }] })).toEqual([]);
    expect(found(emptyFinder)).toEqual(['questions finderEmpty']);
  });

  it('has texts and at least two answers that differ and lead somewhere', () => {
    const blank = { ...question('first', 'none', null), text: ' ' };
    expect(found({ ...good, questions: [blank], results: [result('none')] })).toEqual([
      'questions.first.text finderQuestionMissing',
      'questions.first.answers.a1.leadsTo finderAnswerNowhere',
    ]);
    const one = question('first', 'none');
    expect(found({ ...good, questions: [one], results: [result('none')] })).toEqual([
      'questions.first.answers finderAnswersTooFew',
    ]);
    const same = question('first', 'none', 'none', 'gone');
    const answers = same.answers.map((answer, at) => ({ ...answer, text: ['Yes', ' yes ', ''][at] ?? '' }));
    expect(found({ ...good, questions: [{ ...same, answers }], results: [result('none')] })).toEqual([
      'questions.first.answers.a1.text finderAnswerTwice',
      'questions.first.answers.a2.text finderAnswerMissing',
      'questions.first.answers.a2.leadsTo finderAnswerNowhere',
    ]);
  });

  it('never leads back', () => {
    const questions = [question('first', 'second', 'none'), question('second', 'third', 'none')];
    expect(
      found({ ...good, questions: [...questions, question('third', 'second', 'none')], results: [result('none')] }),
    ).toEqual(['questions.second finderCircular']);
    expect(found({ ...good, questions: [question('first', 'first', 'none')], results: [result('none')] })).toEqual([
      'questions.first finderCircular',
    ]);
  });

  it('asks at most five questions on every path', () => {
    const chain = (length: number): Finder => ({
      ...emptyFinder,
      questions: Array.from({ length }, (_, at) => question(`q${at}`, at + 1 < length ? `q${at + 1}` : 'none', 'none')),
      results: [result('none')],
    });
    expect(found(chain(5))).toEqual([]);
    expect(found(chain(6))).toEqual(['questions finderTooLong']);
  });

  it('has nothing that no one can get to', () => {
    const questions = [...good.questions, question('lost', 'none', 'extra')];
    expect(found({ ...good, questions, results: [...good.results, result('extra')] })).toEqual([
      'questions.lost finderQuestionUnreachable',
      'results.extra finderResultUnreachable',
    ]);
  });

  it('has results with a title, and with forms and their reasons, or an explanation', () => {
    const results = [
      { ...result('none'), title: '', text: '' },
      { ...result('permit', fence, fence), forms: [fence, fence].map((formId) => ({ formId, reason: '' })) },
    ];
    expect(found({ ...good, results })).toEqual([
      'results.none.title finderResultMissing',
      'results.none.forms finderResultEmpty',
      `results.permit.forms.${fence}.reason finderReasonMissing`,
      `results.permit.forms.${fence}.reason finderReasonMissing`,
      `results.permit.forms.${fence} finderFormTwice`,
    ]);
  });

  it('lists only forms of the team that everyone can see', () => {
    expect(found(good, new Map())).toEqual([`results.permit.forms.${fence} finderFormUnknown`]);
    const hidden = new Map([[fence, { ...open, isListed: false }]]);
    expect(found(good, hidden)).toEqual([`results.permit.forms.${fence} finderFormHidden`]);
    const pair = { ...good, combinations: [{ key: 'c', formIds: [fence] }] };
    expect(found(pair)).toEqual(['combinations.c finderCombinationTooSmall']);
  });

  it('may list closed forms, of which staff are warned', () => {
    const closed = new Map([[fence, { ...open, isClosed: true }]]);
    expect(found(good, closed)).toEqual([]);
    expect(closedForms(good, closed).map(({ code }) => code)).toEqual(['finderFormClosed']);
    expect(closedForms(good, forms)).toEqual([]);
  });
});

describe('a form that a finder can list', () => {
  const known = { name: 'Fence', status: 'published', everPublished: true, isPrivate: false } as const;
  it.each([
    [{}, true, false],
    [{ status: 'closed' } as const, true, true],
    [{ status: 'archived' } as const, false, true],
    [{ isPrivate: true }, false, false],
    [{ everPublished: false, status: 'draft' } as const, false, true],
  ])('%o is listed: %s, closed: %s', (part, isListed, isClosed) => {
    expect(toOfferedForm({ ...known, ...part })).toEqual({ name: 'Fence', isListed, isClosed });
  });
});

describe('following answers', () => {
  it('leads through the questions to a result', () => {
    expect(followAnswers(good, [])).toMatchObject({ question: { key: 'first' }, result: null, isOutdated: false });
    expect(followAnswers(good, ['a0'])).toMatchObject({ question: { key: 'height' }, result: null });
    const end = followAnswers(good, ['a0', 'a1']);
    expect(end).toMatchObject({ question: null, result: { key: 'permit' }, isOutdated: false });
    expect(end.answered.map(({ question: answeredQuestion }) => answeredQuestion.key)).toEqual(['first', 'height']);
  });

  it('stops where an answer no longer fits', () => {
    expect(followAnswers(good, ['a0', 'gone'])).toMatchObject({ question: { key: 'height' }, isOutdated: true });
    expect(followAnswers(good, ['a1', 'a0'])).toMatchObject({ result: { key: 'none' }, isOutdated: true });
    expect(followAnswers(emptyFinder, ['a0'])).toMatchObject({ question: null, result: null, isOutdated: true });
  });

  it('tells how many questions can still come', () => {
    expect(questionsFrom(good, 'first')).toEqual({ least: 1, most: 2 });
    expect(questionsFrom(good, 'height')).toEqual({ least: 1, most: 1 });
  });
});

describe('forms that are often needed together', () => {
  const third = '0198c000-0000-7000-8000-000000000003';
  const finder: Finder = {
    ...good,
    results: [result('a', fence, shed), result('b', fence, third), result('c', fence, third)],
    combinations: [{ key: 'c', formIds: [shed, third] }],
  };
  it('are those that staff chose, then those that share the most results', () => {
    expect(combinedForms(finder, fence)).toEqual([third, shed]);
    expect(combinedForms(finder, shed)).toEqual([third, fence]);
    expect(combinedForms(emptyFinder, fence)).toEqual([]);
  });
});

describe('what a publication changes', () => {
  it('names what was added, changed, moved, and deleted', () => {
    const [first, height] = good.questions;
    const after: Finder = {
      ...good,
      title: 'Which license do I need?',
      questions: [height!, { ...first!, hint: 'Look at your deed.' }, question('new', 'none', 'none')],
      results: [result('none')],
    };
    expect(finderChanges(good, good)).toEqual([]);
    expect(finderChanges(good, after)).toEqual([
      { way: 'changed', kind: 'texts', name: '' },
      { way: 'changed', kind: 'question', name: 'first?' },
      { way: 'added', kind: 'question', name: 'new?' },
      { way: 'reordered', kind: 'question', name: 'height?' },
      { way: 'removed', kind: 'result', name: 'Result permit' },
    ]);
  });
});

describe('a saved draft', () => {
  it('can be incomplete, but not of any shape', () => {
    expect(finderShapeProblems({ ...good, questions: [question('first')] })).toEqual([]);
    expect(finderShapeProblems({ ...good, title: 'x'.repeat(101) })).toEqual([
      { path: 'title', code: 'tooLong', params: { max: 100 } },
    ]);
    const crowded = question('first', ...Array.from({ length: 9 }, () => null));
    expect(finderShapeProblems({ ...good, questions: [crowded] })).toEqual([
      { path: 'questions.0.answers', code: 'tooMany', params: { max: 8 } },
    ]);
    expect(finderShapeProblems({ ...good, results: [result('first')] })).toEqual([
      { path: 'results.first', code: 'malformed' },
    ]);
    expect(finderShapeProblems({ ...good, results: [result('No Key')] })).toMatchObject([{ code: 'malformed' }]);
  });

  it('is read strictly', () => {
    expect(parseFinder(JSON.parse(JSON.stringify(good)))).toEqual(good);
    expect(() => parseFinder({ ...good, extra: 1 })).toThrow('extra');
    expect(() => parseFinder(null)).toThrow('expected object');
  });
});

describe('editing lists', () => {
  it('moves and changes one item', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(patched([{ key: 'a', text: '' }], 'a', { text: 'x' })).toEqual([{ key: 'a', text: 'x' }]);
  });
});

/** Finders of any shape: answers lead anywhere, also back or nowhere. */
const anyFinder = fc
  .record({ questions: fc.integer({ min: 1, max: 7 }), results: fc.integer({ min: 1, max: 3 }) })
  .chain(({ questions, results }) => {
    const places = [
      ...Array.from({ length: questions }, (_, at) => `q${at}`),
      ...Array.from({ length: results }, (_, at) => `r${at}`),
    ];
    const leadsTo = fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...places) }, fc.constant(null));
    const answers = fc.array(leadsTo, { minLength: 2, maxLength: 3 });
    return fc.array(answers, { minLength: questions, maxLength: questions }).map((given): Finder => ({
      ...emptyFinder,
      questions: given.map((each, at) => question(`q${at}`, ...each)),
      results: places.slice(questions).map((key) => result(key)),
    }));
  });

/** All ways through a finder, cut off after seven answers. */
function allWays(finder: Finder, answers: readonly string[] = []): readonly (readonly string[])[] {
  const { question: next } = followAnswers(finder, answers);
  if (!next || answers.length > 6) return [answers];
  return next.answers.flatMap(({ key, leadsTo }) =>
    leadsTo === null ? [[...answers, key]] : allWays(finder, [...answers, key]),
  );
}

describe('any finder', () => {
  it('has no problems exactly if every way ends at a result within five questions and nothing is left over', () => {
    fc.assert(
      fc.property(anyFinder, (finder) => {
        const ends = allWays(finder).map((answers) => ({ answers, place: followAnswers(finder, answers) }));
        const leadsToResults = ends.every(({ place }) => place.result !== null && !place.isOutdated);
        const isShort = ends.every(({ answers }) => answers.length <= finderLimits.path);
        const seen = new Set(
          ends.flatMap(({ place }) => [...place.answered.map((each) => each.question.key), place.result?.key]),
        );
        const isWhole = [...finder.questions, ...finder.results].every(({ key }) => seen.has(key));
        expect(finderProblems(finder, forms).length === 0).toBe(leadsToResults && isShort && isWhole);
      }),
      { numRuns: 500 },
    );
  });
});

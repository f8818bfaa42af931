import { describe, expect, it, test } from 'vitest';
import { readInvites, surveyProblems, type SurveyResponse } from '#domain/survey/survey.ts';
import { surveyRefusal, surveyState } from '#domain/survey/surveyState.ts';

const response: SurveyResponse = { email: 'ann@example.gov', answered: 2, fieldProblems: [] };

describe('a survey response', () => {
  test.each<[string, Partial<SurveyResponse>, boolean, string[]]>([
    ['complete', {}, true, []],
    ['without an e-mail, to an anonymous survey', { email: null }, false, []],
    ['without an e-mail, to an identified survey', { email: null }, true, ['email emailInvalid']],
    ['with a wrong e-mail, to an identified survey', { email: 'ann' }, true, ['email emailInvalid']],
    ['with a wrong e-mail, to an anonymous survey', { email: 'ann' }, false, []],
    ['without any answer', { answered: 0 }, false, [' surveyEmpty']],
    ['with a wrong answer', { fieldProblems: [{ path: 'answers.x', code: 'blank' }] }, false, ['answers.x blank']],
  ])('%s', (_name, change, identified, problems) => {
    const found = surveyProblems({ ...response, ...change }, { identified });
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });

  test.each([
    ['its step is the current one', {}, 'open', null],
    ['its step has not come', { isCurrent: false }, 'ahead', 'surveyAhead'],
    ['its step was left', { isCurrent: false, isCompleted: true }, 'over', 'surveyOver'],
    ['the submission is halted', { status: 'halted' }, 'paused', 'surveyPaused'],
    [
      'its step was left before the submission was halted',
      { status: 'halted', isCompleted: true },
      'over',
      'surveyOver',
    ],
    ['the submission is finished', { status: 'finished' }, 'over', 'surveyOver'],
  ] as const)('while %s', (_name, change, state, refusal) => {
    const found = surveyState({ status: 'active', isCurrent: true, isCompleted: false, ...change });
    expect(found).toBe(state);
    expect(surveyRefusal(found)).toBe(refusal);
  });
});

describe('inviting to a survey', () => {
  it('reaches each address once, and nobody who was invited before', () => {
    expect(readInvites('ann@example.gov\nBEN@example.gov\nben@example.gov', new Set(['ann@example.gov']))).toEqual({
      emails: ['ben@example.gov'],
      problems: [],
    });
  });

  it('sends nothing while an address is wrong or missing', () => {
    expect(readInvites('ann@example.gov\nben', new Set())).toEqual({
      emails: [],
      problems: [{ path: 'emails', code: 'emailsRefused', params: { emails: 'ben' } }],
    });
    expect(readInvites(' \n', new Set()).problems.map(({ code }) => code)).toEqual(['recipientsMissing']);
  });
});

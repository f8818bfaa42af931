import { describe, expect, it, test } from 'vitest';
import {
  readInvites,
  submitSurveyProblems,
  surveyRefusal,
  updateSurveyProblems,
  type SurveyResponse,
} from '#domain/survey/survey.ts';

const response: SurveyResponse = { email: 'ann@example.gov', answered: 2, fieldProblems: [], isSubmitted: false };

describe('a survey response', () => {
  test.each<[string, Partial<SurveyResponse>, boolean, string[]]>([
    ['complete', {}, true, []],
    ['without an e-mail, to an anonymous survey', { email: null }, false, []],
    ['without an e-mail, to an identified survey', { email: null }, true, ['email emailInvalid']],
    ['with a wrong e-mail, to an identified survey', { email: 'ann' }, true, ['email emailInvalid']],
    ['with a wrong e-mail, to an anonymous survey', { email: 'ann' }, false, []],
    ['without any answer', { answered: 0 }, false, [' surveyEmpty']],
    ['with a wrong answer', { fieldProblems: [{ path: 'answers.x', code: 'blank' }] }, false, ['answers.x blank']],
    ['that was submitted', { isSubmitted: true }, false, [' surveySubmitted']],
  ])('%s', (_name, change, identified, problems) => {
    const found = submitSurveyProblems({ ...response, ...change }, { identified });
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });

  it('can be updated after it was submitted, by the same rules', () => {
    expect(updateSurveyProblems({ ...response, isSubmitted: true }, { identified: true })).toEqual([]);
    expect(updateSurveyProblems({ ...response, answered: 0 }, { identified: true })).toHaveLength(1);
  });

  it('is taken unless the submission is halted', () => {
    expect(surveyRefusal(null)).toBeNull();
    expect(surveyRefusal({ status: 'active' })).toBeNull();
    expect(surveyRefusal({ status: 'finished' })).toBeNull();
    expect(surveyRefusal({ status: 'halted' })).toBe('submissionHalted');
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

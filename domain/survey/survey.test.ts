import { describe, expect, it, test } from 'vitest';
import { parseInvitees, surveyProblems, type SurveyResponse } from '#domain/survey/survey.ts';
import { surveyRefusal, surveyState } from '#domain/survey/surveyState.ts';

const response: SurveyResponse = { email: 'ann@example.gov', answered: 2, fieldProblems: [] };

describe('a survey response', () => {
  test.each<[string, Partial<SurveyResponse>, boolean, string[]]>([
    ['complete', {}, true, []],
    ['without an email address, to an anonymous survey', { email: null }, false, []],
    ['without an email address, to an identified survey', { email: null }, true, ['email emailInvalid']],
    ['with an invalid email address, to an identified survey', { email: 'ann' }, true, ['email emailInvalid']],
    ['with an invalid email address, to an anonymous survey', { email: 'ann' }, false, []],
    ['without answers', { answered: 0 }, false, [' surveyEmpty']],
    ['with an invalid answer', { fieldProblems: [{ path: 'answers.x', code: 'blank' }] }, false, ['answers.x blank']],
  ])('%s', (_name, change, identified, problems) => {
    const found = surveyProblems({ ...response, ...change }, { identified });
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });

  test.each([
    ['its step is the current one', {}, 'open', null],
    ['its step has not been reached', { isCurrent: false }, 'ahead', 'surveyAhead'],
    ['its step is completed', { isCurrent: false, isCompleted: true }, 'over', 'surveyOver'],
    ['the submission is on hold', { status: 'halted' }, 'paused', 'surveyPaused'],
    [
      'its step is completed and the submission is on hold',
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
  it('reaches each address once and skips those invited before', () => {
    expect(parseInvitees('ann@example.gov\nBEN@example.gov\nben@example.gov', new Set(['ann@example.gov']))).toEqual({
      emails: ['ben@example.gov'],
      problems: [],
    });
  });

  it('sends nothing if an address is invalid or missing', () => {
    expect(parseInvitees('ann@example.gov\nben', new Set())).toEqual({
      emails: [],
      problems: [{ path: 'emails', code: 'emailsRefused', params: { emails: 'ben' } }],
    });
    expect(parseInvitees(' \n', new Set()).problems.map(({ code }) => code)).toEqual(['recipientsMissing']);
  });
});

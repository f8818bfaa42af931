import { expect, test } from 'vitest';
import { stepActorsOf } from '#domain/submission/stepActors.ts';

const step = { external: false, reviewTypes: [] };

test.each([
  ['questions for the applicant', { ...step, type: 'CollectInfoStep', external: true }, ['applicant']],
  ['questions for staff', { ...step, type: 'CollectInfoStep' }, ['staff']],
  ['a payment', { ...step, type: 'PaymentStep', external: true }, ['applicant']],
  ['a review by staff', { ...step, type: 'RequireReviewStep', reviewTypes: ['specific_people'] }, ['staff']],
  ['a review by a third party', { ...step, type: 'RequireReviewStep', reviewTypes: ['third_party'] }, ['thirdParty']],
  [
    'a review by both',
    { ...step, type: 'RequireReviewStep', reviewTypes: ['third_party', 'specific_people'] },
    ['staff', 'thirdParty'],
  ],
  ['a task of staff', { ...step, type: 'BasicStep' }, ['staff']],
] as const)('%s is for %j', (_name, acted, actors) => {
  expect(stepActorsOf(acted)).toEqual(actors);
});

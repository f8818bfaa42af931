import { expect, it } from 'vitest';
import { setupStepsLeft, type SetupFacts } from '#domain/team/setupSteps.ts';

const done: SetupFacts = {
  ...{ hasLogo: true, hasSupportEmail: true, hasPeople: true, hasPublishedForm: true },
  ...{ chargesFees: true, takesPayments: true },
};

it.each([
  ['nothing, when everything is done', {}, []],
  ['the logo', { hasLogo: false }, ['addLogo']],
  ['the address for help', { hasSupportEmail: false }, ['addSupportEmail']],
  ['other people', { hasPeople: false }, ['addPeople']],
  ['a first form', { hasPublishedForm: false }, ['publishForm']],
  ['payouts, if a form charges a fee', { takesPayments: false }, ['setUpPayouts']],
  ['nothing, if no form charges a fee', { takesPayments: false, chargesFees: false }, []],
] as const)('names %s', (_what, facts, steps) => {
  expect(setupStepsLeft({ ...done, ...facts })).toEqual(steps);
});

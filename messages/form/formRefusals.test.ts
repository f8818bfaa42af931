import { expect, test } from 'vitest';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';

test.each([
  ['blank', {}, 'cannot be left blank'],
  ['mustBeInteger', {}, 'must be an integer'],
  ['mustBeNumber', {}, 'must be a number such as 1.0, 2, 0.5'],
  ['mustBeAmount', {}, 'must be a number such as 1.00, 2, 0.50'],
  ['notBetween', { min: '1', max: '9' }, 'must be between 1 and 9'],
  ['tooSmall', { min: '1' }, 'must be greater than or equal to 1'],
  ['tooLarge', { max: '9' }, 'must be less than or equal to 9'],
  ['mustBeEmail', {}, 'must look like an email'],
  ['mustBePhone', {}, 'must be a valid phone number with an area code'],
  ['mustBeOption', {}, 'must be a valid option'],
  ['mustCheckAtLeast', { min: 2 }, 'must check at least 2 boxes'],
  ['mustBeDate', {}, 'must be a valid date'],
  ['mustBeFile', {}, 'must be a valid file'],
  ['invalidMinValue', {}, 'Invalid min value'],
  ['invalidMaxValue', {}, 'Invalid max value'],
  ['invalidDefaultValue', {}, 'Invalid default value'],
  ['tooManyMinChecks', {}, 'Cannot be greater than the number of available selections'],
  ['invalidLogic', {}, 'Invalid logic configuration'],
] as const)('%s reads as the specification says: %j', (code, params, sentence) => {
  expect(refusalSentence(code, params)).toBe(sentence);
});

import { expect, test } from 'vitest';
import type { QualityFinding } from '#domain/form/quality/QualityFinding.ts';
import { editorTarget } from '#web/screens/Templates/Edit/check/editorTarget.ts';

type Found = Pick<QualityFinding, 'code' | 'place' | 'text'>;
const inSection = { stepId: 's', sectionId: 'c' };
const inField = { ...inSection, fieldId: 'f' };

test.each<readonly [Found, object]>([
  [
    { code: 'stepWithoutName', place: { stepId: 's' }, text: 'name' },
    { search: '?step=s', focus: 'name-Step:s' },
  ],
  [
    { code: 'hardText', place: { stepId: 's' }, text: 'description' },
    { search: '?step=s', part: 'texts', focus: 'description-Step:s-text' },
  ],
  [
    { code: 'hardText', place: { stepId: 's', surveyId: 'v' }, text: 'instructions' },
    { search: '?step=s', focus: 'instructions-Survey:v-text' },
  ],
  [
    { code: 'sectionWithoutName', place: inSection, text: 'name' },
    { search: '?step=s', focus: 'name-Section:c' },
  ],
  [
    { code: 'vagueLink', place: inSection, text: 'instructions' },
    { search: '?step=s&logic=c', focus: 'instructions-Section:c-text' },
  ],
  [
    { code: 'neverApplies', place: inSection, text: null },
    { search: '?step=s&logic=c', focus: null },
  ],
  [
    { code: 'askedLater', place: inField, text: null },
    { search: '?step=s&field=f&logic=f', focus: null },
  ],
  [
    { code: 'longQuestion', place: inField, text: 'name' },
    { search: '?step=s&field=f', focus: 'name-Field:f' },
  ],
  [
    { code: 'hardText', place: inField, text: 'hint' },
    { search: '?step=s&field=f', focus: 'hint-Field:f' },
  ],
  [
    { code: 'optionWithoutName', place: { ...inField, optionId: 'o' }, text: null },
    { search: '?step=s&field=f', focus: 'name-MultipleChoiceOption:o' },
  ],
  [
    { code: 'neverApplies', place: { stepId: 's', outcomeId: 'g' }, text: null },
    { search: '?step=s&logic=g', focus: null },
  ],
])('%j is changed at %j', (found, target) => {
  expect(editorTarget(found)).toEqual({ part: null, ...target });
});

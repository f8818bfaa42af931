import { expect, it } from 'vitest';
import { asSent, changedMappings, sourceOf, type ReadMapping } from '#web/screens/Templates/Outputs/mappingSources.ts';

const nothing = { mappable: null, entityFieldId: null, processDataField: null };
const mappings: readonly ReadMapping[] = [
  { ...nothing, fieldName: 'Owner', mappableType: 'StepDatum', mappable: { identity: 'a' } },
  { ...nothing, fieldName: 'Number', mappableType: 'ProcessData', processDataField: 'submission_number' },
];

it('shows what fills each field', () => {
  expect(['Owner', 'Number', 'Date'].map((name) => sourceOf(mappings, name))).toEqual([
    'StepDatum a',
    'ProcessData submission_number',
    '',
  ]);
});

it('changes one field and keeps all others', () => {
  const sent = changedMappings(mappings.map(asSent), 'Date', 'ProcessData issued_on');
  expect(sent.map(({ fieldName }) => fieldName)).toEqual(['Owner', 'Number', 'Date']);
  expect(sent.at(-1)).toEqual({ fieldName: 'Date', mappableType: 'ProcessData', processDataField: 'issued_on' });
});

it('fills a field with nothing by not naming it', () => {
  expect(changedMappings(mappings.map(asSent), 'Owner', '').map(({ fieldName }) => fieldName)).toEqual(['Number']);
});

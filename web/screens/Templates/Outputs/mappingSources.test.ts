import { expect, it } from 'vitest';
import {
  mappingsToSend,
  changedMappings,
  removedSource,
  sourceOf,
  type ReadMapping,
} from '#web/screens/Templates/Outputs/mappingSources.ts';

const nothing = { mappable: null, entityFieldId: null, processDataField: null };
const site = { mappable: { identity: 's' }, entityFieldId: 'apn', processDataField: null };
const mappings: readonly ReadMapping[] = [
  { ...nothing, fieldName: 'Owner', mappableType: 'StepDatum', mappable: { identity: 'a' } },
  { ...nothing, fieldName: 'Number', mappableType: 'ProcessData', processDataField: 'submission_number' },
  { ...site, fieldName: 'Parcel', mappableType: 'EntityField' },
  { ...nothing, fieldName: 'Old', mappableType: 'StepDatum' },
];

it('shows the source of each field', () => {
  expect(['Owner', 'Number', 'Parcel', 'Old', 'Date'].map((name) => sourceOf(mappings, name))).toEqual([
    'StepDatum a',
    'ProcessData submission_number',
    'EntityField s apn',
    removedSource,
    '',
  ]);
});

it('changes one field, keeps the others, and drops those that no version has anymore', () => {
  const sent = changedMappings(mappingsToSend(mappings), 'Date', 'ProcessData issued_on');
  expect(sent.map(({ fieldName }) => fieldName)).toEqual(['Owner', 'Number', 'Parcel', 'Date']);
  expect(sent.at(-1)).toEqual({ fieldName: 'Date', mappableType: 'ProcessData', processDataField: 'issued_on' });
  expect(sent[2]).toMatchObject({ mappableType: 'EntityField', mappableId: 's', entityFieldId: 'apn' });
});

it('fills a field from the chosen record', () => {
  expect(changedMappings(mappingsToSend(mappings), 'Owner', 'EntityField s street').at(-1)).toEqual({
    ...{ fieldName: 'Owner', mappableType: 'EntityField' },
    ...{ mappableId: 's', entityFieldId: 'street' },
  });
});

it('omits a field that is filled with nothing', () => {
  expect(changedMappings(mappingsToSend(mappings), 'Owner', '').map(({ fieldName }) => fieldName)).toEqual([
    'Number',
    'Parcel',
  ]);
});

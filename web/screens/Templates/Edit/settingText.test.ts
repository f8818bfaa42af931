import { expect, test } from 'vitest';
import { limitTypeOf, settingToSend, textOfSetting } from '#web/screens/Templates/Edit/settingText.ts';

const zone = 'America/New_York';

test.each([
  ['money', null, 12_550, '125.50'],
  ['integer', null, 12, '12'],
  ['string', null, null, ''],
  ['date', 'date', '2026-03-01', '2026-03-01'],
  ['date', 'time', '14:30', '14:30'],
  ['date', 'date_time', '2026-03-01T14:30:15.000Z', '2026-03-01T09:30'],
  ['date', 'date_time', null, ''],
] as const)('shows a %s field (%s) setting %j as %j', (dataType, dateType, value, text) => {
  expect(textOfSetting({ dataType, dateType }, value, zone)).toBe(text);
});

test.each([
  ['float', null, 'minValue', ' 12.5 ', '12.5'],
  ['float', null, 'minValue', '  ', null],
  ['string', null, 'maxLength', '40', 40],
  ['string', null, 'maxLength', 'many', -1],
  ['date', 'date', 'minValue', '2026-03-01', '2026-03-01'],
  ['date', 'date_time', 'minValue', '2026-03-01T09:30', '2026-03-01T14:30:00.000Z'],
  ['date', 'date_time', 'maxValue', '', null],
] as const)('for a %s field (%s), sends %s typed as %j as %j', (dataType, dateType, name, text, sent) => {
  expect(settingToSend({ dataType, dateType }, name, text, zone)).toBe(sent);
});

test.each([
  ['date', null, 'date'],
  ['date', 'date_time', 'datetime-local'],
  ['date_range', 'time', 'text'],
  ['date_range', 'date', 'date'],
  ['money', null, 'text'],
] as const)('the limit of a %s field (%s) has input type %s', (dataType, dateType, type) => {
  expect(limitTypeOf({ dataType, dateType })).toBe(type);
});

import { expect, test } from 'vitest';
import { settingToSend, textOfSetting } from '#web/screens/Templates/Edit/settingText.ts';

test.each([
  ['money', 12_550, '125.50'],
  ['integer', 12, '12'],
  ['string', null, ''],
  ['date', '2026-03-01', '2026-03-01'],
] as const)('a setting of a %s field, %j, is shown as %j', (dataType, value, text) => {
  expect(textOfSetting(dataType, value)).toBe(text);
});

test.each([
  ['minValue', ' 12.5 ', '12.5'],
  ['minValue', '  ', null],
  ['maxLength', '40', 40],
  ['maxLength', 'many', -1],
] as const)('%s typed as %j is sent as %j', (name, text, sent) => {
  expect(settingToSend(name, text)).toBe(sent);
});

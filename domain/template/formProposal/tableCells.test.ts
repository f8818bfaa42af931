import { expect, it } from 'vitest';
import { optionsIn, saysYes } from '#domain/template/formProposal/tableCells.ts';

it.each([
  ['Wood\nVinyl', ['Wood', 'Vinyl']],
  ['• Wood\r\n• Vinyl', ['Wood', 'Vinyl']],
  ['1. Wood\n2) Vinyl', ['Wood', 'Vinyl']],
  ['☐ Wood ☐ Vinyl, white', ['Wood', 'Vinyl, white']],
  ['Wood; Vinyl, white', ['Wood', 'Vinyl, white']],
  ['Wood / Vinyl', ['Wood', 'Vinyl']],
  ['Wood, Vinyl, Wood', ['Wood', 'Vinyl']],
  ['N/A', ['N/A']],
  ['', []],
])('reads the options %j', (cell, options) => {
  expect(optionsIn(cell)).toEqual(options);
});

it.each([
  ['Yes', true],
  [' x ', true],
  ['✓', true],
  ['Not required', false],
  ['no', false],
  ['', false],
  ['if commercial', null],
])('reads %j as required or not', (cell, isRequired) => {
  expect(saysYes(cell)).toBe(isRequired);
});

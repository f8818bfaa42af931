import { expect, it } from 'vitest';
import { readLine } from '#domain/template/formProposal/questionsInText.ts';

const labelsIn = (line: string): unknown => {
  const read = readLine(line);
  return read.kind === 'blanks' ? read.questions.map(({ label, rest }) => (rest === '' ? label : [label, rest])) : read;
};

it.each([
  ['Owner name: ______', ['Owner name:']],
  ['Name ________ Date: ____________', ['Name', 'Date:']],
  ['Height: ____ feet', [['Height:', 'feet']]],
  ['Phone: (___) ___-____', ['Phone: (']],
  ['Name:\t\t\tPhone:\t', ['Name:', 'Phone:']],
  ['Name:            Phone:          ', ['Name:', 'Phone:']],
  ['Parcel ...........', ['Parcel']],
])('finds what to write in %j', (line, labels) => {
  expect(labelsIn(line)).toEqual(labels);
});

it.each([
  ['I, ________, certify that this is true.', 'text'],
  ['Call us at 9:00 or later.', 'text'],
  ['Please bring all of these documents with you:', 'text'],
  ['Owner name:', 'question'],
  ['Is this a corner lot?', 'question'],
  ['☐ Yes ☐ No', 'boxes'],
  ['Corner lot: ☐ Yes ☐ No', 'boxes'],
])('reads %j as %s', (line, kind) => {
  expect(readLine(line).kind).toBe(kind);
});

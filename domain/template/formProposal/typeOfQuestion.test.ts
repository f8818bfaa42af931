import { expect, it } from 'vitest';
import { typeOfQuestion } from '#domain/template/formProposal/typeOfQuestion.ts';

it.each([
  ['Owner name', 'string'],
  ['Email address', 'email'],
  ['E-mail', 'email'],
  ['Web site', 'url'],
  ['Daytime phone', 'phone'],
  ['Phone carrier', 'string'],
  ['Mobile home park', 'string'],
  ['Date of birth', 'date'],
  ['Application date', 'date'],
  ['Candidate', 'string'],
  ['Estimated cost of work', 'money'],
  ['Payment method', 'string'],
  ['Fee ($)', 'money'],
  ['Permit number', 'string'],
  ['Number of stories', 'integer'],
  ['Names of employees', 'string'],
  ['Lot size', 'float'],
  ['Fence height', 'float'],
  ['Property address', 'address'],
  ['Address line 2', 'string'],
  ['Describe the work', 'text'],
  ['Comments', 'text'],
])('takes “%s” for a question of the type %s', (label, dataType) => {
  expect(typeOfQuestion({ texts: [label] }).dataType).toBe(dataType);
});

it('knows times, and dates with a time', () => {
  expect(typeOfQuestion({ texts: ['Start time'] })).toEqual({ dataType: 'date', dateType: 'time' });
  expect(typeOfQuestion({ texts: ['Date and time of the event'] })).toEqual({
    dataType: 'date',
    dateType: 'date_time',
  });
});

it('believes the format of the file before the words', () => {
  expect(typeOfQuestion({ texts: ['Owner name'], format: 'phone' }).dataType).toBe('phone');
  expect(typeOfQuestion({ texts: ['Phone'], format: 'code' }).dataType).toBe('string');
});

it('takes a box with several lines for long text, unless it asks for an address', () => {
  expect(typeOfQuestion({ texts: ['Fees'], isMultiline: true }).dataType).toBe('text');
  expect(typeOfQuestion({ texts: ['Mailing address'], isMultiline: true }).dataType).toBe('address');
});

it('reads the name in the file if the label says nothing', () => {
  expect(typeOfQuestion({ texts: ['Where can we reach you?', 'owner phone'] }).dataType).toBe('phone');
});

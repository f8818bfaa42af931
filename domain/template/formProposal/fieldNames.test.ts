import { expect, it } from 'vitest';
import { isTechnical, labelOfWords, readLabel, wordsOfName } from '#domain/template/formProposal/fieldNames.ts';
import { nameOfFile } from '#domain/template/formProposal/nameOfFile.ts';

it.each([
  ['txtOwnerName1', 'Owner name'],
  ['owner_phone_2', 'Owner phone'],
  ['PropertyAddr', 'Property address'],
  ['permit_no', 'Permit number'],
  ['OWNER_NAME', 'Owner name'],
  ['Address Line 2', 'Address line 2'],
  ['dob', 'Date of birth'],
  ['applicantZIP', 'Applicant ZIP code'],
  ['dbaName', 'DBA name'],
  ['sqFt', 'Square ft'],
  ['contLicNo', 'Contractor license number'],
  ['chkResidential', 'Residential'],
  ['Check Number', 'Check number'],
])('reads the name of %s as “%s”', (name, label) => {
  expect(labelOfWords(wordsOfName(name))).toBe(label);
});

it.each(['Text1', 'Check Box2', 'undefined_3', 'fill_12', 'f1_01', 'Group4', 'TextField1', 'Dropdown7', '12', ''])(
  'knows that %s names nothing',
  (name) => {
    expect(isTechnical(wordsOfName(name))).toBe(true);
  },
);

it.each(['Date1', 'Owner', 'Text message number', 'List of owners', 'Check number'])('keeps the name %s', (name) => {
  expect(isTechnical(wordsOfName(name))).toBe(false);
});

it.each([
  ['Owner’s name: *', 'Owner’s name', true],
  ['* Phone (required)', 'Phone', true],
  ['Fence height ____', 'Fence height', false],
  ['PROPERTY OWNER', 'Property owner', false],
  ['HVAC', 'HVAC', false],
])('reads the label %s', (text, label, saysRequired) => {
  expect(readLabel(text)).toEqual({ label, saysRequired });
});

it.each([
  ['Fence Permit Application', 'x.pdf', 'Fence Permit Application'],
  ['Microsoft Word - fence.doc', 'fence-permit_2024.pdf', 'Fence permit'],
  [null, 'FencePermit.pdf', 'Fence permit'],
  ['untitled', 'dog.license.v2.pdf', 'Dog license v'],
])('names the form by the title %s and the file %s', (title, file, name) => {
  expect(nameOfFile(title, file)).toBe(name);
});

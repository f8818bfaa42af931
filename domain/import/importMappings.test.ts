import { expect, it, test } from 'vitest';
import { mappingProblems, suggestedMappings, type ImportMappings } from '#domain/import/importMappings.ts';
import { sampleForm } from '#tests/support/form/sampleForm.ts';

const form = sampleForm({
  steps: {
    Ask: {
      About: [
        { name: 'Site address', dataType: 'address' },
        { name: 'Plan', dataType: 'file' },
        { name: 'Status', dataType: 'string' },
      ],
    },
  },
});

it('maps columns by name, each once, and form fields first', () => {
  const columns = ['SITE_ADDRESS', '', 'Status', 'Permit number', 'Applied', 'Applicant', 'Colour', 'Plan'];
  expect(suggestedMappings(columns, form)).toEqual({
    step_data: { 'Site address': 'SITE_ADDRESS', Status: 'Status' },
    initiated_flow: { identifier: 'Permit number', applicant_name: 'Applicant', created_at: 'Applied' },
  });
});

type Requested = ImportMappings;
const of = (initiated: Requested['initiated_flow'], data: Requested['step_data'] = {}): Requested => ({
  initiated_flow: initiated,
  step_data: data,
});

test.each<readonly [ImportMappings, readonly object[]]>([
  [of({ status: 'A' }, { Status: 'A' }), []],
  [of({}), [{ path: 'mappings', code: 'importNothingMapped' }]],
  [
    of({ status: 'C' }),
    [{ path: 'mappings.initiated_flow.status', code: 'importColumnUnknown', params: { column: 'C' } }],
  ],
  [of({}, { Plan: 'A' }), [{ path: 'mappings.step_data.Plan', code: 'importFieldUnfit' }]],
  [
    of({}, { Other: '' }),
    [
      { path: 'mappings.step_data.Other', code: 'importFieldUnfit' },
      { path: 'mappings.step_data.Other', code: 'importColumnUnknown', params: { column: '' } },
    ],
  ],
])('%j has its problems', (mappings, problems) => {
  expect(mappingProblems(mappings, ['A', '', 'B'], form)).toEqual(problems);
});

import { expect, test } from 'vitest';
import { documentedResult } from '#server/graphql/job/documentedResult.ts';

test.each([
  [null, null],
  [
    { fileUrl: null, issuedOutputId: 'x' },
    { file_url: null, issued_output_id: 'x' },
  ],
  [
    { templateData: { flowTemplate: { isModified: false, name: 'Permit To Build' } } },
    { template_data: { flow_template: { is_modified: false, name: 'Permit To Build' } } },
  ],
  [{ template_data: [{ everPublished: true }] }, { template_data: [{ ever_published: true }] }],
])('gives %j the documented key names: %j', (kept, told) => expect(documentedResult(kept)).toEqual(told));

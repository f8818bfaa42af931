import { exampleId } from '#server/rest/examples.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { failuresOf, usualHeaders } from '#server/rest/responses.ts';

export const exportFilePath = '/exports/{id}';

const binary = { schema: { type: 'string', format: 'binary' } };

export const exportFileOperation: JsonSchema = {
  operationId: 'get_exports_id',
  summary: 'The file of an export',
  description:
    'The file of an export, as CSV or as a workbook. 422 until it is there, 403 when whoever asks may not see all of it any more. A token needs `exports:read` and the read scope of what the file holds: `submissions:read`, `money:read`, or `team:read`.',
  tags: ['Exports'],
  security: [{ token: ['exports:read'] }, { session: [] }],
  parameters: [
    {
      ...{ name: 'id', in: 'path', required: true },
      description: 'The export.',
      schema: { type: 'string', format: 'uuid' },
      example: exampleId,
    },
  ],
  responses: {
    '200': {
      description: 'The file.',
      headers: usualHeaders,
      content: {
        'text/csv': binary,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary,
      },
    },
    ...Object.fromEntries(
      failuresOf({ writes: false, isPublic: false }).map((one) => [
        String(one),
        { $ref: `#/components/responses/E${one}` },
      ]),
    ),
  },
};

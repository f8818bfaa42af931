import { exampleId } from '#server/rest/examples.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { failuresOf, commonHeaders } from '#server/rest/responses.ts';

export const exportFilePath = '/exports/{id}';

const binary = { schema: { type: 'string', format: 'binary' } };

export const exportFileOperation: JsonSchema = {
  operationId: 'get_exports_id',
  summary: 'Download the file of an export',
  description:
    'The file of an export, as CSV or as an Excel workbook. Returns 422 until it is finished, and 403 if the caller may no longer see all of its contents. An API token needs `exports:read` and the read scope of the contents: `submissions:read`, `money:read`, or `team:read`.',
  tags: ['Exports'],
  security: [{ token: ['exports:read'] }, { session: [] }],
  parameters: [
    {
      ...{ name: 'id', in: 'path', required: true },
      description: 'The ID of the export.',
      schema: { type: 'string', format: 'uuid' },
      example: exampleId,
    },
  ],
  responses: {
    '200': {
      description: 'The file of the export.',
      headers: commonHeaders,
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

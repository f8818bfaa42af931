import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { failuresOf, commonHeaders } from '#server/rest/responses.ts';

/** As in the specification. */
export const receiptPath = '/charges/{confirmation_number}.pdf';

export const receiptOperation: JsonSchema = {
  operationId: 'get_charges_confirmation_number_pdf',
  summary: 'Download the receipt of a charge',
  description: 'The receipt of a charge as a PDF. An API token needs `money:read`.',
  tags: ['Payments'],
  security: [{ token: ['money:read'] }, { session: [] }],
  parameters: [
    {
      ...{ name: 'confirmation_number', in: 'path', required: true },
      description: 'The confirmation number of the charge.',
      schema: { type: 'string', pattern: '^[A-Z0-9]{1,40}$' },
      example: 'K7QWX2M4P9RT',
    },
  ],
  responses: {
    '200': {
      description: 'The receipt.',
      headers: commonHeaders,
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    ...Object.fromEntries(
      failuresOf({ writes: false, isPublic: false }).map((one) => [
        String(one),
        { $ref: `#/components/responses/E${one}` },
      ]),
    ),
  },
};

import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { failuresOf, commonHeaders } from '#server/rest/responses.ts';

const security: JsonSchema[] = [{ token: ['money:read'] }, { session: [] }];

const responses: JsonSchema = {
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
};

/** As in the specification. */
export const receiptPath = '/charges/{confirmation_number}.pdf';

export const receiptOperation: JsonSchema = {
  operationId: 'get_charges_confirmation_number_pdf',
  summary: 'Download the receipt of a charge',
  description: 'The receipt of a charge as a PDF. An API token needs `money:read`.',
  tags: ['Payments'],
  security,
  parameters: [
    {
      ...{ name: 'confirmation_number', in: 'path', required: true },
      description: 'The confirmation number of the charge.',
      schema: { type: 'string', pattern: '^[A-Z0-9]{1,40}$' },
      example: 'K7QWX2M4P9RT',
    },
  ],
  responses,
};

export const paymentReceiptPath = '/payments/{id}/receipts/{number}.pdf';

/** Also for cash and checks, which have no charge. */
export const paymentReceiptOperation: JsonSchema = {
  operationId: 'get_payments_id_receipts_number_pdf',
  summary: 'Download a receipt of a payment',
  description:
    'The receipt of a charge, a check, or cash as a PDF. `receipts` of a payment in GraphQL lists the numbers. An API token needs `money:read`.',
  tags: ['Payments'],
  security,
  parameters: [
    {
      ...{ name: 'id', in: 'path', required: true },
      description: 'The ID of the payment.',
      schema: { type: 'string', format: 'uuid' },
      example: '019ad0c4-7c1e-7f2b-9d3a-5b8e0f6a1c2d',
    },
    {
      ...{ name: 'number', in: 'path', required: true },
      description: 'The number of the receipt.',
      schema: { type: 'string', pattern: '^[A-Z0-9]{1,40}$' },
      example: 'K7QWX2M4P9RT',
    },
  ],
  responses,
};

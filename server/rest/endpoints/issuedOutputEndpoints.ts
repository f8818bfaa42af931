import { z } from 'zod';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const withFiles = z.object({ with_files: z.string().optional() });
const moment = z
  .union([z.literal('').transform(() => null), z.iso.datetime({ offset: true }).nullable()], 'mustBeDate')
  .optional();
const dates = z.strictObject({ issued_output: z.strictObject({ issued_at: moment, expires_at: moment }) });

const outputId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('IssuedOutput', params['id']);

const doing = (verb: string, name: 'revokeOutput' | 'unrevokeOutput', summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/issued_outputs/{id}/${verb}`,
    summary,
    document: mutation(name, 'issuedOutput { ...issued_output }'),
    variables: ({ params }) => ({ input: { issuedOutputId: outputId(params) } }),
    answer: `${name}.issuedOutput`,
  });

const reminding = (verb: string, wanted: boolean, summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/issued_outputs/{id}/${verb}`,
    summary,
    document: mutation('chooseRenewalReminders', 'issuedOutput { ...issued_output }'),
    variables: ({ params }) => ({ input: { issuedOutputId: outputId(params), wanted } }),
    answer: 'chooseRenewalReminders.issuedOutput',
  });

/** The specification starts it with a GET. Repeating it continues the same renewal. Decision 0036. */
const renewing = (method: 'GET' | 'POST'): Endpoint =>
  endpoint({
    method,
    path: '/issued_outputs/{id}/renew',
    summary: 'Start the renewal of an output, or continue one in progress',
    document: mutation('renewOutput', 'submission { ...initiated_flow }'),
    variables: ({ params }) => ({ input: { issuedOutputId: outputId(params) } }),
    answer: 'renewOutput.submission',
    status: method === 'POST' ? 201 : 200,
  });

/** For anyone who was shown a document, with or without an account. */
const checking: Endpoint = endpoint({
  method: 'GET',
  path: '/check/{code}',
  summary: 'Check whether the document with a code is valid',
  document: `query ($code: String!) { checked: checkedOutput(code: $code) { name team_name: teamName number
    holder_name: holderName issued_on: issuedOn expires_on: expiresOn status } }`,
  variables: ({ params }) => ({ code: params['code'] ?? '' }),
  answer: 'checked',
});

/** Outputs issued by submissions. */
export const issuedOutputEndpoints: readonly Endpoint[] = [
  checking,
  endpoint<z.infer<typeof withFiles>>({
    method: 'GET',
    path: '/issued_outputs/{id}',
    summary: 'Get an output with the URL of its document',
    document: nodeQuery('IssuedOutput', '...issued_output'),
    query: withFiles,
    variables: ({ params }) => ({ id: outputId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof dates>>({
    method: 'PUT',
    path: '/issued_outputs/{id}',
    summary: 'Set the issue and expiry dates of an output',
    document: mutation('updateIssuedOutput', 'issuedOutput { ...issued_output }'),
    body: dates,
    variables: ({ params, body: { issued_output: given } }) => ({
      input: { issuedOutputId: outputId(params), issuedAt: given.issued_at, expiresAt: given.expires_at },
    }),
    answer: 'updateIssuedOutput.issuedOutput',
  }),
  doing('revoke', 'revokeOutput', 'Revoke an output'),
  doing('unrevoke', 'unrevokeOutput', 'Reissue a revoked output'),
  // A browser gets a confirmation page at the same path first.
  renewing('GET'),
  renewing('POST'),
  reminding('renewal_opt_in', true, 'Turn on renewal reminders for an output'),
  reminding('renewal_opt_out', false, 'Turn off renewal reminders for an output'),
];

import { z } from 'zod';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, gid, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const withFiles = z.object({ with_files: z.string().optional() });
const moment = z
  .union([z.literal('').transform(() => null), z.iso.datetime({ offset: true }).nullable()], 'mustBeDate')
  .optional();
const dates = z.strictObject({ issued_output: z.strictObject({ issued_at: moment, expires_at: moment }) });

const outputId = (params: Readonly<Record<string, string>>): string | null => gid('IssuedOutput', params['id']);

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

/** The specification starts it by a question; asked twice it is the same renewal. Decision 0036. */
const renewing = (method: 'GET' | 'POST'): Endpoint =>
  endpoint({
    method,
    path: '/issued_outputs/{id}/renew',
    summary: 'Start the renewal of an output, or go on with the one under way',
    document: mutation('renewOutput', 'submission { ...initiated_flow }'),
    variables: ({ params }) => ({ input: { issuedOutputId: outputId(params) } }),
    answer: 'renewOutput.submission',
    status: method === 'POST' ? 201 : 200,
  });

/** For whoever was shown a paper, with or without an account. */
const checking: Endpoint = endpoint({
  method: 'GET',
  path: '/check/{code}',
  summary: 'Whether the paper with a code is valid',
  document: `query ($code: String!) { checked: checkedOutput(code: $code) { name team_name: teamName number
    holder_name: holderName issued_on: issuedOn expires_on: expiresOn status } }`,
  variables: ({ params }) => ({ code: params['code'] ?? '' }),
  answer: 'checked',
});

/** What submissions brought forth. */
export const issuedOutputEndpoints: readonly Endpoint[] = [
  checking,
  endpoint<z.infer<typeof withFiles>>({
    method: 'GET',
    path: '/issued_outputs/{id}',
    summary: 'An output, with the address of its document',
    document: nodeQuery('IssuedOutput', '...issued_output'),
    query: withFiles,
    variables: ({ params }) => ({ id: outputId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof dates>>({
    method: 'PUT',
    path: '/issued_outputs/{id}',
    summary: 'Set from when to when an output is valid',
    document: mutation('updateIssuedOutput', 'issuedOutput { ...issued_output }'),
    body: dates,
    variables: ({ params, body: { issued_output: given } }) => ({
      input: { issuedOutputId: outputId(params), issuedAt: given.issued_at, expiresAt: given.expires_at },
    }),
    answer: 'updateIssuedOutput.issuedOutput',
  }),
  doing('revoke', 'revokeOutput', 'Let an output count no more'),
  doing('unrevoke', 'unrevokeOutput', 'Let a revoked output count again'),
  // a browser that goes there is asked first, by the page of the same address
  renewing('GET'),
  renewing('POST'),
  reminding('renewal_opt_in', true, 'Be reminded to renew an output'),
  reminding('renewal_opt_out', false, 'Not be reminded to renew an output'),
];

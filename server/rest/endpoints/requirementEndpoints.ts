import { z } from 'zod';
import { requestableDataTypes, maxRequestedFields } from '#domain/submission/requirementDraft.ts';
import { requirementKinds } from '#domain/submission/requirements.ts';
import { flag, patchCents, patchText } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;
type Params = Readonly<Record<string, string>>;

const type = z.enum(requirementKinds);
const requestBody = {
  name: patchText,
  description: patchText,
  amount: patchCents,
  step_data: z
    .array(z.strictObject({ name: z.string().max(1_000), data_type: z.enum(requestableDataTypes), required: flag }))
    .max(maxRequestedFields)
    .optional(),
};
const begun = z.strictObject({ supplemental_requirement: z.strictObject(requestBody).optional(), type });
const change = z.strictObject({
  supplemental_requirement: z.strictObject({ ...requestBody, sent: flag }),
  type: type.optional(),
});
const ofType = z.object({ type: type.optional() });

const requirementId = (params: Params): string | null => toGlobalId('SupplementalRequirement', params['id']);

function draftOf({ amount, step_data: fields, ...texts }: z.infer<z.ZodObject<typeof requestBody>>) {
  return {
    ...texts,
    amountCents: amount,
    fields: fields?.map(({ data_type: dataType, ...field }) => ({ ...field, dataType })),
  };
}

const one = (name: string, method: 'PUT', path: string, summary: string): Endpoint =>
  endpoint<z.infer<typeof ofType>>({
    ...{ method, path, summary },
    document: mutation(name, 'requirement { ...supplemental_requirement }'),
    query: ofType as z.ZodType<z.infer<typeof ofType>>,
    variables: ({ params }) => ({ input: { requirementId: requirementId(params) } }),
    answer: `${name}.requirement`,
  });

/** Requirements that staff add to a submission. */
export const requirementEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof ofType>>({
    method: 'GET',
    path: '/initiated_flows/{id}/supplemental_requirements',
    summary: 'List the requirements that staff added to a submission',
    document: nodeQuery(
      'Submission',
      'requirements(type: $type) { ...supplemental_requirement }',
      '$type: RequirementType',
    ),
    query: ofType as z.ZodType<z.infer<typeof ofType>>,
    variables: ({ params, query }) => ({ id: toGlobalId('Submission', params['id']), type: query.type }),
    list: { of: 'requirements' },
    answer: { requirements: 'node.requirements' },
  }),
  endpoint<None, z.infer<typeof begun>>({
    method: 'POST',
    path: '/initiated_flows/{id}/supplemental_requirements',
    summary: 'Draft a payment or data requirement',
    document: mutation('createRequirement', 'requirement { ...supplemental_requirement }'),
    body: begun,
    variables: ({ params, body }) => ({
      input: {
        ...{ submissionId: toGlobalId('Submission', params['id']), type: body.type },
        ...draftOf(body.supplemental_requirement ?? {}),
      },
    }),
    answer: 'createRequirement.requirement',
    status: 201,
  }),
  endpoint<z.infer<typeof ofType>>({
    method: 'GET',
    path: '/supplemental_requirements/{id}',
    summary: 'Get a requirement',
    document: nodeQuery('SupplementalRequirement', '...supplemental_requirement'),
    query: ofType as z.ZodType<z.infer<typeof ofType>>,
    variables: ({ params }) => ({ id: requirementId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof change>>({
    method: 'PUT',
    path: '/supplemental_requirements/{id}',
    summary: 'Change a draft requirement, and send it',
    document: mutation('updateRequirement', 'requirement { ...supplemental_requirement }'),
    body: change,
    variables: ({ params, body: { supplemental_requirement: given } }) => {
      const { sent, ...draft } = given;
      return { input: { requirementId: requirementId(params), sends: sent, ...draftOf(draft) } };
    },
    answer: 'updateRequirement.requirement',
  }),
  one('cancelRequirement', 'PUT', '/supplemental_requirements/{id}/cancel', 'Cancel a requirement'),
  one('completeRequirement', 'PUT', '/supplemental_requirements/{id}/complete', 'Complete a requirement'),
  endpoint<z.infer<typeof ofType>>({
    method: 'DELETE',
    path: '/supplemental_requirements/{id}',
    summary: 'Delete a draft requirement',
    document: mutation('deleteRequirement', 'id: deletedId'),
    query: ofType as z.ZodType<z.infer<typeof ofType>>,
    variables: ({ params }) => ({ input: { requirementId: requirementId(params) } }),
    answer: { id: 'deleteRequirement.id' },
  }),
];

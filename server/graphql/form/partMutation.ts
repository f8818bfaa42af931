import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { versionIdOf } from '#server/graphql/form/partScopes.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** A part as an input names it: by the global id of one of its types. */
interface PartId {
  readonly typename: string;
  readonly id: string;
}

interface PartMutation<Fields extends InputFieldMap, Payload extends object> {
  readonly description: string;
  readonly inputDescription: string;
  readonly inputFields: (t: InputFields) => Fields;
  /** the part of a draft that the input names: whoever may edit that draft may do this */
  readonly part: (input: InputShapeFromFields<Fields>) => PartId;
  readonly run: (ctx: RequestContext, input: InputShapeFromFields<Fields>) => Promise<Payload>;
  readonly outputFields?: (t: PayloadFields<Payload>) => object;
}

/** The builder cannot follow types through another generic function: they are held above instead. */
const mutationField = builder.relayMutationField.bind(builder) as unknown as (
  name: string,
  input: object,
  field: object,
  payload: object,
) => void;

/**
 * A mutation of one part of a draft. All of them are for those who write the form, refuse alike, and answer the draft
 * beside what they changed, because its revision has moved on.
 */
export function partMutation<Fields extends InputFieldMap, Payload extends object>(
  name: string,
  { description, inputDescription, inputFields, part, run, outputFields }: PartMutation<Fields, Payload>,
): void {
  type Args = { readonly input: InputShapeFromFields<Fields> };
  type Answer = Payload & { readonly flowTemplateId: string };
  mutationField(
    name,
    { description: inputDescription, inputFields },
    {
      description,
      authScopes: async (_root: unknown, { input }: Args, ctx: RequestContext) => ({
        may: ['flowTemplate', 'updateFlowTemplate', await versionIdOf(ctx, ...partOf(part(input)))],
      }),
      errors: refusals,
      resolve: async (_root: unknown, { input }: Args, ctx: RequestContext): Promise<Answer> => {
        const flowTemplateId = await versionIdOf(ctx, ...partOf(part(input)));
        return { ...(await run(ctx, input)), flowTemplateId };
      },
    },
    {
      description: 'What was changed.',
      outputFields: (t: PayloadFields<Answer>) => ({
        ...outputFields?.(t as unknown as PayloadFields<Payload>),
        flowTemplate: t.prismaField({
          type: FlowTemplate,
          description: 'The draft, at its new revision.',
          resolve: (query, { flowTemplateId }, _args, { services }) =>
            services.db.flowTemplate.findUniqueOrThrow({ ...query, where: { id: flowTemplateId } }),
        }),
      }),
    },
  );
}

/** The names of types are the kinds of parts. */
const partOf = ({ typename, id }: PartId): readonly [PartKind, string] => [typename as PartKind, id];

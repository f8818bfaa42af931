import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { PayloadFields } from '#server/graphql/payloadFields.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import type { MayScope } from '#server/graphql/scopes.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

interface SubmissionMutation<Fields extends InputFieldMap> {
  readonly description: string;
  readonly inputDescription: string;
  readonly inputFields: (t: InputFields) => Fields;
  /** all of what the viewer must be allowed */
  readonly may: (
    input: InputShapeFromFields<Fields>,
    ctx: RequestContext,
  ) => readonly MayScope[] | Promise<readonly MayScope[]>;
  /** does it, once for a key, and answers the id of the submission */
  readonly run: (ctx: RequestContext, input: InputShapeFromFields<Fields>, key: string | null) => Promise<string>;
}

/** The builder cannot follow types through another generic function: they are held above instead. */
const mutationField = builder.relayMutationField.bind(builder) as unknown as (
  name: string,
  input: object,
  field: object,
  payload: object,
) => void;

/** A mutation of a submission or a part of it. All of them refuse alike and answer the submission as it is then. */
export function submissionMutation<Fields extends InputFieldMap>(
  name: string,
  { description, inputDescription, inputFields, may, run }: SubmissionMutation<Fields>,
): void {
  type Args = { readonly input: InputShapeFromFields<Fields> & { readonly idempotencyKey?: string | null } };
  mutationField(
    name,
    {
      description: inputDescription,
      inputFields: (t: InputFields) => ({
        ...inputFields(t),
        idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
      }),
    },
    {
      description,
      authScopes: async (_root: unknown, { input }: Args, ctx: RequestContext) => every(await may(input, ctx)),
      errors: refusals,
      resolve: async (_root: unknown, { input }: Args, ctx: RequestContext) => {
        const submissionId = await run(ctx, input, input.idempotencyKey ?? null);
        await ctx.refresh();
        return { submissionId };
      },
    },
    { description: 'It was done.', outputFields: (t: PayloadFields<{ submissionId: string }>) => submissionOutput(t) },
  );
}

/** One scope inside the other, because a scope has each name once. */
function every([first, ...rest]: readonly MayScope[]): object {
  if (first === undefined) return { everyone: false };
  return rest.length === 0 ? { may: first } : { $all: { may: first, $any: every(rest) } };
}

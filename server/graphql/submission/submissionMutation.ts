import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import type { MayScope } from '#server/graphql/scopes.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

type ScopeMap =
  | { readonly may: MayScope; readonly $all?: never }
  | { readonly $all: { readonly may: MayScope; readonly $any: { readonly may: MayScope } }; readonly may?: never };

interface SubmissionMutation<Fields extends InputFieldMap> {
  readonly description: string;
  readonly inputDescription: string;
  readonly inputFields: (t: InputFields) => Fields;
  /** passed on as it is written: the table of scopes is read from its text */
  readonly authScopes: (
    root: unknown,
    args: { readonly input: InputShapeFromFields<Fields> },
    ctx: RequestContext,
  ) => ScopeMap | Promise<ScopeMap>;
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
  { description, inputDescription, inputFields, authScopes, run }: SubmissionMutation<Fields>,
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
      authScopes,
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

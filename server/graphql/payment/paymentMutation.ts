import type { InputFieldMap, InputShapeFromFields } from '@pothos/core';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { keyless } from '#server/graphql/keyless.ts';
import { Payment } from '#server/graphql/payment/Payment.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { refusals } from '#server/graphql/refusals.ts';
import type { MayScope } from '#server/graphql/scopes.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

interface PaymentMutation<Fields extends InputFieldMap, Done extends object> {
  readonly description: string;
  readonly inputDescription: string;
  readonly inputFields: (t: InputFields) => Fields;
  /** passed on as it is written: the table of scopes is read from its text */
  readonly authScopes: (
    root: unknown,
    args: { readonly input: InputShapeFromFields<Fields> },
    ctx: RequestContext,
  ) => { readonly may: MayScope } | Promise<{ readonly may: MayScope }>;
  /** does it, and answers the payment that it was done to */
  readonly run: (
    ctx: RequestContext,
    input: InputShapeFromFields<Fields>,
    key: string | null,
  ) => Promise<Done & { readonly paymentId: string }>;
  readonly outputFields?: (t: PayloadFields<Done>) => object;
}

/** The builder cannot follow types through another generic function: they are held above instead. */
const mutationField = builder.relayMutationField.bind(builder) as unknown as (
  name: string,
  input: object,
  field: object,
  payload: object,
) => void;

/** A mutation of a payment or of money that came for it. All of them refuse alike and answer the payment as it is then. */
export function paymentMutation<Fields extends InputFieldMap, Done extends object = object>(
  name: string,
  { description, inputDescription, inputFields, authScopes, run, outputFields }: PaymentMutation<Fields, Done>,
): void {
  type Args = { readonly input: InputShapeFromFields<Fields> & { readonly idempotencyKey?: string | null } };
  type Answer = Done & { readonly paymentId: string };
  mutationField(
    name,
    {
      description: inputDescription,
      inputFields: (t: InputFields) => ({
        ...inputFields(t),
        ...(keyless.has(name)
          ? {}
          : { idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }) }),
      }),
    },
    {
      description,
      authScopes,
      errors: refusals,
      resolve: async (_root: unknown, { input }: Args, ctx: RequestContext): Promise<Answer> => {
        const done = await run(ctx, input, input.idempotencyKey ?? null);
        await ctx.refresh();
        return done;
      },
    },
    {
      description: 'It was done.',
      outputFields: (t: PayloadFields<Answer>) => ({
        ...outputFields?.(t as unknown as PayloadFields<Done>),
        payment: t.prismaField({
          type: Payment,
          description: 'As it is now.',
          resolve: (query, { paymentId }, _args, { services }) =>
            services.db.obligation.findUniqueOrThrow({ ...query, where: { id: paymentId } }),
        }),
      }),
    },
  );
}

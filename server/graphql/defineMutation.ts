import type { ArgumentRef, FieldMap, InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { InputShapeWithClientMutationId } from '@pothos/plugin-relay';
import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';
import type { TokenArea } from '#domain/access/scopes.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { idempotencyKeyDescription, idempotencyKeyText } from '#server/graphql/inputTexts.ts';
import { mayPerform, mayEach, type AlwaysRequired, type ResourceAction } from '#server/graphql/may.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { tooManyRequestsError } from '#server/graphql/rateLimit.ts';
import { refusals } from '#server/graphql/refusals.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/**
 * `{ input }` as the builder derives it from the fields. Exported so that callers of a factory can read the
 * input.
 */
export type MutationArgs<Fields extends InputFieldMap> = InputShapeFromFields<{
  input: ArgumentRef<Types, InputShapeWithClientMutationId<Types, Fields>>;
}>;

/** Wraps the result in an object: the builder infers a generic type inside an object, but not on its own. */
interface Payload<Done extends object> {
  readonly done: Done;
}

export type MutationOutputFields<Done extends object> = PayloadFields<Payload<Done>>;

type At<Fields extends InputFieldMap, Answer> = (
  args: MutationArgs<Fields>,
  ctx: RequestContext,
) => Answer | Promise<Answer>;

/** [resource kind, action, the ID from the input, and when the check applies (always by default)] */
type MutationArguments<Fields extends InputFieldMap> = {
  [Kind in ResourceKind]: readonly [
    kind: Kind,
    action: ActionOf<Kind> & string,
    idOf: At<Fields, string>,
    when?: At<Fields, boolean>,
  ];
}[ResourceKind];

/**
 * Who may call the mutation: anyone, signed-in people, operators, or callers whom domain/access allows one or
 * more actions.
 */
type Allowed<Fields extends InputFieldMap> =
  | {
      readonly authScopes:
        | { readonly everyone: true }
        | { readonly signedIn: true }
        | { readonly operator: true }
        // For mutations that return only what the viewer can read anyway.
        | { readonly reads: TokenArea };
      readonly may?: never;
      readonly mayEach?: never;
    }
  | (AlwaysRequired & {
      readonly may: MutationArguments<Fields>;
      readonly mayEach?: never;
      readonly authScopes?: never;
    })
  | (AlwaysRequired & {
      readonly mayEach: readonly MutationArguments<Fields>[];
      readonly may?: never;
      readonly authScopes?: never;
    });

interface Described<Fields extends InputFieldMap, Done extends object> {
  readonly description: string;
  /** The input's description and fields. Left out together by mutations without an input. */
  readonly inputDescription?: string;
  readonly inputFields?: (t: InputFields) => Fields;
  /** Permissions aren't reloaded: the viewer's can't change, or `run` reloads them itself, as `continueAs` does. */
  readonly keepsRights?: true;
  readonly outputDescription?: string;
  readonly outputFields: (t: MutationOutputFields<Done>) => FieldMap;
}

export type IdempotencyKey = string | null | undefined;

/**
 * What the mutation does. With `idempotent`, its input has an idempotency key, which `run` passes on to the operation.
 * Mutations without one are listed in keyless.ts.
 */
export type MutationRun<Fields extends InputFieldMap, Done extends object> =
  | {
      readonly idempotent: true;
      readonly run: (ctx: RequestContext, args: MutationArgs<Fields>, key: IdempotencyKey) => Promise<Done>;
    }
  | {
      readonly idempotent?: never;
      readonly run: (ctx: RequestContext, args: MutationArgs<Fields>) => Promise<Done>;
    };

export type MutationDefinition<Fields extends InputFieldMap, Done extends object> = Described<Fields, Done> &
  Allowed<Fields> &
  MutationRun<Fields, Done>;

/**
 * Declares a mutation. All of them refuse in the same way, and resolve their output with the viewer's
 * permissions after the change.
 */
export function defineMutation<Fields extends InputFieldMap, Done extends object>(
  name: string,
  verb: MutationDefinition<Fields, Done>,
): void {
  const { outputDescription = `The result of ${name}.` } = verb;
  builder.relayMutationField(
    name,
    inputOf(verb),
    {
      description: verb.description,
      authScopes: scopesOf(verb),
      errors: refusals,
      resolve: async (_root, args, ctx): Promise<Payload<Done>> => {
        const done = await runMutation<Fields, Done>(verb, ctx, args).catch(asRateLimit);
        if (!verb.keepsRights) await ctx.refresh();
        return { done };
      },
    },
    { description: outputDescription, outputFields: verb.outputFields },
  );
}

function inputOf<Fields extends InputFieldMap, Done extends object>({
  inputDescription: description,
  inputFields,
  idempotent,
}: MutationDefinition<Fields, Done>) {
  if (!inputFields) return null;
  return {
    ...(description === undefined ? {} : { description }),
    inputFields: (t: InputFields): Fields => ({ ...inputFields(t), ...(idempotent ? keyField(t) : {}) }),
  };
}

const keyField = (t: InputFields) => ({
  idempotencyKey: t.string({ validate: idempotencyKeyText, description: idempotencyKeyDescription }),
});

interface KeyedArgs {
  readonly input: { readonly idempotencyKey?: IdempotencyKey };
}

/** Keeps the idempotency key out of the input, because a repeated request is compared with the first by its input. */
function runMutation<Fields extends InputFieldMap, Done extends object>(
  verb: MutationRun<Fields, Done>,
  ctx: RequestContext,
  args: MutationArgs<Fields>,
): Promise<Done> {
  if (!verb.idempotent) return verb.run(ctx, args);
  const { idempotencyKey, ...input } = (args as unknown as KeyedArgs).input;
  return verb.run(ctx, { input } as unknown as MutationArgs<Fields>, idempotencyKey);
}

/**
 * Exceeding a rate limit is an error with a code and a wait time at every entry point, never a refusal in the
 * result.
 */
function asRateLimit(error: unknown): never {
  if (error instanceof Refusal && error.kind === 'tooFast')
    throw tooManyRequestsError(Number(error.params['seconds'] ?? 0));
  throw error;
}

function scopesOf<Fields extends InputFieldMap>(allowed: Allowed<Fields>) {
  if (allowed.authScopes) return allowed.authScopes;
  const conditions = (allowed.mayEach ?? [allowed.may]).map(([kind, action, idOf, when]) => ({
    // The types tied these two together, but destructuring lost the connection.
    scope: mayPerform(
      [kind, action] as ResourceAction,
      (_root: object, args: MutationArgs<Fields>, ctx: RequestContext) => idOf(args, ctx),
    ),
    when: (_root: object, args: MutationArgs<Fields>, ctx: RequestContext) => when?.(args, ctx) ?? true,
  }));
  return mayEach(conditions, allowed);
}

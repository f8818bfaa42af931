import type { ArgumentRef, FieldMap, InputFieldMap, InputShapeFromFields } from '@pothos/core';
import type { InputShapeWithClientMutationId } from '@pothos/plugin-relay';
import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';
import type { TokenArea } from '#domain/access/scopes.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { builder } from '#server/graphql/builder.ts';
import { mayDo, mayEach, type Always, type Deed } from '#server/graphql/may.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { refusals } from '#server/graphql/refusals.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { tooFast } from '#server/graphql/tooFast.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** `{ input }` as the builder makes it of the fields: a factory passes it on, and who calls the factory looks into it. */
export type VerbArgs<Fields extends InputFieldMap> = InputShapeFromFields<{
  input: ArgumentRef<Types, InputShapeWithClientMutationId<Types, Fields>>;
}>;

/** What was done, in an object: the builder follows a generic type through an object, and not by itself. */
interface Payload<Done extends object> {
  readonly done: Done;
}

export type DoneFields<Done extends object> = PayloadFields<Payload<Done>>;

type At<Fields extends InputFieldMap, Answer> = (
  args: VerbArgs<Fields>,
  ctx: RequestContext,
) => Answer | Promise<Answer>;

/** [what kind of thing, what is done with it, which one the input names, when this is asked at all: always unless it says] */
type Asked<Fields extends InputFieldMap> = {
  [Kind in ResourceKind]: readonly [
    kind: Kind,
    action: ActionOf<Kind> & string,
    idOf: At<Fields, string>,
    when?: At<Fields, boolean>,
  ];
}[ResourceKind];

/** Who may: anybody, anybody signed in, the operator, or whom domain/access allows one thing or several. */
type Allowed<Fields extends InputFieldMap> =
  | {
      readonly authScopes:
        | { readonly everyone: true }
        | { readonly signedIn: true }
        | { readonly operator: true }
        // what brings forth nothing but what the viewer reads anyway
        | { readonly reads: TokenArea };
      readonly may?: never;
      readonly mayEach?: never;
    }
  | (Always & { readonly may: Asked<Fields>; readonly mayEach?: never; readonly authScopes?: never })
  | (Always & { readonly mayEach: readonly Asked<Fields>[]; readonly may?: never; readonly authScopes?: never });

interface Described<Fields extends InputFieldMap, Done extends object> {
  readonly description: string;
  readonly inputDescription: string;
  readonly inputFields: (t: InputFields) => Fields;
  readonly run: (ctx: RequestContext, args: VerbArgs<Fields>) => Promise<Done>;
  /** what the viewer may see afterwards cannot be other than before: nothing is asked about it again */
  readonly keepsRights?: true;
  readonly outputDescription?: string;
  readonly outputFields: (t: DoneFields<Done>) => FieldMap;
}

export type VerbMutation<Fields extends InputFieldMap, Done extends object> = Described<Fields, Done> & Allowed<Fields>;

/** A mutation by its verb. All of them refuse alike, and show what they answer by the rights that the viewer has then. */
export function verbMutation<Fields extends InputFieldMap, Done extends object>(
  name: string,
  verb: VerbMutation<Fields, Done>,
): void {
  builder.relayMutationField(
    name,
    { description: verb.inputDescription, inputFields: verb.inputFields },
    {
      description: verb.description,
      authScopes: scopesOf(verb),
      errors: refusals,
      resolve: async (_root, args, ctx): Promise<Payload<Done>> => {
        const done = await verb.run(ctx, args).catch(asRateLimit);
        if (!verb.keepsRights) await ctx.refresh();
        return { done };
      },
    },
    { description: verb.outputDescription ?? 'It was done.', outputFields: verb.outputFields },
  );
}

/** Too many requests are an error with a code and a time to wait at every entry point, never a refusal in the result. */
function asRateLimit(error: unknown): never {
  if (error instanceof Refusal && error.kind === 'tooFast') throw tooFast(Number(error.params['seconds'] ?? 0));
  throw error;
}

function scopesOf<Fields extends InputFieldMap>(allowed: Allowed<Fields>) {
  if (allowed.authScopes) return allowed.authScopes;
  const conditions = (allowed.mayEach ?? [allowed.may]).map(([kind, action, idOf, when]) => ({
    // their types held the two together; taken apart they no longer do
    scope: mayDo([kind, action] as Deed, (_root: object, args: VerbArgs<Fields>, ctx: RequestContext) =>
      idOf(args, ctx),
    ),
    when: (_root: object, args: VerbArgs<Fields>, ctx: RequestContext) => when?.(args, ctx) ?? true,
  }));
  return mayEach(conditions, allowed);
}

import type { FieldMap, InputFieldMap } from '@pothos/core';
import {
  defineMutation,
  type MutationRun,
  type MutationOutputFields,
  type InputFields,
  type MutationArgs,
} from '#server/graphql/defineMutation.ts';
import { versionIdOf } from '#server/graphql/form/partScopes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

/** A part of a form, as given in an input by the global ID of one of its types. */
interface PartId {
  readonly typename: string;
  readonly id: string;
}

interface OfDraft {
  readonly flowTemplateId: string;
}

interface Described<Fields extends InputFieldMap, Done extends object> {
  readonly description: string;
  readonly inputDescription: string;
  readonly inputFields: (t: InputFields) => Fields;
  /** the part of a draft given in the input: the mutation requires permission to edit that draft */
  readonly part: (args: MutationArgs<Fields>) => PartId;
  readonly outputFields?: (t: MutationOutputFields<Done & OfDraft>) => FieldMap;
}

type PartMutation<Fields extends InputFieldMap, Done extends object> = Described<Fields, Done> &
  MutationRun<Fields, Done>;

/**
 * A mutation of one part of a draft. It requires permission to edit the form, and also returns the draft because the
 * change increases its revision.
 */
export function partMutation<Fields extends InputFieldMap, Done extends object>(
  name: string,
  verb: PartMutation<Fields, Done>,
): void {
  const draftOf = (args: MutationArgs<Fields>, ctx: RequestContext): Promise<string> => {
    const { typename, id } = verb.part(args);
    // type names and part kinds are the same
    return versionIdOf(ctx, typename as PartKind, id);
  };
  const withDraft = async (ctx: RequestContext, args: MutationArgs<Fields>, change: () => Promise<Done>) => {
    // resolved before the change, because a deleted part no longer belongs to a draft
    const flowTemplateId = await draftOf(args, ctx);
    return { ...(await change()), flowTemplateId };
  };
  const run: MutationRun<Fields, Done & OfDraft> = verb.idempotent
    ? { idempotent: true, run: (ctx, args, key) => withDraft(ctx, args, () => verb.run(ctx, args, key)) }
    : { run: (ctx, args) => withDraft(ctx, args, () => verb.run(ctx, args)) };
  defineMutation<Fields, Done & OfDraft>(name, {
    description: verb.description,
    inputDescription: verb.inputDescription,
    inputFields: verb.inputFields,
    ...run,
    may: ['flowTemplate', 'updateFlowTemplate', draftOf],
    keepsRights: true,
    outputDescription: 'The result of a change to a draft.',
    outputFields: (t) => ({
      ...verb.outputFields?.(t),
      flowTemplate: t.prismaField({
        type: FlowTemplate,
        description: 'The draft after the change, at its new revision.',
        resolve: (query, { done: { flowTemplateId } }, _args, { services }) =>
          services.db.flowTemplate.findUniqueOrThrow({ ...query, where: { id: flowTemplateId } }),
      }),
    }),
  });
}

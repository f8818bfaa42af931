import type { FieldMap, InputFieldMap } from '@pothos/core';
import {
  defineMutation,
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

interface PartMutation<Fields extends InputFieldMap, Done extends object> {
  readonly description: string;
  readonly inputDescription: string;
  readonly inputFields: (t: InputFields) => Fields;
  /** the part of a draft given in the input: the mutation requires permission to edit that draft */
  readonly part: (args: MutationArgs<Fields>) => PartId;
  readonly run: (ctx: RequestContext, args: MutationArgs<Fields>) => Promise<Done>;
  readonly outputFields?: (t: MutationOutputFields<Done & OfDraft>) => FieldMap;
}

/**
 * A mutation of one part of a draft. It requires permission to edit the form, and also returns the draft because the
 * change increases its revision.
 */
export function partMutation<Fields extends InputFieldMap, Done extends object>(
  name: string,
  { part, run, outputFields, ...described }: PartMutation<Fields, Done>,
): void {
  const draftOf = (args: MutationArgs<Fields>, ctx: RequestContext): Promise<string> => {
    const { typename, id } = part(args);
    // type names and part kinds are the same
    return versionIdOf(ctx, typename as PartKind, id);
  };
  defineMutation<Fields, Done & OfDraft>(name, {
    ...described,
    may: ['flowTemplate', 'updateFlowTemplate', draftOf],
    run: async (ctx, args) => {
      // resolved before the run, because a deleted part no longer belongs to a draft
      const flowTemplateId = await draftOf(args, ctx);
      return { ...(await run(ctx, args)), flowTemplateId };
    },
    keepsRights: true,
    outputDescription: 'The result of a change to a draft.',
    outputFields: (t) => ({
      ...outputFields?.(t),
      flowTemplate: t.prismaField({
        type: FlowTemplate,
        description: 'The draft after the change, at its new revision.',
        resolve: (query, { done: { flowTemplateId } }, _args, { services }) =>
          services.db.flowTemplate.findUniqueOrThrow({ ...query, where: { id: flowTemplateId } }),
      }),
    }),
  });
}

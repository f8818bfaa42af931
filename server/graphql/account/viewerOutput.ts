import { Viewer } from '#server/graphql/account/Viewer.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';

/** Output fields of account mutations: the updated account of the person that the request continues as. */
export const viewerOutput = <Payload>(t: PayloadFields<Payload>) => ({
  viewer: t.prismaField({
    type: Viewer,
    nullable: true,
    description: 'The updated account of the viewer, or null if no one is signed in.',
    resolve: (query, _payload, _args, { actor, services }) =>
      actor.kind === 'person' ? services.db.user.findUnique({ ...query, where: { id: actor.userId } }) : null,
  }),
});

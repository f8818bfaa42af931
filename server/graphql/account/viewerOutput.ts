import { Viewer } from '#server/graphql/account/Viewer.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';

/** What mutations of the own account answer: the account as it is now, of the person as whom the request continues. */
export const viewerOutput = <Payload>(t: PayloadFields<Payload>) => ({
  viewer: t.prismaField({
    type: Viewer,
    nullable: true,
    description: 'The account after it; null when nobody is signed in.',
    resolve: (query, _payload, _args, { actor, services }) =>
      actor.kind === 'person' ? services.db.user.findUnique({ ...query, where: { id: actor.userId } }) : null,
  }),
});

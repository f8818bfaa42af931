import { anonymous } from '#server/actor.ts';
import { servicesInPast, townPieceKey, type Town } from '#server/demoTown/town.ts';
import { townPeople, townPersonKeys, townPassword, type TownPerson } from '#server/demoTown/townPeople.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { signUp } from '#server/operations/account/signUp.ts';
import { verifyEmail } from '#server/operations/account/verifyEmail.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

const settledDaysAgo = 60;
const timeZone = 'America/Chicago';

/** Signs everyone up and verifies their email addresses. */
export async function makePeople(town: Omit<Town, 'people'>): Promise<ReadonlyMap<TownPerson, string>> {
  const ctx: OperationContext = { services: servicesInPast(town, settledDaysAgo), actor: anonymous };
  const made = await Promise.all(
    townPersonKeys.map(async (player) => [player, await openAccount(ctx, player)] as const),
  );
  return new Map(made);
}

async function openAccount(ctx: OperationContext, player: TownPerson): Promise<string> {
  const { name, email } = townPeople[player];
  await signUp(ctx, { name, email, password: townPassword, timeZone }, townPieceKey('person', player));
  const { id, emailVerifiedAt } = await ctx.services.db.user.findUniqueOrThrow({ where: { email } });
  if (emailVerifiedAt === null)
    await verifyEmail(ctx, { token: await mailedToken(ctx, { id, email }), password: townPassword, userAgent: null });
  return id;
}

/** The token of a verification link, as in the email. */
const mailedToken = operation<{ id: string; email: string }, string>('mailedToken', async (tx, { id, email }) => {
  const link = await issueLink(tx, { userId: id, email, purpose: 'verify_email' });
  return link.slice(link.lastIndexOf('/') + 1);
});

import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { lastReminders } from '#server/queries/survey/lastReminders.ts';

interface Contact {
  readonly teamId: string;
  readonly email: string;
}

const loaders = new WeakMap<RequestContext, DataLoader<Contact, Date | null>>();

/**
 * Loads the contacts of a page together. Nothing is cached, because a mutation in the same request may send a reminder.
 */
function loaderOf(ctx: RequestContext): DataLoader<Contact, Date | null> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(
      async (contacts: readonly Contact[]) => {
        const found = new Map<string, Date>();
        for (const [teamId, ofTeam] of Map.groupBy(contacts, (contact) => contact.teamId)) {
          const rows = await lastReminders.rows(ctx.services.pool, [teamId, ofTeam.map(({ email }) => email)]);
          for (const { email, remindedAt } of rows) found.set(`${teamId} ${email}`, remindedAt);
        }
        return contacts.map(({ teamId, email }) => found.get(`${teamId} ${email}`) ?? null);
      },
      { cache: false },
    );
  loaders.set(ctx, known);
  return known;
}

/** When a team last reminded a contact of any of its surveys. */
export const lastReminderFor = (ctx: RequestContext, contact: Contact): Promise<Date | null> =>
  loaderOf(ctx).load(contact);

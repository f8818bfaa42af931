import { statement } from '#server/database/statement.ts';

type Contacts = [teamId: string, emails: readonly string[]];

/** When a team last sent each contact a reminder for any survey. Contacts never reminded are left out. */
export const lastReminders = statement<Contacts, { readonly email: string; readonly remindedAt: Date }>(
  'survey_last_reminders',
  `SELECT email, max(last_reminded_at) AS "remindedAt" FROM survey_invitations
   WHERE team_id = $1::uuid AND email = ANY ($2::text[]) AND last_reminded_at IS NOT NULL GROUP BY email`,
);

/**
 * Locks a team's rows of these contacts, so that concurrent reminders for two surveys can't both reach the same
 * contact.
 */
export const lockContacts = statement<Contacts, never>(
  'survey_hold_contacts',
  `SELECT id FROM survey_invitations WHERE team_id = $1::uuid AND email = ANY ($2::text[]) ORDER BY id FOR NO KEY UPDATE`,
);

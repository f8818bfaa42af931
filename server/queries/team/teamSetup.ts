import type { SetupFacts } from '#domain/team/setupSteps.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';

/** How far teams are set up. */
export const teamSetup = statement<[teamIds: readonly string[]], SetupFacts & { readonly id: string }>(
  'team_setup',
  `SELECT t.id, t.logo_file_id IS NOT NULL AS "hasLogo", t.support_email IS NOT NULL AS "hasSupportEmail",
     (SELECT count(*) FROM (SELECT DISTINCT r.user_id FROM role_members r WHERE r.team_id = t.id LIMIT 2) people) > 1 AS "hasPeople",
     EXISTS (SELECT FROM master_templates m WHERE m.team_id = t.id AND m.ever_published) AS "hasPublishedForm",
     EXISTS (SELECT FROM flow_templates f JOIN steps s ON s.flow_template_id = f.id
       WHERE f.team_id = t.id AND s.type = 'PaymentStep') AS "chargesFees",
     EXISTS (SELECT FROM merchant_accounts a WHERE a.team_id = t.id AND a.charges_enabled) AS "takesPayments"
   FROM teams t WHERE t.id = ${anyOfSql('$1::uuid[]')}`,
);

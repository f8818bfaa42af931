import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';

/** A payment step of the version that new submissions of a form use. */
export interface FormPayment {
  readonly formId: string;
  readonly fixed: boolean;
  readonly calculated: boolean;
  readonly amountCents: number;
}

/** What forms cost, as far as it is known before anyone answers. */
export const formPayments = statement<[formIds: readonly string[]], FormPayment>(
  'form_payments',
  `SELECT v.master_template_id AS "formId", c.fixed, c.calculated, c.amount_cents::float8 AS "amountCents"
   FROM (SELECT DISTINCT ON (f.master_template_id) f.id, f.master_template_id
     FROM flow_templates f WHERE f.master_template_id = ${anyOfSql('$1::uuid[]')} AND f.kind = 'published'
     ORDER BY f.master_template_id, f.version DESC) v
   JOIN steps s ON s.flow_template_id = v.id AND s.type = 'PaymentStep'
   JOIN payment_configs c ON c.step_id = s.id
   ORDER BY s.position, s.id`,
);

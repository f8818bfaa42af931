-- What the operator set last for a payment step of a form: each that is added to it takes that.
ALTER TABLE master_templates ADD COLUMN payment_no_fee boolean NOT NULL DEFAULT false, ADD COLUMN payment_fee_percentage numeric(5,2);

UPDATE master_templates t SET payment_no_fee = l.no_fee, payment_fee_percentage = l.custom_fee_percentage
FROM (
  SELECT DISTINCT ON (v.master_template_id) v.master_template_id, c.no_fee, c.custom_fee_percentage
  FROM payment_configs c JOIN steps s ON s.id = c.step_id JOIN flow_templates v ON v.id = s.flow_template_id
  WHERE v.kind <> 'requirement' AND (c.no_fee OR c.custom_fee_percentage IS NOT NULL)
  ORDER BY v.master_template_id, v.version DESC, c.no_fee, c.custom_fee_percentage DESC
) l WHERE l.master_template_id = t.id;

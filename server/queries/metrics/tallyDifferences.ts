import { feeMovements, type ChargedEntry } from '#domain/metrics/feeMovements.ts';
import { moneyMovements } from '#domain/metrics/moneyMovements.ts';
import { tallyStarts, type TallyGrain } from '#domain/metrics/tallyRanges.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import type { Services } from '#server/Services.ts';

type Numbers = Readonly<Record<string, number>>;

interface Facts {
  readonly rows: readonly {
    readonly at: string;
    readonly status: 'active' | 'halted' | 'finished';
    readonly step: string | null;
  }[];
  readonly standing: readonly { readonly status: string; readonly step: string; readonly count: number }[];
  readonly outputs: readonly { readonly at: string; readonly identity: string }[];
  readonly payments: readonly {
    readonly isRenewal: boolean;
    readonly entries: readonly (Omit<ChargedEntry, 'occurredAt'> & { readonly occurredAt: string })[];
  }[];
  readonly tallies: readonly {
    readonly grain: TallyGrain;
    readonly startsAt: string;
    readonly of: string;
    readonly numbers: Numbers;
  }[];
}

const list = (item: string, from: string): string => `(SELECT COALESCE(jsonb_agg(${item}), '[]') FROM ${from})`;
const told = `'grain', t.grain, 'startsAt', t.starts_at`;

/**
 * Everything of one form that the tallies count, and the stored tallies, in one statement so that both are from the
 * same snapshot.
 */
const factsOf = statement<[formId: string], Facts>(
  'tally_facts',
  `SELECT ${list(`jsonb_build_object('at', r.created_at, 'status', r.status, 'step', r.current_step_identity)`, `dashboard_rows r WHERE r.kind = 'InitiatedFlow' AND r.master_template_id = $1::uuid`)} AS rows,
     ${list(`jsonb_build_object('status', t.status, 'step', t.step_identity, 'count', t.count)`, 'standing_tallies t WHERE t.master_template_id = $1::uuid')} AS standing,
     ${list(
       `jsonb_build_object('at', o.issued_at, 'identity', o.output_identity)`,
       `issued_outputs o JOIN submissions s ON s.id = o.submission_id
        WHERE s.master_template_id = $1::uuid AND s.deleted_at IS NULL AND o.issued_at IS NOT NULL`,
     )} AS outputs,
     ${list(
       `jsonb_build_object('isRenewal', s.is_renewal, 'entries', ${list(
         `jsonb_build_object('id', e.id, 'kind', e.kind, 'chargeId', e.charge_id, 'amount', e.amount_cents, 'reverses', e.reverses,
           'externalId', e.external_id, 'occurredAt', e.occurred_at, 'method', c.method, 'charge', CASE WHEN c.id IS NOT NULL THEN
           jsonb_build_object('whole', c.amount_cents, 'fee', c.fee_cents, 'providerFee', LEAST(COALESCE(i.fee_cents, c.fee_cents), c.fee_cents)) END,
           'wasRefused', e.kind = 'refund_failed' AND EXISTS (SELECT FROM refunds r WHERE r.charge_id = e.charge_id
             AND e.external_id = r.id || '/refund_failed' AND r.provider_refund_id IS NULL)) ORDER BY e.id`,
         'ledger_entries e LEFT JOIN charges c ON c.id = e.charge_id LEFT JOIN payment_intents i ON i.id = c.payment_intent_id WHERE e.obligation_id = b.id',
       )})`,
       'obligations b JOIN submissions s ON s.id = b.submission_id WHERE s.master_template_id = $1::uuid',
     )} AS payments,
     ${list(
       'each.one',
       `(
       SELECT jsonb_build_object(${told}, 'of', 'submissions', 'numbers',
         jsonb_build_object('launched', t.launched, 'active', t.active, 'completed', t.completed)) AS one
       FROM submission_tallies t WHERE t.master_template_id = $1::uuid
       UNION ALL SELECT jsonb_build_object(${told}, 'of', t.output_identity, 'numbers', jsonb_build_object('issued', t.issued))
       FROM output_tallies t WHERE t.master_template_id = $1::uuid
       UNION ALL SELECT jsonb_build_object(${told}, 'of', t.way, 'numbers', jsonb_build_object('collected', t.collected_cents,
         'renewal', t.renewal_cents, 'refunded', t.refunded_cents, 'disputed', t.disputed_cents,
         'providerFee', t.provider_fee_cents, 'platformFee', t.platform_fee_cents))
       FROM money_tallies t WHERE t.master_template_id = $1::uuid) each`,
     )} AS tallies`,
);

const nextForms = statement<[after: string, limit: number], { readonly id: string }>(
  'tally_next_forms',
  'SELECT id FROM master_templates WHERE id > $1::uuid ORDER BY id LIMIT $2::int',
);

interface TallyDifference {
  readonly formId: string;
  /** `day 2026-11-20T00:00:00.000Z submissions launched` */
  readonly place: string;
  readonly counted: number;
  readonly kept: number;
}

/** Recounts everything of a form and compares the result with the stored tallies. */
async function differencesOf({ pool }: Pick<Services, 'pool'>, formId: string): Promise<readonly TallyDifference[]> {
  const [facts] = await factsOf.rows(pool, [formId]);
  if (!facts) return [];
  const [counted, kept] = [new Tallies(), new Tallies()];
  for (const { at, status } of facts.rows)
    counted.add(at, 'submissions', {
      launched: 1,
      active: Number(status === 'active'),
      completed: Number(status === 'finished'),
    });
  for (const { status, step } of facts.rows)
    if (status !== 'finished') counted.count(`standing ${status} ${step ?? nilUuid}`, 1);
  for (const { status, step, count } of facts.standing) kept.count(`standing ${status} ${step}`, count);
  for (const { at, identity } of facts.outputs) counted.add(at, identity, { issued: 1 });
  for (const { isRenewal, entries } of facts.payments) {
    const known = entries.map((entry) => ({ ...entry, occurredAt: new Date(entry.occurredAt) }));
    for (const { at, way, collected, refunded, disputed } of moneyMovements(known))
      counted.add(at, way, { collected, renewal: isRenewal ? collected : 0, refunded, disputed });
    for (const { at, way, provider, platform } of feeMovements(known))
      counted.add(at, way, { providerFee: provider, platformFee: platform });
  }
  for (const { grain, startsAt, of, numbers } of facts.tallies) kept.put(grain, new Date(startsAt), of, numbers);
  return [...new Set([...counted.places(), ...kept.places()])].toSorted().flatMap((place) => {
    const [one, other] = [counted.at(place), kept.at(place)];
    return one === other ? [] : [{ formId, place, counted: one, kept: other }];
  });
}

class Tallies {
  readonly #numbers = new Map<string, number>();

  add(at: string | Date, of: string, numbers: Numbers): void {
    for (const [grain, startsAt] of Object.entries(tallyStarts(new Date(at)))) this.put(grain, startsAt, of, numbers);
  }

  put(grain: string, startsAt: Date, of: string, numbers: Numbers): void {
    for (const [name, number] of Object.entries(numbers))
      this.count(`${grain} ${startsAt.toISOString()} ${of} ${name}`, number);
  }

  count(place: string, number: number): void {
    this.#numbers.set(place, this.at(place) + number);
  }

  at = (place: string): number => this.#numbers.get(place) ?? 0;
  places = (): Iterable<string> => this.#numbers.keys();
}

const batch = 100;

/** For all forms. No difference means nothing was missed or counted twice. */
export async function tallyDifferences(services: Pick<Services, 'pool'>): Promise<readonly TallyDifference[]> {
  const found: TallyDifference[] = [];
  for (let after = nilUuid; ;) {
    const ids = (await nextForms.rows(services.pool, [after, batch])).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return found;
    for (const id of ids) found.push(...(await differencesOf(services, id)));
    after = last;
  }
}

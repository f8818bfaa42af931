import { statement } from '#server/database/statement.ts';
import { publishedAnswers, type PublishedAnswer } from '#server/queries/record/publishedAnswers.ts';
import { publishedFields, type PublishedField } from '#server/queries/record/publishedFields.ts';
import type { Services } from '#server/Services.ts';

interface OpenDocument {
  readonly name: string;
  readonly issuedAt: string;
  readonly expiresAt: string | null;
  readonly isRevoked: boolean;
}

interface RecordRow {
  readonly id: string;
  readonly scopedId: number;
  readonly customId: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date;
  readonly isRenewal: boolean;
  readonly documents: readonly OpenDocument[] | null;
}

export interface OpenDataRow extends RecordRow {
  readonly answers: readonly PublishedAnswer[];
}

const isOpen = 't.ever_published AND t.public_read AND t.publicly_searchable AND NOT t.is_private';

/** In the order in which they were started, which never changes. */
const batch = statement<[formId: string, after: Date, afterId: string, most: number, now: Date], RecordRow>(
  'open_data_rows',
  `SELECT r.id, r.scoped_id AS "scopedId", s.custom_id AS "customId", r.created_at AS "createdAt", r.finished_at AS "finishedAt",
     r.is_renewal AS "isRenewal", o.documents
   FROM (SELECT d.* FROM dashboard_rows d WHERE d.master_template_id = $1::uuid AND d.status = 'finished'
       AND (d.created_at, d.id) > ($2::timestamptz, $3::uuid)
     ORDER BY d.created_at, d.id LIMIT $4::int) r
   JOIN submissions s ON s.id = r.id AND s.deleted_at IS NULL AND s.finished_at IS NOT NULL
   LEFT JOIN LATERAL (SELECT json_agg(json_build_object('name', i.name, 'issuedAt', i.issued_at, 'expiresAt', i.expires_at,
       'isRevoked', i.revoked_at IS NOT NULL) ORDER BY i.issued_at, i.id) AS documents
     FROM issued_outputs i WHERE i.submission_id = r.id AND i.issued_at <= $5::timestamptz) o ON true
   WHERE r.kind = 'InitiatedFlow' ORDER BY r.created_at, r.id`,
);

const stillOpen = statement<[formId: string], { readonly isOpen: boolean }>(
  'open_data_still_open',
  `SELECT ${isOpen} AND m.archived_at IS NULL AS "isOpen" FROM master_templates t JOIN teams m ON m.id = t.team_id WHERE t.id = $1::uuid`,
);

const batchSize = 500;
const beforeAll = new Date(0);
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * All public records of a form, in batches. Whether the form still publishes them, and all these fields, is checked for
 * each batch; if not, this throws, so that the download visibly fails instead of ending early.
 */
export async function* openDataRows(
  services: Pick<Services, 'pool' | 'loadForm'>,
  formId: string,
  fields: readonly PublishedField[],
  now: Date,
): AsyncGenerator<readonly OpenDataRow[]> {
  let [after, afterId] = [beforeAll, lowestId];
  for (;;) {
    const rows = await batch.rows(services.pool, [formId, after, afterId, batchSize, now]);
    const [form] = await stillOpen.rows(services.pool, [formId]);
    if (!form?.isOpen || !arePublished(fields, await publishedFields(services.pool, [formId])))
      throw new Error('the form stopped publishing its records during a download');
    const last = rows.at(-1);
    if (!last) return;
    const answers = await publishedAnswers(
      services,
      rows.map(({ id }) => id),
      fields,
    );
    yield rows.map((row) => ({ ...row, answers: answers.get(row.id) ?? [] }));
    [after, afterId] = [last.createdAt, last.id];
  }
}

/** Whether all these are still public, in the same versions. */
const arePublished = (fields: readonly PublishedField[], now: readonly PublishedField[]): boolean =>
  fields.every(({ identity, versions }) => {
    const same = now.find((field) => field.identity === identity);
    return versions.every((version) => same?.versions.includes(version));
  });

interface OpenDataState {
  readonly count: number;
  readonly changedAt: Date | null;
}

const state = statement<[formId: string], OpenDataState>(
  'open_data_state',
  `SELECT (SELECT COALESCE(sum(y.count), 0)::int FROM standing_tallies y WHERE y.master_template_id = $1::uuid AND y.status = 'finished') AS count,
     (SELECT max(w.changed_at) FROM record_words w WHERE w.master_template_id = $1::uuid) AS "changedAt"`,
);

/** What the content of a form's open data depends on, besides the form's settings. Says nothing about internal activity. */
export async function openDataState({ pool }: Pick<Services, 'pool'>, formId: string): Promise<OpenDataState> {
  const [found] = await state.rows(pool, [formId]);
  return found ?? { count: 0, changedAt: null };
}

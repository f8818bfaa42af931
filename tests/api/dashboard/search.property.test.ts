import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const mostFound = 20;

interface Listed {
  readonly id: string;
  readonly scopedId: number;
  readonly text: string;
  readonly names: readonly string[];
  readonly answers: string;
  readonly formId: string;
  readonly at: string;
  readonly isKept: boolean;
}

let rows: readonly Listed[];
/** each viewer with the forms they read and the submissions they are responsible for */
let viewers: readonly { readonly who: Visitor; readonly forms: readonly string[]; readonly own: readonly string[] }[];

/**
 * More rows than the search scans, in every status and in one. 'aged' is found only in old rows. Many rows share a
 * timestamp.
 */
const filled = `INSERT INTO dashboard_rows (id, kind, team_id, master_template_id, status, scoped_id, template_name, created_at, last_activity_at)
  SELECT gen_random_uuid(), 'ImportedFlow', $1::uuid, $2::uuid, (enum_range(NULL::submission_status))[1 + n % 3], $3::int + n, 'Old', now(),
    '2026-01-01'::timestamptz - (n / 7 + CASE WHEN n % 3 > 0 THEN 1000 ELSE 0 END) * interval '1 hour'
  FROM generate_series(1, 1000) n`;
const worded = `INSERT INTO search_rows (id, team_id, scoped_id, names, text)
  SELECT r.id, r.team_id, r.scoped_id, '{}', concat_ws(' ', r.scoped_id, 'lot ' || n * 37 % 1000, 'ada ash',
    CASE WHEN n > 700 THEN 'aged' END, CASE WHEN n % 40 = 0 THEN 'seldom ärger' END, CASE WHEN n % 23 = 0 THEN 'at times' END, CASE WHEN n % 300 = 1 THEN '50%_' END)
  FROM dashboard_rows r CROSS JOIN LATERAL (SELECT r.scoped_id % 10000 AS n) x
  WHERE r.kind = 'ImportedFlow' AND NOT EXISTS (SELECT FROM search_rows w WHERE w.id = r.id)`;

/** Answers are searched too, but only for people who read the form. */
const answered = `INSERT INTO answer_words (id, team_id, text)
  SELECT r.id, r.team_id, concat(E'\n', concat_ws(E'\n', 'oak ' || n * 37 % 1000, 'yes', CASE WHEN n > 700 THEN 'seasoned' END, CASE WHEN n % 40 = 0 THEN 'rare ørsted' END, CASE WHEN n % 300 = 1 THEN 'y' END), E'\n')
  FROM dashboard_rows r CROSS JOIN LATERAL (SELECT r.scoped_id % 10000 AS n) x WHERE r.kind = 'ImportedFlow' AND n % 3 > 0
  ON CONFLICT DO NOTHING`;

beforeAll(async () => {
  const { services } = api;
  const { db, pool } = services;
  const [team, other] = [await makeTeam(services), await makeTeam(services)];
  const clerk = await makePerson(services);
  const guest = await makePerson(services);
  const resident = await makePerson(services, { name: 'Ada Ash' });
  const forms: PublishedForm[] = [];
  for (const [number, { id }] of [team, team, team, other].entries()) {
    const step = { name: 'Ask', external: true, fields: [{ name: 'Street', redacted: number === 2 }] };
    const form = await publishedForm(services, id, [step], { identifier: 'Street' });
    forms.push(form);
    await pool.query(filled, [id, form.formId, (number + 1) * 10_000]);
  }
  await pool.query(worded);
  await pool.query(answered);
  const own: string[] = [];
  for (const form of forms) {
    const { id, stepId } = await launchTestSubmission(api, resident, form);
    await saveTestAnswer(api, resident, {
      activeStepId: stepId('Ask'),
      fieldId: form.fieldId('Street'),
      content: 'Seldom Lane',
    });
    own.push(id);
    const { teamId } = await db.submission.findUniqueOrThrow({ where: { id } });
    for (const { id: userId } of [clerk, guest])
      await db.submissionAttachment.create({ data: { id: newId(), teamId, submissionId: id, userId, assigned: true } });
  }
  await operation<readonly string[], void>('refresh', refreshDashboard)({ services, actor: system }, own);
  for (const { formId } of forms.slice(0, 2)) await addToForm(services, team.id, formId, clerk, 2);
  const formIds = forms.map(({ formId }) => formId);
  const key = await makeToken(services, other.id, other.owner, ['submissions:read']);
  viewers = [
    { who: clerk, forms: formIds.slice(0, 2), own },
    { who: guest, forms: [], own },
    { who: team.owner, forms: formIds.slice(0, 3), own: [] },
    { who: key, forms: formIds.slice(3), own: [] },
  ];
  const found = await pool.query<Listed>(
    `SELECT r.id, r.scoped_id AS "scopedId", w.text, w.names, COALESCE(a.text, '') AS answers, r.master_template_id AS "formId", r.last_activity_at::text AS at,
       r.identifier_redacted AS "isKept"
     FROM dashboard_rows r JOIN search_rows w ON w.id = r.id LEFT JOIN answer_words a ON a.id = r.id ORDER BY r.last_activity_at DESC, r.id DESC`,
  );
  rows = found.rows;
});

/** The reference implementation of a search. */
function expected(term: string, type: 'contains' | 'exact', { forms, own }: (typeof viewers)[number]): number[] {
  const typed = term.trim().toLowerCase();
  const isNamed = ({ scopedId }: Listed): boolean =>
    /^#?\d{1,9}$/.test(typed) && scopedId === Number(typed.replace('#', ''));
  const seen = rows.filter(({ id, formId, isKept }) => forms.includes(formId) || (own.includes(id) && !isKept));
  const isPart = type === 'contains' && Array.from(typed).length >= 3;
  const says = ({ formId, text, names, answers }: Listed): boolean => {
    const isRead = forms.includes(formId);
    if (isPart) return text.includes(typed) || (isRead && answers.includes(typed));
    return names.includes(typed) || (isRead && answers.includes(`\n${typed}\n`));
  };
  const found = seen.filter((row) => isNamed(row) || says(row));
  return [...found.filter(isNamed), ...found.filter((row) => !isNamed(row))]
    .slice(0, mostFound)
    .map(({ scopedId }) => scopedId);
}

async function search(who: Visitor, term: string, type: 'contains' | 'exact'): Promise<number[]> {
  const { data } = await api.ask(
    who,
    'query ($term: String!, $type: SearchType!) { submissionSearch(term: $term, type: $type) { scopedId } }',
    { term, type },
  );
  return data.submissionSearch.map(({ scopedId }: { scopedId: number }) => scopedId);
}

test('part of a text is found exactly where it occurs, newest first, whether it is common, rare, or only in old rows', async () => {
  const terms = [
    'ada',
    'lot',
    'lot 7',
    'aged',
    'seldom',
    'at times',
    'SELDOM är',
    'ldom la',
    '50%_',
    '%_%',
    '999',
    '#37',
    '37',
    'nowhere',
    'oak 7',
    'oak 37',
    'seasoned',
    'RARE ø',
    'yes',
    'ye',
    'y',
    'seldom lane',
    '😀a',
  ];
  for (const viewer of viewers)
    for (const term of terms)
      for (const type of ['contains', 'exact'] as const)
        expect([term, type, await search(viewer.who, term, type)]).toEqual([term, type, expected(term, type, viewer)]);
  const letters = fc
    .constant(null)
    .chain(() =>
      fc
        .tuple(fc.constantFrom(...rows), fc.nat(20), fc.integer({ min: 1, max: 9 }))
        .map(
          ([{ text, answers }, from, length]) => `${text}${answers}`.slice(from, from + length).split('\n')[0] ?? '',
        ),
    );
  await fc.assert(
    fc.asyncProperty(letters, fc.nat(3), fc.constantFrom('contains', 'exact'), async (term, number, type) => {
      const viewer = viewers[number] as (typeof viewers)[number];
      fc.pre(term.trim() !== '');
      expect(await search(viewer.who, term, type)).toEqual(expected(term, type, viewer));
    }),
    { numRuns: propertyRuns(90) },
  );
});

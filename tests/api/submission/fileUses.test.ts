import { beforeAll, describe, expect, it, test } from 'vitest';
import { newFileKey } from '#server/files/fileKeys.ts';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

const api = useApi();
let cityHall: PublishedForm;
let clerk: TestPerson;
/** a person with their own form, who is an applicant at City Hall */
let ann: TestPerson;
let own: TestForm;
let build: Builder;
let ownField: string;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const team = await makeTeam(api.services);
  clerk = await makePerson(api.services);
  const step = { name: 'Evidence', external: true, fields: [{ name: 'Plan', dataType: 'file' as const }] };
  cityHall = await publishedForm(api.services, team.id, [step]);
  await addToForm(api.services, team.id, cityHall.formId, clerk, 2);
  own = await makeDraft(api);
  ann = own.writer;
  build = formBuilder(api, own);
  const ofOwn = await build.step('CollectInfoStep');
  const { field } = await build.edit(
    'createField',
    { sectionId: ofOwn.sections[0]!.id, dataType: 'multiple_choice', name: 'Kind' },
    'field { id }',
  );
  ownField = field.id;
  submission = await launchTestSubmission(api, ann, cityHall);
});

/** Uploads with a permission, as a browser does. */
async function uploaded(fileName: string, contentType: string, bytes: Uint8Array): Promise<string> {
  const { data } = await api.act(ann, 'requestAnswerUpload', { fileName, contentType }, 'fileId fields');
  const { fileId, fields } = data.requestAnswerUpload;
  await api.services.files.put(fields.key, bytes, contentType);
  return fileId;
}

const list = Buffer.from('name,number\nShop,1\nBarn,2\n');
let revision = 0;
async function answerWith(...ids: readonly string[]): Promise<unknown> {
  const place = { activeStepId: submission.stepId('Evidence'), fieldId: cityHall.fieldId('Plan') };
  const { refusal } = await saveTestAnswer(api, ann, { ...place, content: ids.map((id) => ({ id })), revision });
  if (refusal === null) revision += 1;
  return refusal;
}

const uses = {
  options: (fileId: string) => api.attempt(ann, 'createOptionsFromFile', { fieldId: ownField, fileId }),
  document: (fileId: string) => api.attempt(ann, 'createDocument', { masterTemplateId: own.formId, fileId }),
  banner: (fileId: string) => api.attempt(ann, 'setMasterTemplateBanner', { masterTemplateId: own.formId, fileId }),
  beside: (fileId: string) =>
    api.attempt(ann, 'uploadRepoFile', { submissionId: `Submission:${submission.id}`, fileId }),
};
const samples = {
  options: async () => uploaded('evidence.csv', 'text/csv', list),
  document: async () => uploaded('evidence.pdf', 'application/pdf', await makePdf()),
  banner: async () => uploaded('evidence.png', 'image/png', smallestPicture),
  beside: async () => uploaded('evidence.png', 'image/png', smallestPicture),
};
type Use = keyof typeof uses;
const names = Object.keys(uses) as Use[];

const seenBy = async (who: TestPerson) => {
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission {
    files { fileId url state note } supersededFiles { fileId fileName url removedAt }
    activities(first: 50) { edges { node { kind html } } } } } }`;
  return (await api.ask(who, text, { id: `Submission:${submission.id}` })).data.node;
};

describe('a file used as an answer at City Hall', () => {
  test.each(names)('cannot be used for %s, and staff can still open it', async (use) => {
    const fileId = await samples[use]();
    expect(await answerWith(fileId)).toBeNull();
    expect((await uses[use](fileId)).refusal).toEqual({ file: 'fileInUse' });
    const { files } = await seenBy(clerk);
    expect(files).toMatchObject([{ fileId, url: expect.stringMatching(/^http/), state: 'stored' }]);
  });

  test.each(names)('cannot be one that was used for %s', async (use) => {
    const fileId = await samples[use]();
    expect((await uses[use](fileId)).refusal).toBeNull();
    expect(await answerWith(fileId)).toEqual({ [`answers.${cityHall.fieldId('Plan')}`]: 'mustBeFile' });
  });

  test.each(names)('or for %s gets only one of these uses when both are requested at the same time', async (use) => {
    const fileId = await samples[use]();
    // both have read the file before either claims it
    const [answered, used] = await Promise.all([answerWith(fileId), uses[use](fileId)]);
    expect([answered, used.refusal].filter((refusal) => refusal === null)).toHaveLength(1);
    const row = await api.services.db.storedFile.findUniqueOrThrow({ where: { id: fileId } });
    const answers = await api.services.db.datumFile.count({ where: { fileId } });
    expect(row.use === 'answer').toBe(answers === 1);
    // the user that claims it can delete it, but only then
    expect(answers === 1 && row.deletedAt !== null).toBe(false);
  });

  it('is kept when it is replaced: staff see who replaced it and can open it, and applicants see the new one', async () => {
    const [old, fresh] = [await samples.beside(), await samples.beside()];
    expect(await answerWith(old)).toBeNull();
    expect(await answerWith(fresh)).toBeNull();
    const staff = await seenBy(clerk);
    expect(staff.supersededFiles[0]).toMatchObject({
      ...{ fileId: old, fileName: 'evidence.png', url: expect.stringMatching(/^http/) },
      removedAt: expect.any(Date),
    });
    const [latest] = staff.activities.edges;
    expect(latest.node).toMatchObject({
      kind: 'replaceAnswerFile',
      html: expect.stringContaining('replaced evidence.png'),
    });
    const applicant = await seenBy(ann);
    expect(applicant.supersededFiles).toEqual([]);
    expect(applicant.files).toMatchObject([{ fileId: fresh }]);
  });
});

describe('the database, for every writer,', () => {
  const row = async (use: 'answer' | 'document' | null = null) => {
    const file = { id: newId(), key: newFileKey('files'), filename: 'plan.pdf', contentType: 'application/pdf', use };
    await api.services.db.storedFile.create({ data: { ...file, state: 'stored', byteSize: 1, storedAt: new Date() } });
    return file.id;
  };
  const sql = (text: string, ...values: unknown[]) => api.services.pool.query(text, values);
  const keep = (fileId: string) =>
    sql(
      `INSERT INTO repo_files (id, team_id, submission_id, file_id) SELECT $1, team_id, id, $2 FROM submissions WHERE id = $3`,
      newId(),
      fileId,
      submission.id,
    );

  it('allows a file only one use, permanently', async () => {
    const kept = await row('document');
    await expect(keep(kept)).rejects.toThrow('is not there to be kept as repoFile');
    await expect(sql('UPDATE stored_files SET use = NULL WHERE id = $1', kept)).rejects.toThrow('for ever');
  });

  it('keeps a file that is in use', async () => {
    const kept = await row();
    await keep(kept);
    await sql('UPDATE stored_files SET deleted_at = now() WHERE id = $1', kept);
    expect((await api.services.db.storedFile.findUniqueOrThrow({ where: { id: kept } })).deletedAt).toBeNull();
  });

  it('keeps a file that is claimed while someone else releases it', async () => {
    const kept = await row();
    const keeping = await api.services.pool.connect();
    await keeping.query('BEGIN');
    await keeping.query('UPDATE stored_files SET use = $2 WHERE id = $1', [kept, 'repoFile']);
    const givingUp = sql('UPDATE stored_files SET deleted_at = now() WHERE id = $1', kept);
    await keeping.query(
      `INSERT INTO repo_files (id, team_id, submission_id, file_id) SELECT $1, team_id, id, $2 FROM submissions WHERE id = $3`,
      [newId(), kept, submission.id],
    );
    await keeping.query('COMMIT');
    keeping.release();
    await givingUp;
    expect((await api.services.db.storedFile.findUniqueOrThrow({ where: { id: kept } })).deletedAt).toBeNull();
  });

  it('does not let a released file be claimed again', async () => {
    const gone = await row();
    await sql('UPDATE stored_files SET deleted_at = now() WHERE id = $1', gone);
    await expect(keep(gone)).rejects.toThrow('is not there to be kept');
  });

  it('checks every column that keeps a file', async () => {
    const { rows } = await sql(
      `SELECT c.relname || '.' || a.attname AS place,
         EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgfoid = 'claim_file'::regproc
           AND pg_get_triggerdef(t.oid) LIKE '%claim_file(''' || a.attname || ''',%') AS claims,
         pg_get_functiondef('guard_file'::regproc) ~ (c.relname || ' k WHERE[^;]*k\\.' || a.attname || ' = OLD\\.id') AS guarded
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
       JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
       WHERE k.contype = 'f' AND k.confrelid = 'stored_files'::regclass`,
    );
    expect(rows.filter(({ claims, guarded }) => !claims || !guarded)).toEqual([]);
    expect(rows.length).toBeGreaterThan(9);
  });
});

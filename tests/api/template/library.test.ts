import { beforeAll, describe, expect, it, test } from 'vitest';
import { readFormFile } from '#domain/template/formFile/readFormFile.ts';
import { newId } from '#server/newId.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';
import { builtInForms } from '#server/queries/template/builtInForms.ts';
import { formFileOfVersion } from '#server/queries/template/formFileOfVersion.ts';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePerson, makeTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const builtIn = await builtInForms();
let form: TestForm;
let teamId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  teamId = `Team:${form.team.id}`;
});

const draftOf = async (masterTemplateId: string) =>
  api.services.db.flowTemplate.findFirstOrThrow({ where: { masterTemplateId, kind: 'draft' } });

async function create(libraryFormId: string): Promise<string> {
  const { data } = await api.act(
    form.writer,
    'createFormFromLibrary',
    { libraryFormId, teamId },
    'masterTemplate { id }',
  );
  return plainIdOf(data.createFormFromLibrary.masterTemplate.id);
}

test('twelve forms come with Portico', () => {
  expect(builtIn).toHaveLength(12);
  expect(new Set(builtIn.map(({ id }) => id)).size).toBe(12);
});

describe.each(builtIn.map(({ id, file, content }) => [file.name, id, content] as const))('%s', (_name, id, content) => {
  it('has logic, reviews, a document, and questions', () => {
    const read = readFormFile(content);
    expect(read).toMatchObject({
      ok: true,
      value: {
        ...{ category: expect.any(String), icon: expect.any(String), typicalTime: expect.any(String) },
        ...{ description: expect.any(String), alsoKnownAs: expect.any(String), identifyingField: expect.any(String) },
        ...{ documents: [{ fileBase64: expect.any(String) }], outputs: [{}], faqs: [{}, {}, {}, {}] },
      },
    });
    expect(content).toContain('"reviewGroups"');
    expect(content).toContain('"logic"');
  });

  it('is published right after it was created, and exported as its file', async () => {
    const masterTemplateId = await create(id);
    const { id: flowTemplateId, revision } = await draftOf(masterTemplateId);
    expect(await formFileOfVersion(api.services, flowTemplateId)).toBe(content);
    const ctx = { services: api.services, actor: { kind: 'system' } } as const;
    const jobId = await publishFlowTemplate(ctx, { flowTemplateId });
    await publishDraft(ctx, { jobId, flowTemplateId, revision });
    const { result } = await api.services.db.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(result).toMatchObject({ templateData: { masterTemplate: { status: 'published' } } });
  });
});

describe('a form that an operator added to the library', () => {
  const listed = async () => {
    const query = '{ libraryForms { libraryFormId name stepNames isBuiltIn } }';
    const forms: { isBuiltIn: boolean }[] = (await api.ask(form.writer, query)).data.libraryForms;
    return forms.filter(({ isBuiltIn }) => !isBuiltIn);
  };

  it('is listed and copied with its creator as the reviewer, and no longer once it was removed', async () => {
    const { db } = api.services;
    const other = await makeTeam(api.services);
    const reviewer = await makePerson(api.services);
    const steps = [
      { name: 'Apply', fields: [{ name: 'Name' }] },
      { name: 'Check', reviewers: [{ userId: reviewer.id }] },
    ];
    const { formId } = await publishedForm(api.services, other.id, steps, { name: 'Parade permit' });
    expect(await listed()).toEqual([]);
    await db.masterTemplate.update({ where: { id: formId }, data: { forkAllowed: true, isLibrary: true } });
    expect(await listed()).toEqual([
      { libraryFormId: formId, name: 'Parade permit', stepNames: ['Apply', 'Check'], isBuiltIn: false },
    ]);
    const { id: flowTemplateId, name } = await draftOf(await create(formId));
    expect(name).toBe('Parade permit');
    expect(await db.stepAttachment.findMany({ where: { flowTemplateId } })).toMatchObject([{ userId: form.writer.id }]);
    await db.masterTemplate.update({ where: { id: formId }, data: { isLibrary: false } });
    expect(await listed()).toEqual([]);
    const { refusal } = await api.attempt(form.writer, 'createFormFromLibrary', { libraryFormId: formId, teamId });
    expect(refusal).toBe('libraryFormUnknown');
  });

  it('can’t be guessed, and needs a team where the viewer creates forms', async () => {
    const unknown = { libraryFormId: newId(), teamId };
    expect((await api.attempt(form.writer, 'createFormFromLibrary', unknown)).refusal).toBe('libraryFormUnknown');
    const own = { libraryFormId: form.formId.replace('MasterTemplate:', ''), teamId };
    expect((await api.attempt(form.writer, 'createFormFromLibrary', own)).refusal).toBe('libraryFormUnknown');
    const stranger = await makePerson(api.services);
    const known = { libraryFormId: builtIn[0]?.id ?? '', teamId };
    expect((await api.attempt(stranger, 'createFormFromLibrary', known)).refusal).toBe('FORBIDDEN');
  });
});

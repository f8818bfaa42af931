import { beforeAll, describe, expect, test } from 'vitest';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer({ DATA_DIR: scratchFolder('answer-files') });
let clerk: TestPerson;
let resident: TestPerson;
let reviewer: TestPerson;
let stranger: TestPerson;
let flowId: string;
const plans: Record<string, string> = {};

beforeAll(async () => {
  const { services } = server;
  const team = await makeTeam(services);
  [clerk, resident, reviewer] = [await makePerson(services), await makePerson(services), await makePerson(services)];
  stranger = (await makeTeam(services)).owner;
  const form = await publishedForm(services, team.id, [
    {
      name: 'Evidence',
      external: true,
      fields: [
        { name: 'Plan', dataType: 'file' },
        { name: 'Photo', dataType: 'file' },
        { name: 'Letter', dataType: 'file' },
        { name: 'Payslip', dataType: 'file', redacted: true },
        { name: 'Remark', dataType: 'text' },
      ],
    },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  flowId = await launchOverHttp(server, resident, form);
  const pdf = await makePdf();
  await give(form.fieldId('Plan'), pdf, 'plan.pdf', 'application/pdf');
  await give(form.fieldId('Photo'), smallestPicture, 'front.png', 'image/png');
  await give(form.fieldId('Letter'), Buffer.from('To whom it may concern'), 'letter.txt', 'text/plain');
  await give(form.fieldId('Payslip'), pdf, 'payslip.pdf', 'application/pdf');
  const at = (
    await services.db.activeStep.findMany({ where: { submissionId: flowId }, orderBy: { position: 'asc' } })
  )[0];
  await graphql(
    resident,
    `
      mutation ($input: AdvanceStepInput!) {
        advanceStep(input: $input) {
          __typename
        }
      }
    `,
    {
      input: { activeStepId: `ActiveStep:${at?.id}`, confirmed: ['cannotBeModified'] },
    },
  );
  for (const { id, file } of await services.db.datumFile.findMany({ include: { file: true } }))
    plans[file.filename] = id;
});

const graphql = async (who: Visitor, query: string, variables: object = {}) =>
  (await server.send(who, 'POST', '/graphql', { body: { query, variables } })).body;

async function give(fieldId: string, bytes: Uint8Array, name: string, type: string): Promise<void> {
  const response = await graphql(resident, '{ viewer { authenticityToken } }');
  const body = new FormData();
  body.set('step_datum_id', fieldId);
  body.set('content', new Blob([new Uint8Array(bytes)], { type }), name);
  const headers = { 'x-csrf-token': response.data.viewer.authenticityToken };
  const route = `/initiated_flows/${flowId}/collected_data/create_or_update`;
  const { status, body: answer } = await server.send(resident, 'POST', route, { body, headers });
  expect([status, answer.error]).toEqual([200, undefined]);
}

const open = (who: Visitor, name: string, way: 'view' | 'download') =>
  server.send(who, 'GET', `/collected_datum/datum_files/${plans[name]}/${way}`);

describe('a file used as an answer', () => {
  test('can be opened by its applicant, staff, and reviewers, each with their own permission', async () => {
    for (const who of [resident, clerk, reviewer]) {
      const { status, headers } = await open(who, 'plan.pdf', 'download');
      expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store']);
      const file = await fetch(headers.get('location') ?? '');
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="plan.pdf"/);
    }
  });

  test.each([
    ['plan.pdf', 'inline', "frame-ancestors 'self'", 'SAMEORIGIN'],
    ['front.png', 'inline', 'sandbox', 'DENY'],
    ['letter.txt', 'attachment', 'sandbox', 'DENY'],
  ])('%s is served to be displayed as %s', async (name, disposition, policy, frames) => {
    const { headers } = await open(clerk, name, 'view');
    const file = await fetch(headers.get('location') ?? '');
    expect(file.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
    expect(file.headers.get('content-security-policy')).toContain(policy);
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(file.headers.get('x-frame-options')).toBe(frames);
  });

  test('is not found by others, or by reviewers if it answers a redacted question', async () => {
    expect((await open(stranger, 'plan.pdf', 'view')).status).toBe(404);
    expect((await open(visitor(), 'plan.pdf', 'view')).status).toBe(401);
    expect([403, 404]).toContain((await open(reviewer, 'payslip.pdf', 'view')).status);
    expect((await open(clerk, 'payslip.pdf', 'view')).status).toBe(302);
    expect((await server.send(clerk, 'GET', '/collected_datum/datum_files/none/view')).status).toBe(404);
  });
});

describe('the answers that a reviewer gets', () => {
  const query = `query ($id: ID!) { node(id: $id) { ... on Submission { activeSteps { reviewedAnswers { steps {
    name sections { fields { fieldName isHidden text files { fileName isShownInPage contentType byteSize } } } } } } } } }`;
  const read = async (who: Visitor) => {
    const { data } = await graphql(who, query, { id: `Submission:${flowId}` });
    const [step] = data.node.activeSteps[1].reviewedAnswers.steps;
    return step.sections[0].fields;
  };

  test('include every question in form order, with files and unanswered questions', async () => {
    const [plan, photo, letter, payslip, remark] = await read(reviewer);
    expect(plan).toMatchObject({ fieldName: 'Plan', isHidden: false, text: 'plan.pdf' });
    expect(plan.files).toMatchObject([{ fileName: 'plan.pdf', isShownInPage: true, contentType: 'application/pdf' }]);
    expect(photo.files).toMatchObject([{ isShownInPage: true, byteSize: smallestPicture.length }]);
    expect(letter.files).toMatchObject([{ isShownInPage: false }]);
    expect(payslip).toEqual({ fieldName: 'Payslip', isHidden: true, text: null, files: [] });
    expect(remark).toEqual({ fieldName: 'Remark', isHidden: false, text: null, files: [] });
  });

  test('also include redacted answers for staff', async () => {
    expect((await read(clerk))[3]).toMatchObject({ fieldName: 'Payslip', isHidden: false, text: 'payslip.pdf' });
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '#domain/access/scopes.ts';
import type { ExportRequest } from '#server/queries/export/ExportRequest.ts';
import { exportTables } from '#server/queries/export/exportTables.ts';
import { loadPrincipal } from '#server/sessions/loadPrincipal.ts';
import type { Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import {
  addToForm,
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let person: TestPerson;
let form: PublishedForm;
let submissionId: string;
let surveyStepId: string;
let bulkExportId: string;

async function mutate(who: Visitor, name: string, input: object, answer: string) {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const query = `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on ${type}Payload { ${answer} } } }`;
  const { body } = await server.send(who, 'POST', '/graphql', { body: { query, variables: { input } } });
  return {
    done: body.data?.[name] ?? null,
    codes: (body.errors ?? []).map((one: { extensions: { code: string } }) => one.extensions.code),
  };
}

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  person = await makePerson(services);
  await makeRole(services, team.id, { name: 'Bookkeepers', financeMember: true, workflowCreator: true }, [person]);
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true },
    { name: 'Neighbors', type: 'SurveyStep', survey: { name: 'Noise' }, fields: [{ name: 'Opinion' }] },
  ]);
  await addToForm(services, team.id, form.formId, person, 3);
  submissionId = await launchOverHttp(server, await makePerson(services), form);
  const steps = await services.db.activeStep.findMany({ where: { submissionId }, include: { step: true } });
  surveyStepId = steps.find(({ step }) => step.name === 'Neighbors')?.id ?? '';
  const bulk = { teamId: `Team:${team.id}`, name: 'All', masterTemplateIds: [`MasterTemplate:${form.formId}`] };
  bulkExportId = (await mutate(person, 'createBulkExport', bulk, 'bulkExport { id }')).done.bulkExport.id;
});

interface Case {
  readonly mutation: string;
  readonly input: () => object;
  readonly needs: TokenScope;
}

const ofTeam = (): object => ({ teamId: `Team:${team.id}`, format: 'csv' });
const survey = (of: string) => (): object => ({ activeStepId: `ActiveStep:${surveyStepId}`, of, format: 'csv' });
const rows = { type: 'submissions', format: 'csv' };

/** Every kind of export, and the scope for its content. */
const cases: Readonly<Record<string, Case>> = {
  'chosen submissions': {
    mutation: 'createExport',
    input: () => ({ ...rows, ids: [`Submission:${submissionId}`] }),
    needs: 'submissions:read',
  },
  'a submission list': {
    mutation: 'createExport',
    input: () => ({ ...rows, filters: [] }),
    needs: 'submissions:read',
  },
  'the submissions of a form': {
    mutation: 'createExport',
    input: () => ({ ...rows, masterTemplateIds: [`MasterTemplate:${form.formId}`] }),
    needs: 'submissions:read',
  },
  "a form's outputs": {
    mutation: 'createExport',
    input: () => ({ ...rows, type: 'outputs', masterTemplateIds: [`MasterTemplate:${form.formId}`] }),
    needs: 'submissions:read',
  },
  'a bulk export': { mutation: 'runBulkExport', input: () => ({ bulkExportId }), needs: 'submissions:read' },
  people: { mutation: 'exportPeople', input: ofTeam, needs: 'team:read' },
  transactions: {
    mutation: 'exportTransactions',
    input: () => ({ ...ofTeam(), group: 'online' }),
    needs: 'money:read',
  },
  'cash and checks': {
    mutation: 'exportTransactions',
    input: () => ({ ...ofTeam(), group: 'by_hand' }),
    needs: 'money:read',
  },
  'the monthly report': { mutation: 'exportMonthReport', input: ofTeam, needs: 'money:read' },
  'survey responses': { mutation: 'exportSurvey', input: survey('responses'), needs: 'submissions:read' },
  'survey invitations': { mutation: 'exportSurvey', input: survey('invitations'), needs: 'submissions:read' },
};

const contents: readonly TokenScope[] = ['submissions:read', 'money:read', 'team:read'];
const request = (who: Visitor, { mutation, input }: Case) => mutate(who, mutation, input(), 'export { id }');
const download = (who: Visitor, id: string) => server.send(who, 'GET', `/exports/${id.replace('Export:', '')}`);
const token = (scopes: readonly TokenScope[]) => makeToken(server.services, team.id, person, scopes);

describe.each(Object.entries(cases))('%s', (_name, kind) => {
  const others = contents.filter((scope) => scope !== kind.needs);

  test('can be requested and downloaded by a key with the scope for its content', async () => {
    const key = await token(['exports:read', 'exports:write', kind.needs]);
    const { done, codes } = await request(key, kind);
    expect(codes).toEqual([]);
    await runJobs(server.services);
    const { id, status } = await server.services.db.export.findUniqueOrThrow({
      where: { id: done.export.id.replace('Export:', '') },
    });
    expect(status).toBe('finished');
    const lacking = await token(['exports:read', 'exports:write', ...others]);
    expect(
      [await download(key, id), await download(person, id), await download(lacking, id)].map((answer) => answer.status),
    ).toEqual([200, 200, 403]);
  });

  test.each([
    ['without it', (): readonly TokenScope[] => ['exports:read', 'exports:write', ...others]],
    ['without exports:write', (): readonly TokenScope[] => ['exports:read', ...contents]],
  ])('is refused to a key %s', async (_why, scopes) => {
    const count = () => server.services.db.export.count();
    const before = await count();
    const { done, codes } = await request(await token(scopes()), kind);
    // not found, because the key can't see it
    expect({ done, codes }).toEqual({ done: null, codes: [expect.stringMatching(/^(FORBIDDEN|NOT_FOUND)$/)] });
    expect(await count()).toBe(before);
  });

  test('fails if the key that requested it lacks the scope', async () => {
    const { done } = await request(person, kind);
    const { params, exportType: type } = await server.services.db.export.findUniqueOrThrow({
      where: { id: done.export.id.replace('Export:', '') },
    });
    const tables = async (scopes: readonly TokenScope[]) => {
      const asker = { withheldTeamIds: [], token: { teamId: team.id, scopes } };
      const principal = await loadPrincipal(server.services.pool, person.id, asker);
      if (!principal) throw new Error('the person is missing');
      const wanted = {
        request: { ...(params as unknown as ExportRequest), asker },
        principal,
        type,
        onRows: () => Promise.resolve(),
      };
      return exportTables(server.services, wanted);
    };
    expect(await tables(['exports:read', 'exports:write', ...others])).toBeNull();
    expect(await tables(['exports:read', 'exports:write', kind.needs])).not.toBeNull();
  });
});

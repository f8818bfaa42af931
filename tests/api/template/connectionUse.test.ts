import { beforeAll, afterAll, expect, test } from 'vitest';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';
import { fillLargeForm } from '#tests/support/fillLargeForm.ts';
import { makeDraft } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();

// Node emits each of these warnings once per process, so one list serves all tests of this file
const warnings: string[] = [];
const keep = ({ name, message }: Error): void => void warnings.push(`${name}: ${message}`);
beforeAll(() => void process.on('warning', keep));
afterAll(() => void process.off('warning', keep));

/** Warnings are emitted after the work that caused them. */
const told = async (): Promise<readonly string[]> => {
  await new Promise((resolve) => setImmediate(resolve));
  return warnings;
};

test('starting a submission runs one query at a time on its connection', async () => {
  const team = await makeTeam(api.services);
  const resident = await makePerson(api.services, { name: 'Rosa Resident' });
  const form = await publishedForm(api.services, team.id, [
    { name: 'Your project', external: true, fields: [{ name: 'Address' }], assignees: [{ userId: resident.id }] },
    { name: 'Check', reviewers: [{ userId: resident.id }] },
  ]);
  await launchTestSubmission(api, resident, form);
  expect(await told()).toEqual([]);
});

test('creating, editing, and publishing a large form does the same', async () => {
  const form = await makeDraft(api);
  const flowTemplateId = plainIdOf(form.draftId);
  await fillLargeForm(api.services, form.team.id, flowTemplateId);
  const ctx = { services: api.services, actor: { kind: 'system' } } as const;
  const jobId = await publishFlowTemplate(ctx, { flowTemplateId });
  const { revision } = await api.services.db.flowTemplate.findUniqueOrThrow({ where: { id: flowTemplateId } });
  await publishDraft(ctx, { jobId, flowTemplateId, revision });
  expect(await api.services.db.job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({ state: 'complete' });
  expect(await told()).toEqual([]);
});

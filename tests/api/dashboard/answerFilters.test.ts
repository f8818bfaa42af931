import { beforeAll, describe, expect, test } from 'vitest';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let form: PublishedForm;
let owner: Visitor;
let [clerk, reviewer, resident, second]: TestPerson[] = [];

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  owner = team.owner;
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  reviewer = await makePerson(services, { name: 'Rita Reviewer' });
  resident = await makePerson(services, { name: 'Rosa Resident' });
  second = await makePerson(services, { name: 'Sid Second' });
  const fields = [{ name: 'Street' }, { name: 'Cost', dataType: 'float' as const }, { name: 'Reason', redacted: true }];
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, revisable: true, fields },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

async function finds(who: Visitor, term: string, type: 'contains' | 'exact' = 'contains'): Promise<number[]> {
  const document = `query ($term: String!, $type: SearchType!) {
    submissionSearch(term: $term, type: $type) { scopedId } quickSearch(term: $term) { submissions { scopedId } } }`;
  const { data } = await api.ask(who, document, { term, type });
  const numbers = (found: readonly { scopedId: number }[]): number[] => found.map(({ scopedId }) => scopedId);
  const found = numbers(data.submissionSearch);
  // the palette finds the same submissions as the search
  const quick = numbers(data.quickSearch.submissions);
  expect(quick).toEqual(type === 'contains' ? found : quick);
  return found;
}

async function save(who: TestPerson, submission: LaunchedSubmission, field: string, content: unknown, revision = 0) {
  const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId(field) };
  expect((await saveTestAnswer(api, who, { ...place, content, revision })).refusal).toBeNull();
}

async function handedIn(street: string): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident as TestPerson, form);
  await save(resident as TestPerson, submission, 'Street', street);
  await save(resident as TestPerson, submission, 'Reason', 'A heron nests there');
  const advanced = await api.attempt(resident as TestPerson, 'advanceStep', {
    activeStepId: `ActiveStep:${submission.stepId('Ask')}`,
  });
  expect(advanced.refusal).toBeNull();
  return submission;
}

describe('finding a submission by its answers', () => {
  test('works once they are submitted, by part or whole, for people who can read them', async () => {
    const begun = await launchTestSubmission(api, resident as TestPerson, form);
    await save(resident as TestPerson, begun, 'Street', 'Quince Street 4');
    expect(await finds(owner, 'quince')).toEqual([]);
    const { scopedId } = await handedIn('Quince\n  Lane 7');
    for (const who of [owner, clerk as TestPerson]) {
      expect(await finds(who, 'uince la')).toEqual([scopedId]);
      expect(await finds(who, 'QUINCE LANE 7', 'exact')).toEqual([scopedId]);
      expect(await finds(who, 'quince lane', 'exact')).toEqual([]);
      expect(await finds(who, 'heron nests')).toEqual([scopedId]);
    }
    // the reviewer can't read these answers; the others have nothing to do with the form
    for (const who of [reviewer as TestPerson, resident as TestPerson, second as TestPerson])
      for (const term of ['quince', 'heron nests', 'quince lane 7']) expect(await finds(who, term)).toEqual([]);
  });

  test('uses current answers: the new text after a revision, nothing after a retraction', async () => {
    const submission = await handedIn('Medlar Row');
    const { scopedId } = submission;
    await save(resident as TestPerson, submission, 'Street', 'Sorrel Row', 1);
    await save(resident as TestPerson, submission, 'Cost', 1234.5);
    expect(await finds(owner, 'medlar')).toEqual([]);
    expect(await finds(owner, 'sorrel row', 'exact')).toEqual([scopedId]);
    expect(await finds(owner, '1234.5')).toEqual([scopedId]);
    await save(resident as TestPerson, submission, 'Street', null, 2);
    expect(await finds(owner, 'sorrel')).toEqual([]);
  });

  test('stops when it is deleted', async () => {
    const { id, scopedId } = await handedIn('Hawthorn Hill');
    expect(await finds(owner, 'hawthorn')).toEqual([scopedId]);
    await api.act(owner, 'deleteSubmission', { submissionId: `Submission:${id}` });
    const gone = await api.services.db.submission.findUniqueOrThrow({ where: { id } });
    expect(gone.deletedAt).not.toBeNull();
    expect(await finds(owner, 'hawthorn')).toEqual([]);
    expect(await api.services.db.answerWords.count({ where: { id } })).toBe(0);
  });
});

test("works for each of its applicants, and for an applicant's address", async () => {
  const submission = await handedIn('Elder Way');
  const { scopedId } = submission;
  const added = await api.attempt(resident as TestPerson, 'inviteApplicant', {
    submissionId: `Submission:${submission.id}`,
    email: (second as TestPerson).email,
    name: 'Sid Second',
  });
  expect(added.refusal).toBeNull();
  expect(await finds(owner, 'sid sec')).toEqual([scopedId]);
  expect(await finds(owner, 'Sid Second', 'exact')).toEqual([scopedId]);
  for (const type of ['contains', 'exact'] as const) {
    expect(await finds(owner, (second as TestPerson).email.toUpperCase(), type)).toEqual([scopedId]);
    expect(await finds(reviewer as TestPerson, (second as TestPerson).email, type)).toEqual([]);
  }
});

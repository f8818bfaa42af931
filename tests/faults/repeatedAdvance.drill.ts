import { timingFinding, type Drill, type DrillCounts, type Finding } from '#tests/faults/drill.ts';
import { openScene } from '#tests/faults/scene.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, anotherBrowser, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const sessions = 20;
const advancing = `mutation ($input: AdvanceStepInput!) { advanceStep(input: $input) {
  ... on AdvanceStepPayload { submission { currentStep { step { name } } } } ... on RefusedError { code } } }`;

/** Twenty sessions of the applicant and of a clerk, spread over two servers, advance the same step at the same time. */
async function run({ presses }: DrillCounts, cluster: Cluster): Promise<readonly Finding[]> {
  await using scene = await openScene(cluster);
  await using servers = new AsyncDisposableStack();
  const { services } = scene;
  const api = apiOn({ services });
  const ports = await Promise.all(
    [1, 2].map(async () => servers.use(await startPortico('server', { url: scene.url })).port),
  );
  const team = await makeTeam(services);
  const [resident, clerk] = [await makePerson(services), await makePerson(services)];
  const browsers = await Promise.all(
    Array.from({ length: sessions }, (_, n) => anotherBrowser(services, n % 2 === 0 ? resident : clerk)),
  );
  const answers = new Map<string, number>();
  const taken: number[] = [];
  let steps = 0;
  for (let press = 0; press < presses; press += 1) {
    // a new form each time, so that no server has it cached
    const form = await publishedForm(services, team.id, [
      { name: 'Ask', external: true, fields: [{ name: 'What', required: true }] },
      { name: 'Check', external: true },
      { name: 'Decide' },
    ]);
    await addToForm(services, team.id, form.formId, clerk, 2);
    const submission = await launchTestSubmission(api, resident, form);
    const activeStepId = submission.stepId('Ask');
    await saveTestAnswer(api, resident, { activeStepId, fieldId: form.fieldId('What'), content: 'A shed' });
    const begun = performance.now();
    const heard = await Promise.all(
      browsers.map((who, n) => pressNext(ports[n % ports.length] ?? 0, who, activeStepId)),
    );
    taken.push(performance.now() - begun);
    for (const one of heard) answers.set(one, (answers.get(one) ?? 0) + 1);
    steps += await services.db.activity.count({ where: { submissionId: submission.id, kind: 'advanceStep' } });
  }
  const others = [...answers.keys()].filter((heard) => heard !== 'Check' && heard !== 'stepNotCurrent');
  return [
    { what: `times ${sessions} sessions advanced a step at the same time`, found: presses },
    { what: 'steps completed', found: steps, wish: presses },
    { what: 'sessions that completed one', found: answers.get('Check') ?? 0, wish: presses },
    {
      what: 'told that the step was already completed',
      found: answers.get('stepNotCurrent') ?? 0,
      wish: presses * (sessions - 1),
    },
    { what: 'other responses', found: others.join(), wish: '' },
    timingFinding('until all had a response', taken),
  ];
}

async function pressNext(port: number, { cookie }: TestPerson, activeStepId: string): Promise<string> {
  const input = { activeStepId: `ActiveStep:${activeStepId}`, confirmed: [] };
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', cookie: cookie ?? '' },
    body: JSON.stringify({ query: advancing, variables: { input } }),
  });
  const { data, errors } = (await response.json()) as Advanced;
  const said = data?.advanceStep;
  return said?.code ?? said?.submission?.currentStep?.step.name ?? errors?.[0]?.message ?? `status ${response.status}`;
}

interface Advanced {
  readonly data?: {
    readonly advanceStep?: {
      readonly code?: string;
      readonly submission?: { readonly currentStep?: { readonly step: { readonly name: string } } };
    };
  };
  readonly errors?: readonly { readonly message: string }[];
}

export const drill: Drill = { title: 'Twenty sessions advance a step at the same time', run };

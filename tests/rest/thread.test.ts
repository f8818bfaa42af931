import { expect, test } from 'vitest';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { password } from '#tests/support/people.ts';
import { useServer } from '#tests/support/server.ts';
import { workOff } from '#tests/support/work.ts';

const server = useServer();

async function call(who: Visitor, method: string, path: string, body?: unknown) {
  const answer = await server.send(who, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Signs up over REST, and shows that the address is theirs. */
async function signUp(name: string): Promise<Visitor> {
  const who = visitor({ userAgent: name });
  const email = `${name.toLowerCase()}@example.com`;
  await call(who, 'POST', '/users', { user: { email, password, name, account_type: 'citizen' } });
  await server.services.db.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  return who;
}

test('from sign-up to a completed submission by documented calls alone', { timeout: 120_000 }, async () => {
  const { db } = server.services;
  const clerk = await signUp('Clara');
  // no call is documented for making a team
  const made = await server.send(clerk, 'POST', '/graphql', {
    body: {
      query: `mutation { createTeam(input: {name: "Springfield"}) { ... on CreateTeamPayload { team { id } } } }`,
    },
  });
  const teamId = made.body.data.createTeam.team.id.split(':')[1];
  await db.team.update({ where: { id: teamId }, data: { enableFormCreation: true } });

  const { id: draftId, master_template_id: formId } = await call(
    clerk,
    'POST',
    `/flow_templates?team_id=${teamId}`,
    {},
  );
  await call(clerk, 'PUT', `/flow_templates/${draftId}`, { flow_template: { name: 'Building permit' } });
  await call(clerk, 'PUT', `/master_templates/${formId}`, { master_template: { publicly_launchable: true } });
  const newStep = (type: string, name: string, external: boolean) =>
    call(clerk, 'POST', `/flow_templates/${draftId}/steps`, { step: { type, name } }).then((step) =>
      call(clerk, 'PUT', `/steps/${step.id}`, { step: { external } }),
    );
  const house = await newStep('CollectInfoStep', 'Your house', true);
  const area = await call(clerk, 'POST', `/step_datum/sections/${house.sections[0].id}/step_data`, { type: 'integer' });
  await call(clerk, 'PUT', `/step_data/${area.id}`, { step_datum: { name: 'Area', required: true, min_value: 1 } });
  await newStep('BasicStep', 'Inspection', false);
  const job = await call(clerk, 'PUT', `/flow_templates/${draftId}/publish`, {});
  await workOff(server.services);
  expect(await call(clerk, 'GET', `/jobs/${job.id}`)).toMatchObject({ status: 'complete' });
  const { versions } = await call(clerk, 'GET', `/workflows/${formId}/versions`);

  const resident = await signUp('Rosa');
  const flow = await call(resident, 'POST', '/initiated_flows', {
    initiated_flow: { flow_template_id: versions[0].id },
  });
  const [step, inspection] = flow.flow_template.steps;
  expect(step).toMatchObject({ name: 'Your house', sections: [{ step_data: [{ name: 'Area' }] }] });
  const advance = (who: Visitor, stepId: string) =>
    server.send(who, 'POST', `/initiated_flows/${flow.id}/do_next_step`, { body: { step_id: stepId } });
  expect((await advance(resident, step.id)).status).toBe(422);
  await call(resident, 'POST', `/initiated_flows/${flow.id}/collected_data/create_or_update`, {
    step_datum_id: step.sections[0].step_data[0].id,
    content: '120',
  });
  expect((await advance(resident, step.id)).body).toMatchObject({ current_step: { position: 1, external: false } });
  expect((await advance(resident, inspection.id)).status).toBe(403);
  const done = await advance(clerk, inspection.id);
  expect(done.body).toMatchObject({ status: 'finished', is_active: false, current_step: null });
  const { initiated_flows: own } = await call(resident, 'GET', `/initiated_flows/previously_launched/${formId}`);
  expect(own).toMatchObject([{ id: flow.id, status: 'finished' }]);
  const { activities } = await call(resident, 'GET', `/initiated_flows/${flow.id}/activities`);
  expect(activities.map(({ html }: { html: string }) => html)).toContain('Clara completed Inspection');
});

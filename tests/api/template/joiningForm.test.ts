import { expect, it } from 'vitest';
import { makeDraft } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makePerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();

const ask = (who: Visitor, masterTemplateId: string) =>
  api.attempt(who, 'askToJoinForm', { masterTemplateId }, 'masterTemplate { availableActions }');
const subjects = async (email: string): Promise<string[]> =>
  (await mailsTo(api.services, email)).map(({ subject }) => subject);

it("notifies the form's writers, grants nothing, and is limited to once in a while", async () => {
  const { team, writer, formId } = await makeDraft(api, 'Fence permit');
  const { data } = await ask(team.member, formId);
  expect(data.askToJoinForm.masterTemplate.availableActions).toContain('joinForm');
  expect(await subjects(writer.email)).toContain('Request to join a form: Fence permit');
  expect(await subjects(team.owner.email)).not.toContain('Request to join a form: Fence permit');
  const where = { masterTemplateId: plainIdOf(formId), userId: team.member.id };
  expect(await api.services.db.masterTemplateMembership.count({ where })).toBe(0);
  expect((await ask(team.member, formId)).messages).toHaveLength(1);
});

it("notifies the team's owners if the form has no writers", async () => {
  const { team, formId } = await makeDraft(api, 'Tree permit');
  await api.services.db.masterTemplateMembership.deleteMany({ where: { masterTemplateId: plainIdOf(formId) } });
  await ask(team.member, formId);
  expect(await subjects(team.owner.email)).toContain('Request to join a form: Tree permit');
});

it("is for members of the team who don't work on it", async () => {
  const { writer, formId } = await makeDraft(api);
  for (const who of [writer, await makePerson(api.services)]) expect((await ask(who, formId)).messages).toHaveLength(1);
});

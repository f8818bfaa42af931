import { expect, it } from 'vitest';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePerson, makeRole } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();

it('undoing an edit does not bring back someone who has left the team', async () => {
  const form = await makeDraft(api);
  const build = formBuilder(api, form);
  const step = await build.step('CollectInfoStep', 'Visit');
  const [stays, leaves] = [await makePerson(api.services), await makePerson(api.services)];
  await makeRole(api.services, form.team.id, { name: 'Clerks' }, [stays, leaves]);
  for (const { id } of [stays, leaves]) {
    const input = { attachableId: step.id, subjectId: `User:${id}` };
    await build.edit('toggleAttachment', input, 'flowTemplate { id }');
  }
  await build.edit('deleteStep', { stepId: step.id }, 'flowTemplate { id }');
  const leaving = { teamId: `Team:${form.team.id}`, userId: `User:${leaves.id}` };
  await api.act(form.team.owner, 'takeOffTeam', leaving, '__typename');
  await build.edit('undoDraftEdit', { flowTemplateId: form.draftId }, 'flowTemplate { id }');
  const attached = await api.services.db.stepAttachment.findMany({
    where: { flowTemplateId: plainIdOf(form.draftId) },
    select: { userId: true },
  });
  expect(attached).toEqual([{ userId: stays.id }]);
});

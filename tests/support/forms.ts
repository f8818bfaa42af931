import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import type { GraphQLAnswer, Api, MutationName, Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';

/** A newly created form with its global ids, as the API returns them. */
export interface TestForm {
  readonly team: TestTeam;
  readonly writer: TestPerson;
  readonly formId: string;
  readonly draftId: string;
}

/** A team that may create forms, and a blank form by a member who may. */
export async function makeDraft(api: Api, name = 'Building permit'): Promise<TestForm> {
  const team = await makeTeam(api.services);
  await api.services.db.team.update({ where: { id: team.id }, data: { enableFormCreation: true } });
  const writer = await makePerson(api.services);
  await makeRole(api.services, team.id, { name: 'Creators', workflowCreator: true }, [writer]);
  const { data } = await api.act(
    writer,
    'createMasterTemplate',
    { teamId: `Team:${team.id}`, name },
    'masterTemplate { id } flowTemplate { id }',
  );
  const { masterTemplate, flowTemplate } = data.createMasterTemplate;
  return { team, writer, formId: masterTemplate.id, draftId: flowTemplate.id };
}

export interface Builder {
  /** runs a mutation as the form's writer or another person, and fails the test if it is refused */
  readonly edit: <Name extends MutationName>(
    mutation: Name,
    input: MutationInputs[Name],
    payload: string,
  ) => Promise<GraphQLAnswer['data']>;
  readonly step: (type: string, name?: string) => Promise<{ id: string; identity: string; sections: { id: string }[] }>;
  readonly field: (sectionId: string, dataType: string, name?: string) => Promise<{ id: string; identity: string }>;
  readonly options: (fieldId: string, names: readonly string[]) => Promise<{ id: string; identity: string }[]>;
}

/** The mutations that nearly every form test starts with. */
export function formBuilder(api: Api, { draftId, writer }: TestForm, who: Visitor = writer): Builder {
  const edit: Builder['edit'] = async (mutation, input, payload) => {
    const { data } = await api.act(who, mutation, input, payload);
    return data[mutation];
  };
  return {
    edit,
    step: async (type, name) => {
      const input = { flowTemplateId: draftId, type, name };
      return (await edit('createStep', input, 'step { id identity sections { id } reviewGroups { id } }')).step;
    },
    field: async (sectionId, dataType, name) => {
      return (await edit('createField', { sectionId, dataType, name }, 'field { id identity }')).field;
    },
    options: async (fieldId, names) => {
      const options = names.map((name) => ({ name }));
      return (await edit('createOptions', { fieldId, options }, 'options { id identity }')).options;
    },
  };
}

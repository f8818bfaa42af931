import type { GuardedAction } from '#domain/account/recentAuthentication.ts';
import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import { makeForm, makePerson, type TestPerson, type TestTeam } from '#tests/support/people.ts';

interface World {
  readonly team: TestTeam;
  readonly somebody: TestPerson;
}

interface OperatorAction {
  readonly action: GuardedAction;
  readonly mutation: string;
  readonly who: () => Promise<TestPerson>;
  readonly input: (world: World) => Promise<Readonly<Record<string, unknown>>>;
}

/** The actions of operators that need recent authentication. */
export const actionsOfOperators = (paying: {
  readonly services: Services;
}): Readonly<Record<string, OperatorAction>> => ({
  'suspending a team': {
    action: 'suspendTeam',
    mutation: 'suspendTeam',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, reason: 'Nobody knows it' }),
  },
  'reinstating a suspended team': {
    action: 'suspendTeam',
    mutation: 'reinstateTeam',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => {
      const data = { suspendedAt: new Date(), suspensionReason: 'Nobody knows it' };
      await paying.services.db.team.update({ where: { id: team.id }, data });
      return { teamId: `Team:${team.id}` };
    },
  },
  'making someone a government user': {
    action: 'setGovernmentUser',
    mutation: 'setGovernmentUser',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => ({ userId: `User:${somebody.id}`, isGovernment: true }),
  },
  'changing what a team can use': {
    action: 'setTeamFeatures',
    mutation: 'setTeamFeatures',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, enableFormCreation: false, remoteGisEnabled: true }),
  },
  'offering a form to every team': {
    action: 'setLibraryForm',
    mutation: 'setLibraryForm',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => {
      const formId = await makeForm(paying.services, team.id);
      await paying.services.db.masterTemplate.update({
        where: { id: formId },
        data: { everPublished: true, forkAllowed: true },
      });
      return { masterTemplateId: `MasterTemplate:${formId}`, isLibrary: true };
    },
  },
  'approving a team': {
    action: 'letTeamIn',
    mutation: 'letTeamIn',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => {
      await paying.services.db.team.update({ where: { id: team.id }, data: { letInAt: null } });
      return { teamId: `Team:${team.id}`, despiteLikeness: true };
    },
  },
  'creating a requested team': {
    action: 'letTeamIn',
    mutation: 'approveTeamApplication',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => {
      const id = newId();
      const name = `Office ${id}`;
      const wish = { id, applicantId: somebody.id, name, purpose: 'Permits', createdAt: paying.services.now() };
      await paying.services.db.teamApplication.create({ data: wish });
      return { teamApplicationId: `TeamApplication:${id}`, despiteLikeness: true };
    },
  },
  'changing the platform fee': {
    action: 'changeFees',
    mutation: 'setTeamFees',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, noFee: true }),
  },
  'reactivating an account': {
    action: 'reactivatePerson',
    mutation: 'reactivatePerson',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => {
      await paying.services.db.user.update({ where: { id: somebody.id }, data: { deactivatedAt: new Date() } });
      return { userId: `User:${somebody.id}` };
    },
  },
});

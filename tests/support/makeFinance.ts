import type { Services } from '#server/Services.ts';
import { makePerson, makeRole, type TestPerson } from '#tests/support/people.ts';

export interface FinancePeople {
  /** looks after banking as well */
  readonly manager: TestPerson;
  readonly member: TestPerson;
}

/** Those who look after the money of a team, of a role each. */
export async function makeFinance(services: Services, teamId: string): Promise<FinancePeople> {
  const [manager, member] = [await makePerson(services), await makePerson(services)];
  await makeRole(services, teamId, { name: 'Treasurers', financeManager: true }, [manager]);
  await makeRole(services, teamId, { name: 'Bookkeepers', financeMember: true }, [member]);
  return { manager, member };
}

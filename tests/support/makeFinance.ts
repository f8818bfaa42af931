import type { Services } from '#server/Services.ts';
import { makePerson, makeRole, type TestPerson } from '#tests/support/people.ts';

export interface FinancePeople {
  /** also manages bank accounts */
  readonly manager: TestPerson;
  readonly member: TestPerson;
}

/** The people who manage a team's finances, one per role. */
export async function makeFinance(services: Services, teamId: string): Promise<FinancePeople> {
  const [manager, member] = [await makePerson(services), await makePerson(services)];
  await makeRole(services, teamId, { name: 'Treasurers', financeManager: true }, [manager]);
  await makeRole(services, teamId, { name: 'Bookkeepers', financeMember: true }, [member]);
  return { manager, member };
}

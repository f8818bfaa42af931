import type { Services } from '#server/services.ts';

export interface DemoSignIn {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

/** What makes up the demo town, in order; each part answers the people that it adds. */
const demoTown: readonly ((services: Services) => Promise<readonly DemoSignIn[]>)[] = [];

/** Fills an empty database with the demo town. */
export async function firstRun(services: Services): Promise<readonly DemoSignIn[]> {
  const teams = await services.db.team.count();
  if (teams > 0) return [];
  const signIns = [];
  for (const part of demoTown) signIns.push(...(await part(services)));
  return signIns;
}

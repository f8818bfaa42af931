import type { Application } from '#server/demoTown/applications.ts';
import { townContext, townPieceKey, type Town } from '#server/demoTown/town.ts';
import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { advanceStep } from '#server/operations/submission/advanceStep.ts';
import type { OperationContext } from '#server/Services.ts';

/** One submission in progress, with what its events need. */
export interface TownCase {
  readonly town: Town;
  readonly application: Application;
  readonly submissionId: string;
  readonly flowTemplateId: string;
  readonly stepIds: ReadonlyMap<string, string>;
  readonly fields: readonly TownCaseField[];
  /** identities of fields that an interrupted start already answered */
  readonly answered: ReadonlySet<string>;
}

export interface TownCaseField {
  readonly id: string;
  readonly identity: string;
  readonly name: string | null;
  readonly multipleChoiceOptions: readonly { readonly name: string; readonly identity: string }[];
}

/** A moment between launch and today: `part` is the fraction of that time. */
export const contextLater = ({ town, application }: TownCase, player: TownPerson, part: number): OperationContext =>
  townContext(town, player, application.daysAgo * (1 - part));

export const caseKey = ({ application }: TownCase, episode: string): string =>
  townPieceKey('case', application.number, episode);

export function caseStepId({ stepIds }: TownCase, name: string): string {
  const id = stepIds.get(name);
  if (id === undefined) throw new Error(`The demo town's permit form has no step ${name}.`);
  return id;
}

/** Completes a step, unless it was completed automatically. */
export async function advanceCase(of: TownCase, name: string, player: TownPerson, part: number): Promise<void> {
  const activeStepId = caseStepId(of, name);
  const { completedAt } = await of.town.services.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  if (completedAt !== null) return;
  await advanceStep(
    contextLater(of, player, part),
    { activeStepId, audience: 'admin', confirmed: [] },
    caseKey(of, name),
  );
}

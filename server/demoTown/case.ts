import type { Application } from '#server/demoTown/applications.ts';
import type { Player } from '#server/demoTown/cast.ts';
import { as, pieceKey, type Town } from '#server/demoTown/town.ts';
import { advanceStep } from '#server/operations/submission/advanceStep.ts';
import type { OperationContext } from '#server/Services.ts';

/** One submission in progress, as the story steps need it. */
export interface Case {
  readonly town: Town;
  readonly application: Application;
  readonly submissionId: string;
  readonly flowTemplateId: string;
  readonly stepIds: ReadonlyMap<string, string>;
  readonly fields: readonly CaseField[];
  /** identities of fields that an earlier, killed start has answered */
  readonly answered: ReadonlySet<string>;
}

export interface CaseField {
  readonly id: string;
  readonly identity: string;
  readonly name: string | null;
  readonly multipleChoiceOptions: readonly { readonly name: string; readonly identity: string }[];
}

/** At a fraction of the time since the submission was started. */
export const later = ({ town, application }: Case, player: Player, part: number): OperationContext =>
  as(town, player, application.daysAgo * (1 - part));

export const key = ({ application }: Case, episode: string): string => pieceKey('case', application.number, episode);

export function step({ stepIds }: Case, name: string): string {
  const id = stepIds.get(name);
  if (id === undefined) throw new Error(`The permit of the demo town has no step ${name}.`);
  return id;
}

/** Completes a step, unless it has completed automatically. */
export async function advance(of: Case, name: string, player: Player, part: number): Promise<void> {
  const activeStepId = step(of, name);
  const { completedAt } = await of.town.services.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  if (completedAt !== null) return;
  await advanceStep(later(of, player, part), { activeStepId, audience: 'admin', confirmed: [] }, key(of, name));
}

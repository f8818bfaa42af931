import type { Subject } from '#domain/template/attachPeople.ts';

interface StepPeople<Who extends Subject> {
  /** assigned whatever the answers are */
  readonly assigned: readonly Who[];
  /** assigned, or asked for a review, if the logic of the form says so */
  readonly groups: readonly { readonly identity: string; readonly people: readonly Who[] }[];
}

/** Who works on a step according to the current answers, without duplicates. */
export function peopleOfStep<Who extends Subject>(
  { assigned, groups }: StepPeople<Who>,
  applies: (identity: string) => boolean,
): Who[] {
  const added = groups.flatMap(({ identity, people }) => (applies(identity) ? people : []));
  return [...new Map([...assigned, ...added].map((who) => [`${who.type} ${who.id}`, who])).values()];
}

import type { Subject } from '#domain/template/attachPeople.ts';

interface StepPeople<Who extends Subject> {
  /** who works on it whatever is answered */
  readonly assigned: readonly Who[];
  /** who is added to it, or reviews it, if the logic of the form says so */
  readonly groups: readonly { readonly identity: string; readonly people: readonly Who[] }[];
}

/** Who works on a step as the answers stand, everybody once. */
export function peopleOfStep<Who extends Subject>(
  { assigned, groups }: StepPeople<Who>,
  applies: (identity: string) => boolean,
): Who[] {
  const added = groups.flatMap(({ identity, people }) => (applies(identity) ? people : []));
  return [...new Map([...assigned, ...added].map((who) => [`${who.type} ${who.id}`, who])).values()];
}

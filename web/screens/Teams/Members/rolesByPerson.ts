interface RoleWithPeople {
  readonly name: string;
  /** Ids. */
  readonly people: readonly string[];
}

/** The names of the roles of each person, in the order of the roles. */
export function rolesByPerson(roles: readonly RoleWithPeople[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, people } of roles) {
    for (const person of people) names.set(person, [...(names.get(person) ?? []), name]);
  }
  return names;
}

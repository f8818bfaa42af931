interface RoleWithPeople {
  readonly name: string;
  /** person IDs */
  readonly people: readonly string[];
}

/** Role names by person ID, in role order. */
export function rolesByPerson(roles: readonly RoleWithPeople[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, people } of roles) {
    for (const person of people) names.set(person, [...(names.get(person) ?? []), name]);
  }
  return names;
}

import { expect, it } from 'vitest';
import { rolesByPerson } from '#web/screens/Teams/Members/rolesByPerson.ts';

it("lists each person's roles in role order", () => {
  const roles = [
    { name: 'Owners', people: ['ann'] },
    { name: 'Members', people: ['ann', 'ben'] },
    { name: 'Planning', people: ['ben'] },
    { name: 'Nobody', people: [] },
  ];
  expect(Object.fromEntries(rolesByPerson(roles))).toEqual({
    ann: ['Owners', 'Members'],
    ben: ['Members', 'Planning'],
  });
});

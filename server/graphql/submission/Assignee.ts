import { initials } from '#domain/account/account.ts';
import type { Subject } from '#domain/template/attachPeople.ts';
import type { Database } from '#server/database/createDatabase.ts';
import type { User as UserRow } from '#server/generated/prisma/client.ts';
import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

interface NamedSubject extends Subject {
  readonly name: string;
  /** Null for a role. */
  readonly user: UserRow | null;
}

/** No scope of its own: the parent decides who may read the name. */
export const Assignee = builder.objectRef<NamedSubject>('Assignee').implement({
  description: 'A person or role that works on a submission or one of its steps.',
  fields: (t) => ({
    subjectId: t.id({
      description: 'The ID of the `User` or `Role`.',
      resolve: ({ type, id }) => encodeGlobalId(type === 'User' ? 'User' : 'Role', id),
    }),
    type: t.field({
      type: SubjectTypeEnum,
      description: 'Whether this is a person (`User`) or a role (`AdminRole`).',
      resolve: ({ type }) => type,
    }),
    name: t.exposeString('name', { description: 'The name of the person or role.' }),
    initials: t.string({
      description: 'The initials of the name, to show in place of a picture.',
      resolve: ({ name }) => initials(name),
    }),
    isInvited: t.boolean({
      description: 'Whether this is a person who was invited and has not signed in yet.',
      resolve: ({ user }) => user !== null && user.claimedAt === null,
    }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The person, or null for a role.',
      resolve: ({ user }) => user,
    }),
    roleName: t.string({
      nullable: true,
      description: 'The name of the role, or null for a person.',
      resolve: ({ type, name }) => (type === 'AdminRole' ? name : null),
    }),
  }),
});

/** Loads the names of people and roles, in the given order. Deleted ones are left out. */
export async function loadNamesOf<Who extends Subject>(
  { user, role }: Pick<Database, 'user' | 'role'>,
  subjects: readonly Who[],
): Promise<readonly (Who & NamedSubject)[]> {
  const idsOf = (type: Subject['type']): string[] => subjects.flatMap((each) => (each.type === type ? each.id : []));
  const users = await user.findMany({ where: { id: { in: idsOf('User') } } });
  const roles = await role.findMany({ where: { id: { in: idsOf('AdminRole') } } });
  const userById = new Map(users.map((row) => [row.id, row]));
  const roleById = new Map(roles.map((row) => [row.id, row]));
  return subjects.flatMap((subject) => {
    const person = subject.type === 'User' ? userById.get(subject.id) : undefined;
    const name = person?.name ?? roleById.get(subject.id)?.name;
    return name === undefined ? [] : [{ ...subject, name, user: person ?? null }];
  });
}

import { builtInForms } from '#server/queries/template/builtInForms.ts';
import type { Services } from '#server/Services.ts';

/** A form that every team can start from. */
export interface LibraryForm {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly icon: string | null;
  readonly category: string | null;
  readonly typicalTime: string | null;
  readonly stepNames: readonly string[];
  readonly isBuiltIn: boolean;
}

const mostListed = 200;

/** The published forms that operators chose, and those that come with Portico, sorted by name. */
export async function libraryForms({ db }: Pick<Services, 'db'>): Promise<readonly LibraryForm[]> {
  const chosen = await db.masterTemplate.findMany({
    where: { isLibrary: true, status: 'published' },
    include: {
      category: true,
      flowTemplates: {
        where: { kind: 'published' },
        orderBy: { version: 'desc' },
        take: 1,
        select: { steps: { select: { name: true }, orderBy: { position: 'asc' } } },
      },
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: mostListed,
  });
  const listed = [
    ...chosen.map(({ id, name, description, icon, category, typicalTime, flowTemplates }) => ({
      ...{ id, name, description, icon, typicalTime, category: category?.name ?? null, isBuiltIn: false },
      stepNames: namesOf(flowTemplates[0]?.steps ?? []),
    })),
    ...(await builtInForms()).map(({ id, file }) => ({
      ...{ id, name: file.name, description: file.description, icon: file.icon, typicalTime: file.typicalTime },
      ...{ category: file.category, isBuiltIn: true, stepNames: namesOf(file.steps) },
    })),
  ];
  return listed.toSorted((a, b) => a.name.localeCompare(b.name));
}

const namesOf = (steps: readonly { readonly name: string | null }[]): string[] =>
  steps.flatMap(({ name }) => name ?? []);

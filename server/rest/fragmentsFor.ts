import { restFragments } from '#server/rest/restFragments.ts';

/** The GraphQL text of the fragments that a document spreads, including nested ones. */
export function fragmentsFor(document: string): string {
  const wanted = new Set<string>();
  const visit = (text: string): void => {
    for (const [, name] of text.matchAll(/\.\.\.\s*([a-z]\w*)/g)) {
      if (!name || name === 'on' || wanted.has(name)) continue;
      const shape = restFragments[name];
      if (!shape) throw new Error(`unknown REST shape ${name}`);
      wanted.add(name);
      visit(shape);
    }
  };
  visit(document);
  return [...wanted].map((name) => `\n${restFragments[name]}`).join('');
}

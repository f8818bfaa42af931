import { restShapes } from '#server/rest/restShapes.ts';

/** The shapes that a document spreads, and those that they spread, as GraphQL text. */
export function fragmentsFor(document: string): string {
  const wanted = new Set<string>();
  const visit = (text: string): void => {
    for (const [, name] of text.matchAll(/\.\.\.\s*([a-z]\w*)/g)) {
      if (!name || name === 'on' || wanted.has(name)) continue;
      const shape = restShapes[name];
      if (!shape) throw new Error(`no REST shape is called ${name}`);
      wanted.add(name);
      visit(shape);
    }
  };
  visit(document);
  return [...wanted].map((name) => `\n${restShapes[name]}`).join('');
}

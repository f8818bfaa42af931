/** Every import cycle, once, starting from its alphabetically first file. */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const way: string[] = [];

  function visit(file: string): void {
    const place = way.indexOf(file);
    if (place >= 0) found.add(named(way.slice(place)));
    if (place >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  }

  for (const file of imports.keys()) visit(file);
  return [...found];
}

function named(circle: readonly string[]): string {
  const [first = ''] = circle.toSorted();
  const start = circle.indexOf(first);
  return [...circle.slice(start), ...circle.slice(0, start), first].join(' -> ');
}

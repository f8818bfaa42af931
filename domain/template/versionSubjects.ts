/** A row of one version of a form. */
export interface VersionPart {
  readonly kind: string;
  readonly id: string;
  /** the same in all versions; null for rows without an identity of their own */
  readonly identity: string | null;
  /** the parent row */
  readonly ownerId: string | null;
  /** for logic, the identity of the part it applies to */
  readonly target: string | null;
  readonly position: number | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Parts that people know by name, in the order of the editor; all other rows belong to one of them. */
const subjectKinds = [
  'Step',
  'Section',
  'Field',
  'ReviewGroup',
  'StepAssignmentGroup',
  'SubprocessConfig',
  'Formula',
  'ConfiguredOutput',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** A row that is shown with the part it belongs to, such as an option of a field. */
export interface FoldedPart {
  readonly identity: string | null;
  readonly position: number | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/** A part of a version with its own settings by column, and the rows that belong to it by kind. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly identity: string;
  readonly owner: string | null;
  readonly step: string | null;
  readonly position: number;
  readonly depth: number;
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly folded: Readonly<Record<string, readonly FoldedPart[]>>;
}

const isSubject = (kind: string): kind is SubjectKind => subjectKinds.some((one) => one === kind);

/** The parts of a version in the order of the editor, by identity. */
export function subjectsOf(parts: readonly VersionPart[]): ReadonlyMap<string, Subject> {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const byIdentity = new Map(parts.flatMap((part) => (part.identity === null ? [] : [[part.identity, part] as const])));
  const above = (part: VersionPart): VersionPart | undefined =>
    part.target === null ? byId.get(part.ownerId ?? '') : byIdentity.get(part.target);
  /** the nearest part with a name, starting with this one */
  const known = (part: VersionPart | undefined): VersionPart | undefined =>
    part === undefined || isSubject(part.kind) ? part : known(above(part));
  const stepOf = (part: VersionPart | undefined): string | null =>
    part === undefined || part.kind === 'Step' ? (part?.identity ?? null) : stepOf(above(part));
  const under = Map.groupBy(
    parts.filter(({ kind }) => !isSubject(kind)),
    (part) => known(part)?.id ?? '',
  );
  const subjects = parts.flatMap((part): Subject[] => {
    const { kind, identity, content } = part;
    if (!isSubject(kind) || identity === null) return [];
    const { name } = content;
    const folded = Object.groupBy(under.get(part.id) ?? [], (other) => other.kind);
    return [
      {
        ...{ kind, identity, owner: known(above(part))?.identity ?? null, step: stepOf(part), depth: 0 },
        ...{ position: part.position ?? 0, name: typeof name === 'string' ? name : '', settings: content },
        folded: Object.fromEntries(Object.entries(folded).map(([one, list]) => [one, inOrder(list ?? [])])),
      },
    ];
  });
  return inFormOrder(subjects);
}

const contentText = ({ content }: FoldedPart): string => JSON.stringify(content);
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const inOrder = (list: readonly VersionPart[]): readonly FoldedPart[] =>
  list
    .map(({ identity, position, content }) => ({ identity, position, content }))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || compareTexts(contentText(a), contentText(b)));

function inFormOrder(subjects: readonly Subject[]): ReadonlyMap<string, Subject> {
  const known = new Set(subjects.map(({ identity }) => identity));
  const within = Map.groupBy(subjects, ({ owner }) => (owner !== null && known.has(owner) ? owner : null));
  const ordered = new Map<string, Subject>();
  const add = (owner: string | null, depth: number): void => {
    for (const subject of (within.get(owner) ?? []).toSorted(compareSubjects)) {
      ordered.set(subject.identity, { ...subject, depth });
      add(subject.identity, depth + 1);
    }
  };
  add(null, 0);
  return ordered;
}

const compareSubjects = (a: Subject, b: Subject): number =>
  subjectKinds.indexOf(a.kind) - subjectKinds.indexOf(b.kind) ||
  a.position - b.position ||
  compareTexts(a.name, b.name) ||
  compareTexts(a.identity, b.identity);

/** Settings and kinds of rows that two states of a part don't have in common. */
export function differences(before: Subject, after: Subject): readonly string[] {
  const settings = new Set([...Object.keys(before.settings), ...Object.keys(after.settings)]);
  const folded = new Set([...Object.keys(before.folded), ...Object.keys(after.folded)]);
  const text = (list: readonly FoldedPart[] | undefined): string =>
    JSON.stringify((list ?? []).map(({ position, content }) => [position, content]));
  return [
    ...[...settings].filter((name) => JSON.stringify(before.settings[name]) !== JSON.stringify(after.settings[name])),
    ...[...folded].filter((kind) => text(before.folded[kind]) !== text(after.folded[kind])),
  ];
}

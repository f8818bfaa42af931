import type { Subject } from '#domain/template/attachPeople.ts';

/** A row that gives somebody access. */
interface Access extends Subject {
  readonly attachmentId: string;
}

/** Added to one submission by staff. */
interface Added extends Access {
  readonly assigned: boolean;
}

/** Came with a step of the form. */
interface AtStep extends Access {
  readonly assigned: boolean;
  readonly stepName: string | null;
}

export interface PeopleSources {
  readonly added: readonly Added[];
  /** members of the form */
  readonly members: readonly Access[];
  readonly atSteps: readonly AtStep[];
}

/** Where the row stands by which somebody sees a submission. */
type AttachmentKind = 'SubmissionAttachment' | 'MasterTemplateMembership' | 'StepAttachment';

/** A person or role who sees a submission from the inside. */
export interface SubmissionPerson extends Subject {
  readonly attachment: { readonly kind: AttachmentKind; readonly id: string };
  /** the row that makes them responsible for this submission; null without one */
  readonly assignmentId: string | null;
  /** acts on it, or on one of its steps; otherwise only sees it */
  readonly assigned: boolean;
  /** came with the form, and goes only with it */
  readonly fromForm: boolean;
  /** of the form, on which they work; a step without a name is null */
  readonly stepNames: readonly (string | null)[];
}

const keyOf = ({ type, id }: Subject): string => `${type} ${id}`;

/** Whether somebody came with the form, and cannot be taken off one submission of it. */
export const comesWithForm = (subject: Subject, { members, atSteps }: Omit<PeopleSources, 'added'>): boolean =>
  [...members, ...atSteps].some((row) => keyOf(row) === keyOf(subject));

/** Everybody once: first whoever was added to this submission, then who came with the form. */
export function peopleOfSubmission(sources: PeopleSources): SubmissionPerson[] {
  const { added, members, atSteps } = sources;
  const rows = [
    ...added.map((row) => ({ row, kind: 'SubmissionAttachment' as const })),
    ...members.map((row) => ({ row, kind: 'MasterTemplateMembership' as const })),
    ...atSteps.map((row) => ({ row, kind: 'StepAttachment' as const })),
  ];
  const bySubject = Map.groupBy(rows, ({ row }) => keyOf(row));
  return [...bySubject.entries()].flatMap(([key, [first]]) => {
    if (!first) return [];
    const { row, kind } = first;
    const own = added.find((each) => keyOf(each) === key);
    const steps = atSteps.filter((each) => keyOf(each) === key && each.assigned);
    return {
      type: row.type,
      id: row.id,
      attachment: { kind, id: row.attachmentId },
      assignmentId: own?.assigned ? own.attachmentId : null,
      assigned: own?.assigned === true || steps.length > 0,
      fromForm: comesWithForm(row, sources),
      stepNames: steps.map(({ stepName }) => stepName),
    };
  });
}

import type { Subject } from '#domain/template/attachPeople.ts';

/** A row that gives someone access. */
interface Access extends Subject {
  readonly attachmentId: string;
}

/** Added to this submission by staff. */
interface Added extends Access {
  readonly assigned: boolean;
}

/** Has access through a step of the form. */
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

/** The table of the row that gives access. */
type AttachmentKind = 'SubmissionAttachment' | 'MasterTemplateMembership' | 'StepAttachment';

/** A person or role with access to a submission as staff. */
export interface SubmissionPerson extends Subject {
  readonly attachment: { readonly kind: AttachmentKind; readonly id: string };
  /** the row that makes them responsible for this submission; null if they aren't */
  readonly assignmentId: string | null;
  /** assigned to the submission or to one of its steps; otherwise a viewer */
  readonly assigned: boolean;
  /** has access through the form, and cannot be removed from the submission */
  readonly fromForm: boolean;
  /** the steps of the form they are assigned to; null for a step without a name */
  readonly stepNames: readonly (string | null)[];
}

const keyOf = ({ type, id }: Subject): string => `${type} ${id}`;

/** Whether someone has access through the form, and so cannot be removed from one submission. */
export const isAttachedThroughForm = (subject: Subject, { members, atSteps }: Omit<PeopleSources, 'added'>): boolean =>
  [...members, ...atSteps].some((row) => keyOf(row) === keyOf(subject));

/** Everyone with access, without duplicates: first those added to this submission, then those of the form. */
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
      fromForm: isAttachedThroughForm(row, sources),
      stepNames: steps.map(({ stepName }) => stepName),
    };
  });
}

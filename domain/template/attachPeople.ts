import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

export const subjectTypes = ['User', 'AdminRole'] as const;
type SubjectType = (typeof subjectTypes)[number];

/** A person or a role of the team. */
export interface Subject {
  readonly type: SubjectType;
  readonly id: string;
}

export interface AttachedSubject extends Subject {
  readonly attachmentId: string;
}

export interface AttachContext {
  /** attached to the same step or review group */
  readonly attached: readonly AttachedSubject[];
  /** members of the attached roles and of the role to be attached */
  readonly membersOfRole: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The result of attaching: the refusal, or the attachments it replaces. */
export type AttachmentPlan =
  | { readonly refusal: RefusalCode }
  | { readonly refusal: null; readonly replaced: readonly string[] };

/** A role replaces its members. Someone attached through a role cannot be attached again. */
export function planAttachment(subject: Subject, { attached, membersOfRole }: AttachContext): AttachmentPlan {
  const isHere = attached.some(({ type, id }) => type === subject.type && id === subject.id);
  if (isHere) return { refusal: 'alreadyMember' };
  if (subject.type === 'User') {
    const throughRole = attached.some(({ type, id }) => type === 'AdminRole' && membersOfRole.get(id)?.has(subject.id));
    return throughRole ? { refusal: 'alreadyMember' } : { refusal: null, replaced: [] };
  }
  const members = membersOfRole.get(subject.id) ?? new Set();
  const replaced = attached.filter(({ type, id }) => type === 'User' && members.has(id));
  return { refusal: null, replaced: replaced.map(({ attachmentId }) => attachmentId) };
}

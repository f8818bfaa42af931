import type { SubmissionStatus } from '#domain/submission/status.ts';
import { requiredFormSelection, type RequiredForm } from '#server/graphql/form/SubprocessConfig.ts';

const config = {
  identity: true,
  name: true,
  required: true,
  allowsExisting: true,
  subprocessMasterTemplate: requiredFormSelection,
} as const;

/** The selection that a requirement is loaded with to find the form that its version requires. */
export const requiredForms = {
  configIdentity: true,
  submission: { select: { status: true, flowTemplate: { select: { subprocessConfigs: { select: config } } } } },
} as const;

interface Config {
  readonly identity: string;
  readonly name: string | null;
  readonly required: boolean;
  readonly allowsExisting: boolean;
  readonly subprocessMasterTemplate: RequiredForm;
}

export interface RequiringSubprocess {
  readonly configIdentity: string;
  readonly submission: {
    readonly status: SubmissionStatus;
    readonly flowTemplate: { readonly subprocessConfigs: readonly Config[] };
  };
}

/** Null if the form's version no longer requires it. */
export function requiredFormOf({ configIdentity, submission }: RequiringSubprocess) {
  const found = submission.flowTemplate.subprocessConfigs.find(({ identity }) => identity === configIdentity);
  if (!found) return null;
  const { subprocessMasterTemplate, ...settings } = found;
  return { ...settings, form: subprocessMasterTemplate };
}

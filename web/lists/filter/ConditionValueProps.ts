import type { ReactNode } from 'react';
import type { ConditionDraft, ConditionDraftErrors } from '#web/lists/filter/conditionDraft.ts';
import type { ConditionNames } from '#web/lists/filter/conditionLabel.ts';

export interface ConditionValueProps {
  readonly id: string;
  readonly draft: ConditionDraft;
  readonly names: ConditionNames;
  readonly errors: ConditionDraftErrors;
  readonly onChange: (draft: ConditionDraft) => void;
  /** the operator select, placed between a question and its value */
  readonly children?: ReactNode;
}

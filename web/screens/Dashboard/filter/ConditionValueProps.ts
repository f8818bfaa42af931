import type { ReactNode } from 'react';
import type { ConditionDraft, DraftErrors } from '#web/screens/Dashboard/filter/conditionDraft.ts';
import type { KnownNames } from '#web/screens/Dashboard/filter/conditionLabel.ts';

export interface ConditionValueProps {
  readonly id: string;
  readonly draft: ConditionDraft;
  readonly names: KnownNames;
  readonly errors: DraftErrors;
  readonly onChange: (draft: ConditionDraft) => void;
  /** the operator select, placed between a question and its value */
  readonly children?: ReactNode;
}

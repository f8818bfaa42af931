import type { ReactElement } from 'react';
import { taskWords } from '#messages/submission/taskWords.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

export function NoTasks({ isFiltered }: { readonly isFiltered: boolean }): ReactElement {
  return isFiltered ? (
    <EmptyState
      drawing="lens"
      title={taskWords.noMatchTitle}
      action={<ButtonLink to="/my_tasks">{taskWords.showAll}</ButtonLink>}
    >
      {taskWords.noMatch}
    </EmptyState>
  ) : (
    <EmptyState drawing="paper" title={taskWords.emptyTitle}>
      {taskWords.empty}
    </EmptyState>
  );
}

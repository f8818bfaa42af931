import type { ReactElement } from 'react';
import { reviewListWords } from '#messages/review/reviewListWords.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

export function NoReviews(): ReactElement {
  return (
    <EmptyState
      drawing="paper"
      title={reviewListWords.emptyTitle}
      action={<ButtonLink to="/processes?assigned=me">{reviewListWords.all}</ButtonLink>}
    >
      {reviewListWords.empty}
    </EmptyState>
  );
}

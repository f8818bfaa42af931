import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PublishButton_draft$key } from '#web/__generated__/PublishButton_draft.graphql.ts';
import { usePublish } from '#web/screens/Templates/Form/PublishProvider.tsx';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';

interface PublishButtonProps {
  readonly draft: PublishButton_draft$key;
  readonly variant: ButtonVariant;
  readonly children: string;
}

export function PublishButton({ draft, variant, children }: PublishButtonProps): ReactElement {
  const { id } = useFragment(
    graphql`
      fragment PublishButton_draft on FlowTemplate {
        id
      }
    `,
    draft,
  );
  const publish = usePublish();
  return (
    <Button variant={variant} onPress={() => publish(id)}>
      {children}
    </Button>
  );
}

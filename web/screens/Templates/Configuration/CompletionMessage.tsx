import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { completionWords as words } from '#messages/form/formSettingsWords.ts';
import type { CompletionMessage_draft$key } from '#web/__generated__/CompletionMessage_draft.graphql.ts';
import { SavedRichText } from '#web/parts/template/SavedRichText.tsx';
import { useDraftChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { Card } from '#web/ui/Card.tsx';

/** Part of the version, like the name, so it applies once published. */
export function CompletionMessage({ draft }: { readonly draft: CompletionMessage_draft$key }): ReactElement {
  const { id, completionMessage } = useFragment(
    graphql`
      fragment CompletionMessage_draft on FlowTemplate {
        id
        completionMessage
      }
    `,
    draft,
  );
  const change = useDraftChange(id);
  return (
    <Card title={words.title}>
      <SavedRichText
        label={words.message}
        hint={words.messageHint}
        value={completionMessage}
        save={(value, seen) => change({ completionMessage: value, seen: { completionMessage: seen } })}
      />
    </Card>
  );
}

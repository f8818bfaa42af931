import type { ReactElement } from 'react';
import { newFormWords as words } from '#messages/form/formWords.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';

/** Leads to the screens that read a paper form. */
export function StartFromPaper({ team }: { readonly team: string }): ReactElement {
  return (
    <Card title={words.fromPaper}>
      <p>{words.fromPaperMeaning}</p>
      <div>
        <ButtonLink to={`/workflows/new/from_file?team=${encodeURIComponent(team)}`} icon="document">
          {words.fromPaperLink}
        </ButtonLink>
      </div>
    </Card>
  );
}

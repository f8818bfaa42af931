import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { emailTypeWords, unsubscribeWords as words } from '#messages/account/emailSettingsWords.ts';
import type { UnsubscribeScreenQuery } from '#web/__generated__/UnsubscribeScreenQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { useChooseEmailByLink } from '#web/screens/Account/Unsubscribe/useChooseEmailByLink.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

/** Landing page of the unsubscribe link. Requires a click, because email scanners follow links. */
export function UnsubscribeScreen({ query }: ScreenProps<UnsubscribeScreenQuery>): ReactElement {
  const { token = '' } = useParams();
  const { emailLink } = usePreloadedQuery<UnsubscribeScreenQuery>(
    graphql`
      query UnsubscribeScreenQuery($token: String!) @preloadable {
        emailLink(token: $token) {
          emailType
          formName
          teamName
          isWanted
        }
      }
    `,
    query,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [chooseEmailByLink] = useChooseEmailByLink();
  const choosing = useAction(
    (wanted: boolean) => chooseEmailByLink({ input: { token, wanted } }),
    (_done, wanted) => setChosen(wanted),
  );
  const settings = (
    <ButtonLink variant="quiet" to="/email_settings">
      {words.settings}
    </ButtonLink>
  );
  if (!emailLink) {
    return (
      <>
        <PageTitle>{words.unknownTitle}</PageTitle>
        <p>{words.unknown}</p>
        <FormActions>{settings}</FormActions>
      </>
    );
  }
  const { emailType, formName, teamName } = emailLink;
  const isWanted = chosen ?? emailLink.isWanted;
  const { name } = emailTypeWords[emailType];
  const say = isWanted ? words.what : words.stopped;
  return (
    <>
      <PageTitle key={String(isWanted)} isFocused={chosen !== null}>
        {isWanted ? words.title : words.stoppedTitle}
      </PageTitle>
      <p>{say(name, formName ?? null, teamName)}</p>
      <Refusal sentence={choosing.refusal} />
      <FormActions>
        <Button
          variant={isWanted ? 'primary' : 'secondary'}
          isPending={choosing.pending !== null}
          pendingLabel={isWanted ? words.stopping : words.resuming}
          onPress={() => choosing.run(!isWanted)}
        >
          {isWanted ? words.stop : words.resume}
        </Button>
        {settings}
      </FormActions>
    </>
  );
}

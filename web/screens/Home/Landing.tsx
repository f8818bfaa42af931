import type { ReactElement } from 'react';
import { landingWords, shellWords } from '#messages/shell/shellWords.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function Landing(): ReactElement {
  return (
    <>
      <PageTitle note={landingWords.lead}>{landingWords.title}</PageTitle>
      <FormActions>
        <ButtonLink look="primary" to="/users/sign_in">
          {shellWords.signIn}
        </ButtonLink>
        <ButtonLink to="/users/sign_up">{shellWords.signUp}</ButtonLink>
      </FormActions>
      <p>{landingWords.resume}</p>
    </>
  );
}

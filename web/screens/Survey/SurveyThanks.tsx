import type { ReactElement } from 'react';
import { surveyWords as words } from '#messages/survey/surveyWords.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface SurveyThanksProps {
  readonly teamName: string;
  readonly responseToken: string;
  readonly isUpdate: boolean;
}

/** Confirmation with a link back to the answers. */
export function SurveyThanks({ teamName, responseToken, isUpdate }: SurveyThanksProps): ReactElement {
  return (
    <>
      <PageTitle within={words.within} isFocused>
        {isUpdate ? words.updated : words.submitted}
      </PageTitle>
      <p>{words.thanks(teamName)}</p>
      <p>{words.changeable}</p>
      <FormActions>
        <ButtonLink variant="secondary" to={`/surveys/${responseToken}`}>
          {words.change}
        </ButtonLink>
      </FormActions>
    </>
  );
}

import { useMemo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SurveyQuestions_survey$key } from '#web/__generated__/SurveyQuestions_survey.graphql.ts';
import { FormServicesProvider } from '#web/forms/FormServices.ts';
import type { FormSession } from '#web/forms/FormSession.ts';
import { StepSections, type StepInstructions } from '#web/forms/StepSections.tsx';
import { useSurveyServices } from '#web/screens/Survey/useSurveyServices.ts';

interface SurveyQuestionsProps {
  readonly token: string;
  readonly survey: SurveyQuestions_survey$key;
  readonly formSession: FormSession;
  readonly isReadOnly: boolean;
}

const none: ReadonlySet<string> = new Set();

export function SurveyQuestions({ token, survey: key, ...rest }: SurveyQuestionsProps): ReactElement {
  const { identity, sections } = useFragment(
    graphql`
      fragment SurveyQuestions_survey on AskedSurvey {
        identity
        sections {
          identity
          instructions
          questions {
            identity
            hint
          }
        }
      }
    `,
    key,
  );
  const guidance = useMemo((): StepInstructions => {
    const questions = sections.flatMap((section) => section.questions);
    return {
      hints: new Map(questions.flatMap((each) => (each.hint ? [[each.identity, each.hint] as const] : []))),
      instructions: new Map(
        sections.flatMap((each) => (each.instructions ? [[each.identity, each.instructions] as const] : [])),
      ),
    };
  }, [sections]);
  return (
    <FormServicesProvider value={useSurveyServices(token)}>
      <StepSections
        stepIdentity={identity}
        guidance={guidance}
        lockedFields={none}
        lockedNote=""
        notedFields={none}
        hiddenFields={none}
        {...rest}
      />
    </FormServicesProvider>
  );
}

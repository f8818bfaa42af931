import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { Content } from '#domain/form/Content.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { ReviewAnswers_step$key } from '#web/__generated__/ReviewAnswers_step.graphql.ts';
import { usePhoneCode } from '#web/forms/late/usePhoneCode.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { Card } from '#web/ui/Card.tsx';
import { Facts } from '#web/ui/Facts.tsx';

interface ReviewAnswersProps {
  readonly step: ReviewAnswers_step$key;
  readonly timeZone: string;
}

/** What was answered, to be read by whoever reviews it: what counts, and so nothing that is hidden. */
export function ReviewAnswers({ step, timeZone }: ReviewAnswersProps): ReactElement {
  const { reviewedAnswers } = useFragment(
    graphql`
      fragment ReviewAnswers_step on ActiveStep {
        reviewedAnswers {
          answers {
            content
            field {
              name
              dataType
              dateType
              options {
                identity
                name
              }
            }
          }
        }
      }
    `,
    step,
  );
  const { answers } = reviewedAnswers;
  usePhoneCode({ fields: answers.map(({ field }) => field) });
  const facts = answers.map(({ content, field }) => {
    const { name, dataType, dateType = null, options } = field;
    // only what a choice is called matters here
    const choices = options.map(({ identity, name: choice }, position) => {
      return { id: identity, identity, name: choice, position, numericValue: null, isDefault: false };
    });
    const config = { ...initialSettings, dataType, dateType, options: choices };
    const text = kinds[dataType].summarise((content ?? null) as Content, config, timeZone);
    return [name ?? dataType, text || reviewWords.empty] as const;
  });
  return (
    <Card title={reviewWords.answers}>
      {facts.length === 0 ? <p>{reviewWords.noAnswers}</p> : <Facts facts={facts} />}
    </Card>
  );
}

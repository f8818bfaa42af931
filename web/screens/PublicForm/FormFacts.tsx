import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formStepsWords } from '#messages/filling/formPageWords.ts';
import { publicFormWords as words } from '#messages/filling/publicFormWords.ts';
import type { FormFacts_form$key } from '#web/__generated__/FormFacts_form.graphql.ts';
import { costRange, costSentence } from '#web/parts/costSentence.ts';
import styles from '#web/screens/PublicForm/FormFacts.module.css';

/** How long a form takes, what it costs, and who decides. Leaves out what isn't known. */
export function FormFacts({ form }: { readonly form: FormFacts_form$key }): ReactElement {
  const { typicalTime, typicalFigures, publishedVersion, team } = useFragment(
    graphql`
      fragment FormFacts_form on MasterTemplate {
        typicalTime
        typicalFigures {
          medianTimeInWords
          lowestCostCents
          highestCostCents
        }
        team {
          name
        }
        publishedVersion {
          steps {
            type
            actors
            config {
              mode
              amountCents
            }
          }
        }
      }
    `,
    form,
  );
  const steps = publishedVersion?.steps ?? [];
  const payments = steps.flatMap(({ type, config }) =>
    type === 'PaymentStep' && config ? [{ mode: config.mode, amountCents: config.amountCents }] : [],
  );
  const usualTime = typicalFigures?.medianTimeInWords;
  const time = typicalTime && usualTime ? words.lately(typicalTime, usualTime) : (typicalTime ?? usualTime);
  const cost = costSentence(payments);
  const isOpen = payments.some(({ mode }) => mode !== 'flat');
  const paid = costRange(typicalFigures?.lowestCostCents ?? null, typicalFigures?.highestCostCents ?? null);
  const own = steps.filter(({ actors }) => actors.includes('applicant')).length;
  const hasThirdParty = steps.some(({ actors }) => actors.includes('thirdParty'));
  const facts: readonly (readonly [name: string, value: string])[] = [
    ...(time ? [[words.typicalTime, time] as const] : []),
    ...(publishedVersion ? [[words.cost, isOpen && paid ? words.lately(cost, paid) : cost] as const] : []),
    ...(steps.length > 0 ? [[formStepsWords.yourPart, formStepsWords.stepsOf(own, steps.length)] as const] : []),
    ...(own < steps.length
      ? [
          [
            formStepsWords.decidedBy,
            formStepsWords.actors([team.name, ...(hasThirdParty ? [formStepsWords.thirdParty] : [])]),
          ] as const,
        ]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

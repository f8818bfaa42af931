import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  notificationBodyMaxLength,
  stepAudiences,
  stepEvents,
  type StepAudience,
  type StepEvent,
  type StepNotification,
} from '#domain/mail/stepNotifications.ts';
import { stepEmailsWords } from '#messages/form/formEditorWords.ts';
import type { StepEmails_step$key } from '#web/__generated__/StepEmails_step.graphql.ts';
import { SavedCheckbox } from '#web/parts/template/SavedCheckbox.tsx';
import { SavedTextArea } from '#web/parts/template/SavedTextArea.tsx';
import type { Outcome } from '#web/relay/Outcome.ts';
import { FoldingCard } from '#web/screens/Templates/Edit/FoldingCard.tsx';
import { useStepEmails, stepEmailText } from '#web/screens/Templates/Edit/useStepEmails.ts';
import { FieldGroup } from '#web/ui/Field.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

/** Who is emailed when a step starts or is completed, and the text. */
export function StepEmails({ step }: { readonly step: StepEmails_step$key }): ReactElement {
  const { id, emailNotifications } = useFragment(
    graphql`
      fragment StepEmails_step on Step {
        id
        emailNotifications {
          event
          audience
          subject
          body
          enabled
        }
      }
    `,
    step,
  );
  const saved = emailNotifications.map(({ subject, body, ...rest }) => ({
    ...rest,
    subject: subject ?? null,
    body: body ?? null,
  }));
  const change = useStepEmails(id, saved);
  return (
    <FoldingCard
      part="emails"
      title={stepEmailsWords.title}
      summary={stepEmailsWords.count(saved.filter(({ enabled }) => enabled).length)}
    >
      <p>{stepEmailsWords.lead}</p>
      {stepEvents.map((event) => (
        <EventEmails
          key={event}
          event={event}
          sent={saved.filter((each) => each.event === event && each.enabled)}
          onChoose={(audience, isTold) => change((all) => chosen(all, { event, audience, isTold }))}
          onWrite={(body, seen) =>
            change((all) => all.map((each) => (each.event === event ? { ...each, body } : each)), { [event]: seen })
          }
        />
      ))}
    </FoldingCard>
  );
}

interface Choice {
  readonly event: StepEvent;
  readonly audience: StepAudience;
  readonly isTold: boolean;
}

/** All recipients of an event get the same text. */
function chosen(all: readonly StepNotification[], { event, audience, isTold }: Choice): readonly StepNotification[] {
  const others = all.filter((each) => each.event !== event || each.audience !== audience);
  if (!isTold) return others;
  const alike = all.find((each) => each.event === event);
  return [...others, { event, audience, subject: alike?.subject ?? null, body: alike?.body ?? null, enabled: true }];
}

interface EventEmailsProps {
  readonly event: StepEvent;
  readonly sent: readonly StepNotification[];
  readonly onChoose: (audience: StepAudience, isTold: boolean) => Promise<Outcome<unknown>>;
  readonly onWrite: (body: string | null, seen: string | null) => Promise<Outcome<unknown>>;
}

function EventEmails({ event, sent, onChoose, onWrite }: EventEmailsProps): ReactElement {
  return (
    <FieldGroup id={`emails-${event}`} label={stepEmailsWords.events[event]}>
      <div className={styles.flags}>
        {stepAudiences.map((audience) => (
          <SavedCheckbox
            key={audience}
            label={stepEmailsWords.audiences[audience]}
            value={sent.some((each) => each.audience === audience)}
            save={(isTold) => onChoose(audience, isTold)}
          />
        ))}
      </div>
      {sent.length > 0 && (
        <SavedTextArea
          label={stepEmailsWords.words[event]}
          hint={stepEmailsWords.wordsHint}
          value={stepEmailText(sent, event)}
          maxLength={notificationBodyMaxLength}
          save={onWrite}
        />
      )}
    </FieldGroup>
  );
}

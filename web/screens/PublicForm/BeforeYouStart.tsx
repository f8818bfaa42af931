import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { beforeYouStartWords as words } from '#messages/filling/formPageWords.ts';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import type {
  BeforeYouStart_version$data,
  BeforeYouStart_version$key,
} from '#web/__generated__/BeforeYouStart_version.graphql.ts';
import { costSentence } from '#web/parts/costSentence.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/PublicForm/BeforeYouStart.module.css';

interface BeforeYouStartProps {
  readonly version: BeforeYouStart_version$key;
  readonly isSignedIn: boolean;
}

const mostFiles = 8;

/** What people need before they start, as far as it follows from the form. */
export function BeforeYouStart({ version, isSignedIn }: BeforeYouStartProps): ReactElement {
  const { preparation, steps } = useFragment(
    graphql`
      fragment BeforeYouStart_version on FlowTemplate {
        preparation {
          questionCount
          signs
          files {
            name
            required
            isConditional
          }
          forms {
            name
          }
        }
        steps {
          config {
            mode
            amountCents
            acceptsCash
            acceptsChecks
          }
        }
      }
    `,
    version,
  );
  const { files, forms, signs, questionCount } = preparation;
  const payments = steps.flatMap(({ config }) =>
    config ? [{ ...config, mode: config.mode, amountCents: config.amountCents }] : [],
  );
  const fee = costSentence(payments);
  return (
    <section className={styles.before} aria-labelledby="before-you-start">
      <h2 id="before-you-start">{words.title}</h2>
      <ul className={styles.list}>
        {files.length > 0 && (
          <Item icon="document">
            {words.files}:
            <ul>
              {files.slice(0, mostFiles).map(({ name, required, isConditional }, place) => (
                // Names may repeat.
                <li key={`${place} ${name}`}>{words.file(name, required, isConditional)}</li>
              ))}
              {files.length > mostFiles && <li>{words.moreFiles(files.length - mostFiles)}</li>}
            </ul>
          </Item>
        )}
        {fee !== publicFormWords.free && <Item icon="money">{words.fee(fee, words.pay(waysToPay(payments)))}</Item>}
        {signs && <Item icon="edit">{words.signature}</Item>}
        {forms.length > 0 && <Item icon="list">{words.forms(forms.map(({ name }) => name).join(', '))}</Item>}
        {!isSignedIn && <Item icon="mail">{words.email}</Item>}
        <Item icon="clock">
          {questionCount > 0 && `${words.questions(questionCount)} `}
          {words.saved}
        </Item>
      </ul>
    </section>
  );
}

function Item({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactElement {
  return (
    <li>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

type Payment = NonNullable<BeforeYouStart_version$data['steps'][number]['config']>;

/** What every payment of the form can be made with. */
const waysToPay = (payments: readonly Payment[]): readonly string[] => [
  words.online,
  ...(payments.every(({ acceptsChecks }) => acceptsChecks) ? [words.byCheck] : []),
  ...(payments.every(({ acceptsCash }) => acceptsCash) ? [words.inCash] : []),
];

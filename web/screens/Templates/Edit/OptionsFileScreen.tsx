import type { ReactElement } from 'react';
import { formLimits, optionsFileMaxBytes } from '#domain/template/formLimits.ts';
import { formsWords } from '#messages/form/formWords.ts';
import { optionsFileWords as words } from '#messages/form/optionsWords.ts';
import { Card, Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

const example = 'name,number\nShop,2\n"Barn, or stable",1.5\nNothing of these,';

/** Help page about CSV files with options. */
export function OptionsFileScreen(): ReactElement {
  return (
    <>
      <PageTitle crumbs={[{ label: formsWords.title, to: '/workflows' }]}>{words.title}</PageTitle>
      <Cards>
        <Card title={words.title} isTitleHidden>
          <p>{words.lead}</p>
          <ul>
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>{words.limits(formLimits.optionsOfField, optionsFileMaxBytes / 1000)}</p>
        </Card>
        <Card title={words.exampleTitle}>
          <pre>{example}</pre>
        </Card>
      </Cards>
    </>
  );
}

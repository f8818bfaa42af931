import type { ReactElement } from 'react';
import { formulaEditorWords as words, functionWords } from '#messages/form/formulaWords.ts';
import type { Insertion } from '#web/screens/Templates/Formulas/suggestionsAt.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Templates/Formulas/Formulas.module.css';

interface FormulaNamesProps {
  readonly names: readonly Insertion[];
  readonly functions: readonly Insertion[];
  readonly onInsert: (insertion: Insertion) => void;
}

/** All names and functions that can be inserted into a formula. */
export function FormulaNames({ names, functions, onInsert }: FormulaNamesProps): ReactElement {
  return (
    <Card title={words.insert}>
      <p>{names.length === 0 ? words.noNames : words.insertHint}</p>
      <div className={styles.names}>
        {names.map((name) => (
          <Button key={name.label} onPress={() => onInsert(name)}>
            {name.label}
          </Button>
        ))}
      </div>
      <details>
        <summary>{words.functions}</summary>
        <dl>
          {Object.entries(functionWords).map(([name, { form, meaning }]) => (
            <div key={name}>
              <dt>
                <code>{form}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.names}>
          {functions.map((one) => (
            <Button key={one.label} onPress={() => onInsert(one)}>
              {one.label}
            </Button>
          ))}
        </div>
      </details>
    </Card>
  );
}

import { graphql, readInlineData } from 'relay-runtime';
import type { Finder } from '#domain/finder/Finder.ts';
import type { finderContent_finder$key } from '#web/__generated__/finderContent_finder.graphql.ts';

const fragment = graphql`
  fragment finderContent_finder on Finder @inline {
    title
    intro
    questions {
      key
      text
      hint
      answers {
        key
        text
        leadsTo
      }
    }
    results {
      key
      title
      text
      contact
      forms {
        reason
        form {
          id
        }
      }
    }
    combinations {
      key
      forms {
        id
      }
    }
  }
`;

/** A finder as the rules of `domain/finder` read it. Its forms have global IDs. */
export function finderContent(data: finderContent_finder$key): Finder {
  const { title, intro, questions, results, combinations } = readInlineData(fragment, data);
  return {
    ...{ title, intro },
    questions: questions.map(({ key, text, hint, answers }) => ({
      ...{ key, text, hint },
      answers: answers.map((answer) => ({ key: answer.key, text: answer.text, leadsTo: answer.leadsTo ?? null })),
    })),
    results: results.map(({ key, title: name, text, contact, forms }) => ({
      ...{ key, title: name, text, contact },
      forms: forms.map(({ reason, form }) => ({ formId: form.id, reason })),
    })),
    combinations: combinations.map(({ key, forms }) => ({ key, formIds: forms.map(({ id }) => id) })),
  };
}

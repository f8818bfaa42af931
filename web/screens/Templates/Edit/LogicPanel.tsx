import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';

import type { LogicPanel_draft$key } from '#web/__generated__/LogicPanel_draft.graphql.ts';
import { fieldsWords, logicWords, sectionsWords } from '#web/messages/templateEditor.ts';
import { SlidingPanel } from '#web/ui/SlidingPanel.tsx';

import { LogicForm } from './LogicForm.tsx';
import { useLogicSources } from './LogicSources.tsx';
import { stepParam } from './stepParam.ts';

interface LogicPanelProps {
  readonly draft: LogicPanel_draft$key;
}

/** The logic of the section or field that the address names, over the page. */
export function LogicPanel({ draft }: LogicPanelProps): ReactElement {
  const { steps } = useFragment(
    graphql`
      fragment LogicPanel_draft on FlowTemplate {
        steps {
          sections {
            id
            name
            logicConfig {
              id
              ...LogicForm_logic
            }
            fields {
              id
              name
              logicConfig {
                id
                ...LogicForm_logic
              }
            }
          }
        }
      }
    `,
    draft,
  );
  const [search, setSearch] = useSearchParams();
  const sources = useLogicSources();
  const asked = search.get('logic');
  const sections = steps.flatMap((step) => step.sections.map((section, place) => ({ ...section, place })));
  const section = sections.find(({ id }) => stepParam(id) === asked);
  const field = sections.flatMap(({ fields }) => fields).find(({ id }) => stepParam(id) === asked);
  const target = section ?? field;
  const name = target?.name ?? (section ? sectionsWords.untitled(section.place + 1) : fieldsWords.untitled);
  const close = (): void => {
    search.delete('logic');
    setSearch(search, { preventScrollReset: true });
  };
  return (
    <SlidingPanel
      title={section ? sectionsWords.configure : logicWords.titleField}
      isOpen={target !== undefined}
      onClose={close}
    >
      {target && (
        <LogicForm
          key={target.logicConfig?.id}
          targetId={target.id}
          targetName={name}
          logic={target.logicConfig ?? null}
          // what depends on itself in a roundabout way is refused when it is saved, with the places
          sources={sources.filter(({ id, sectionId }) => id !== target.id && sectionId !== target.id)}
          onDone={close}
        />
      )}
    </SlidingPanel>
  );
}

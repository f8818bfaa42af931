import { useCallback, useRef, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { fieldsWords, logicWords, reviewStepWords, sectionsWords } from '#messages/form/formEditorWords.ts';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import type { LogicPanel_draft$key } from '#web/__generated__/LogicPanel_draft.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { LogicForm, type EnteredLogic } from '#web/screens/Templates/Edit/LogicForm.tsx';
import { useLogicSources } from '#web/screens/Templates/Edit/LogicSources.tsx';
import { SectionInstructions } from '#web/screens/Templates/Edit/SectionInstructions.tsx';
import { SidePane } from '#web/screens/Templates/Edit/SidePane.tsx';
import { sourceOfKey } from '#web/screens/Templates/Edit/sourceKey.ts';
import { stepParam } from '#web/screens/Templates/Edit/stepParam.ts';

interface LogicPanelProps {
  readonly draft: LogicPanel_draft$key;
}

/** Logic of the section, field, or group in the URL. Reads the draft only while open. */
export function LogicPanel({ draft }: LogicPanelProps): ReactElement | null {
  const requestedLogic = useSearchParameters().get('logic');
  return requestedLogic === null ? null : <OpenLogicPanel draft={draft} requestedLogic={requestedLogic} />;
}

interface OpenLogicPanelProps extends LogicPanelProps {
  readonly requestedLogic: string;
}

function OpenLogicPanel({ draft, requestedLogic }: OpenLogicPanelProps): ReactElement | null {
  const { steps } = useFragment(
    graphql`
      fragment LogicPanel_draft on FlowTemplate {
        steps {
          stepAssignmentGroups {
            id
            logicConfig {
              id
              ...LogicForm_logic
            }
          }
          subprocessConfigs {
            id
            nameOrDefault
            logicConfig {
              id
              ...LogicForm_logic
            }
          }
          reviewGroups {
            id
            name
            logicConfig {
              id
              ...LogicForm_logic
            }
          }
          sections {
            id
            name
            logicConfig {
              id
              ...LogicForm_logic
            }
            ...SectionInstructions_section
            fields {
              id
              name
              usedInFormula
              logicConfig {
                id
                ...LogicForm_logic
              }
            }
          }
          survey {
            id
            sections {
              id
              name
              logicConfig {
                id
                ...LogicForm_logic
              }
              ...SectionInstructions_section
              fields {
                id
                name
                usedInFormula
                logicConfig {
                  id
                  ...LogicForm_logic
                }
              }
            }
          }
        }
      }
    `,
    draft,
  );
  const depart = useGuardedNavigation();
  const sources = useLogicSources();
  const entered = useRef<EnteredLogic | null>(null);
  const recall = useCallback(() => entered.current, []);
  const remember = useCallback((next: EnteredLogic) => {
    entered.current = next;
  }, []);
  const sections = steps.flatMap((step) => [
    ...step.sections.map((each, place) => ({ ...each, place, surveyId: null })),
    ...(step.survey?.sections ?? []).map((each, place) => ({ ...each, place, surveyId: step.survey?.id ?? null })),
  ]);
  const section = sections.find(({ id }) => stepParam(id) === requestedLogic);
  const field = sections.flatMap(({ fields }) => fields).find(({ id }) => stepParam(id) === requestedLogic);
  const asking = section ?? sections.find(({ fields }) => fields.some(({ id }) => id === field?.id));
  const group = steps
    .flatMap((step) => step.stepAssignmentGroups.map((each, place) => ({ ...each, place })))
    .find(({ id }) => stepParam(id) === requestedLogic);
  const subprocess = steps
    .flatMap(({ subprocessConfigs }) => subprocessConfigs)
    .find(({ id }) => stepParam(id) === requestedLogic);
  const reviewers = steps
    .flatMap((step) => step.reviewGroups.map((each, place) => ({ ...each, place })))
    .find(({ id }) => stepParam(id) === requestedLogic);
  const target =
    (section && {
      ...section,
      type: 'Section' as const,
      called: section.name ?? sectionsWords.untitled(section.place + 1),
    }) ??
    (field && { ...field, type: 'StepDatum' as const, called: field.name ?? fieldsWords.untitled }) ??
    (group && { ...group, type: 'StepAssignmentGroup' as const, called: stepPeopleWords.group(group.place + 1) }) ??
    (subprocess && { ...subprocess, type: 'SubprocessConfig' as const, called: subprocess.nameOrDefault }) ??
    (reviewers && {
      ...reviewers,
      type: 'ReviewGroup' as const,
      called: reviewers.name ?? reviewStepWords.untitled(reviewers.place + 1),
    });
  const inFormulas = section?.fields.filter(({ usedInFormula }) => usedInFormula) ?? [];
  const close = (departure = depart()): void => {
    departure.search({ logic: null }, { preventScrollReset: true });
  };
  if (!target) return null;
  return (
    <SidePane key={target.id} title={section ? sectionsWords.configure : logicWords.titleField} onClose={() => close()}>
      {section && (
        <>
          <SectionInstructions section={section} />
          <h3>{sectionsWords.logic}</h3>
        </>
      )}
      <LogicForm
        key={target.logicConfig?.id}
        targetId={target.id}
        targetName={target.called}
        targetType={target.type}
        logic={target.logicConfig ?? null}
        recall={recall}
        remember={remember}
        // Only direct self-references are excluded here; the server refuses longer cycles with their places.
        sources={sources.filter(
          ({ id, sectionId, surveyId }) =>
            sourceOfKey(id).sourceId !== target.id &&
            sectionId !== target.id &&
            surveyId === (asking?.surveyId ?? null),
        )}
        blockedBecause={
          inFormulas.length === 0
            ? null
            : refusalSentence('sectionUsedInFormula', {
                fields: inFormulas.map(({ name }) => name ?? fieldsWords.untitled).join(', '),
              })
        }
        onDone={close}
      />
    </SidePane>
  );
}

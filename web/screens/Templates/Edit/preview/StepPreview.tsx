import { useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { previewWords as words } from '#messages/form/previewWords.ts';
import type { StepPreviewQuery } from '#web/__generated__/StepPreviewQuery.graphql.ts';
import { FormServicesProvider, type FormServices } from '#web/forms/FormServices.ts';
import type { FormSession } from '#web/forms/FormSession.ts';
import { StepSections } from '#web/forms/StepSections.tsx';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { Explanations } from '#web/screens/Templates/Edit/preview/Explanations.tsx';
import { previewSession } from '#web/screens/Templates/Edit/preview/previewSession.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

interface StepPreviewProps {
  readonly draftId: string;
  readonly stepId: string;
  /** draft revision; the query runs again for each */
  readonly revision: number;
}

/** Services that need a submission do nothing in the preview. */
const services: FormServices = {
  loadTransfer: () => Promise.reject(new RequestError('notFound')),
  files: new Map(),
  loadEntities: () => Promise.reject(new RequestError('notFound')),
  findAddresses: () => Promise.resolve(null),
};

/** A step of the draft as applicants see it, with real form logic. */
export function StepPreview({ draftId, stepId, revision }: StepPreviewProps): ReactElement {
  const { node } = useLazyLoadQuery<StepPreviewQuery>(
    graphql`
      query StepPreviewQuery($id: ID!) {
        node(id: $id) {
          ... on FlowTemplate @alias(as: "draft") {
            rules
            fields {
              identity
              hint
            }
            steps {
              id
              identity
              name
              description
              externalInstructions
              sections {
                identity
                instructions
              }
            }
          }
        }
      }
    `,
    { id: draftId },
    { fetchKey: revision, fetchPolicy: 'store-and-network' },
  );
  const draft = node?.draft;
  if (!draft) throw new RequestError('notFound');
  const { rules, fields, steps } = draft;
  const formSession = usePreviewSession(rules as object);
  const step = steps.find(({ id }) => id === stepId);
  if (!step) return <p>{words.noQuestions}</p>;
  const guidance = {
    hints: new Map(fields.flatMap(({ identity, hint }) => (hint ? [[identity, hint] as const] : []))),
    instructions: new Map(
      steps.flatMap(({ sections }) =>
        sections.flatMap(({ identity, instructions }) => (instructions ? [[identity, instructions] as const] : [])),
      ),
    ),
  };
  return (
    <FormServicesProvider value={services}>
      <h2>{step.name}</h2>
      {step.description && <SafeHtml html={step.description} />}
      {step.externalInstructions && <SafeHtml html={step.externalInstructions} />}
      {formSession && step.sections.length > 0 ? (
        <StepSections
          key={JSON.stringify(rules)}
          formSession={formSession}
          stepIdentity={step.identity}
          guidance={guidance}
          isReadOnly={false}
          lockedFields={noFields}
          lockedNote=""
          notedFields={noFields}
          hiddenFields={noFields}
        />
      ) : (
        <p>{words.noQuestions}</p>
      )}
      {formSession && (
        <Explanations formSession={formSession} step={{ id: plainId(step.id), identity: step.identity }} />
      )}
    </FormServicesProvider>
  );
}

const noFields: ReadonlySet<string> = new Set();

/** A session with the current rules that keeps what was typed before they changed. */
function usePreviewSession(rules: object): FormSession | null {
  const [session, setSession] = useState<FormSession | null>(null);
  const last = useRef<FormSession | null>(null);
  useEffect(() => {
    const next = previewSession(rules, last.current);
    last.current?.close();
    last.current = next;
    next.open();
    setSession(next);
  }, [rules]);
  useEffect(() => () => last.current?.close(), []);
  return session;
}

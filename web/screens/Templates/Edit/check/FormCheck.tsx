// Texts and kinds are read by qualitySourceOf.ts.
/* oxlint-disable relay/unused-fields */
import { useDeferredValue, useMemo, useRef, type ReactElement } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { qualityFindings } from '#domain/form/quality/qualityFindings.ts';
import { stepsWords } from '#messages/form/formEditorWords.ts';
import { qualityWords as words } from '#messages/form/qualityWords.ts';
import type { FormCheck_draft$key } from '#web/__generated__/FormCheck_draft.graphql.ts';
import type { FormCheckQuery } from '#web/__generated__/FormCheckQuery.graphql.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { BlockingProblems } from '#web/screens/Templates/Edit/check/BlockingProblems.tsx';
import { FindingRow } from '#web/screens/Templates/Edit/check/FindingRow.tsx';
import { qualitySourceOf } from '#web/screens/Templates/Edit/check/qualitySourceOf.ts';
import { besideFrom } from '#web/screens/Templates/Edit/SidePane.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Templates/Edit/check/FormCheck.module.css';

interface FormCheckProps {
  readonly draft: FormCheck_draft$key;
  readonly onLeave: () => void;
}

/** What blocks publishing, then advice. Checked again after each change, also by others. Decision 0173. */
export function FormCheck({ draft: key, onLeave }: FormCheckProps): ReactElement {
  const { id, revision } = useFragment(
    graphql`
      fragment FormCheck_draft on FlowTemplate {
        id
        revision
      }
    `,
    key,
  );
  // Keeps the findings until the new ones have loaded.
  const fetchKey = useDeferredValue(revision);
  const { node } = useLazyLoadQuery<FormCheckQuery>(
    graphql`
      query FormCheckQuery($id: ID!) {
        node(id: $id) {
          ... on FlowTemplate @alias(as: "draft") {
            rules
            fields {
              identity
              hint
            }
            steps {
              id
              external
              description
              externalInstructions
              sections {
                identity
                instructions
              }
              survey {
                id
                instructions
                sections {
                  identity
                  instructions
                }
              }
            }
            masterTemplate {
              team {
                customEntities {
                  customEntityId
                  type
                  entityCount
                }
              }
            }
            ...BlockingProblems_draft
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const draft = node?.draft;
  if (!draft) throw new RequestError('notFound');
  const source = useMemo(() => qualitySourceOf(draft, draft.masterTemplate.team.customEntities), [draft]);
  const findings = useMemo(() => qualityFindings(source), [source]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBeside = useMinWindowWidth(besideFrom);
  const leave = isBeside ? stay : onLeave;
  const title = findings.length === 0 ? words.noneTitle : words.advice(findings.length);
  const byStep = Map.groupBy(findings, ({ place }) => place.stepId);
  return (
    <>
      <BlockingProblems draft={draft} source={source} onLeave={leave} />
      <section className={styles.group}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <VisuallyHidden>
          <output>{title}</output>
        </VisuallyHidden>
        <p className={styles.lead}>{findings.length === 0 ? words.none : words.adviceLead}</p>
        {source.steps.map(({ id: stepId }, place) => {
          const found = byStep.get(stepId) ?? [];
          const name = source.form.sectionables.find((step) => step.id === stepId)?.name;
          return (
            found.length > 0 && (
              <section key={stepId} className={styles.step}>
                <h4>{name ? words.step(place + 1, name) : stepsWords.untitled(place + 1)}</h4>
                <ul className={styles.rows}>
                  {found.map((finding) => (
                    <FindingRow
                      key={JSON.stringify([finding.code, finding.place, finding.text, finding.other])}
                      finding={finding}
                      onLeave={leave}
                      onFixed={() => heading.current?.focus()}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </section>
    </>
  );
}

/** Beside the step, the pane stays open. */
const stay = (): void => undefined;

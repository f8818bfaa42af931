import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { factsOfText, defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { readLine } from '#domain/form/fields/kinds/textContent.ts';

const nothingChosen: CodedProblem = { code: 'blank' };

/**
 * The id of the chosen entity, with its name when it was chosen, and those of its values that the form's logic uses. The
 * server adds these; a client can't.
 */
export const entity = defineKind({
  dataType: 'entity',
  settings: ['entityCreateable', 'customEntityId'],
  stored: 'entity',
  names: 'entity',
  ...factsOfText,
  requestPosition: null,
  parse: (raw) => {
    if (raw === '') return null;
    return entityOf(raw) ?? raw;
  },
  missing: () => nothingChosen,
  checkFor: () => (content) => (entityOf(content) ? null : nothingChosen),
  summarise: (content) => {
    const chosen = entityOf(content);
    return chosen ? chosen.name || chosen.id : '';
  },
});

/** The ID of the entity that an answer names, or null. */
export const answeredEntityId = (content: Content): string | null => entityOf(content)?.id ?? null;

interface AnsweredEntity {
  readonly [key: string]: Content;
  readonly id: string;
  readonly name: string;
}

function entityOf(content: Content): AnsweredEntity | null {
  const record = typeof content === 'string' ? { id: content } : content;
  if (!isContentRecord(record)) return null;
  const id = lineOf(record['id']);
  if (id === '') return null;
  const { values } = record;
  return { id, name: lineOf(record['name']), ...(values !== undefined && isContentRecord(values) ? { values } : {}) };
}

function lineOf(raw: Content | undefined): string {
  return typeof raw === 'string' ? (readLine(raw) ?? '') : '';
}

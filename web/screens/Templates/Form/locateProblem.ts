import { publishWords } from '#messages/form/formWords.ts';

interface StepOfDraft {
  readonly id: string;
  readonly identity: string;
  readonly name: string | null | undefined;
  readonly position: number;
}

interface ProblemLocation {
  /** path below the form's */
  readonly page: string;
  /** subject of messages that start in lowercase */
  readonly what: string;
}

/** The page where a publishing problem can be fixed. */
export function locateProblem(path: string, steps: readonly StepOfDraft[]): ProblemLocation {
  if (path === 'name') return { page: '/configuration', what: publishWords.formName };
  if (path.startsWith('outputs.')) return { page: '/outputs', what: publishWords.form };
  const step = steps.find(({ identity }) => path.startsWith(`steps.${identity}`));
  if (!step) return { page: '/edit', what: publishWords.form };
  const what = step.name ?? publishWords.step(step.position + 1);
  return { page: `/edit?step=${step.id.replace('Step:', '')}`, what };
}

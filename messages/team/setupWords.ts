import { plural } from '#domain/kernel/plural.ts';
import type { SetupStep } from '#domain/team/setupSteps.ts';

interface StepWords {
  readonly title: string;
  readonly why: string;
}

/** What a new team still has to do. */
export const setupWords = {
  title: (team: string) => `Set up ${team}`,
  left: (count: number) => `${plural(count, 'step')} left`,
  steps: {
    addLogo: { title: 'Add your logo', why: 'Residents recognize the town on every page, email, and receipt.' },
    addSupportEmail: { title: 'Add an address for questions', why: 'Residents who need help can write to you.' },
    addPeople: { title: 'Invite your coworkers', why: 'Reviewers and finance staff get their own roles.' },
    publishForm: { title: 'Publish your first form', why: 'Once it’s published, residents find it on your portal.' },
    setUpPayouts: { title: 'Set up payouts', why: 'One of your forms charges a fee. Payouts send it to your bank.' },
  } satisfies Record<SetupStep, StepWords>,
} as const;

/** What a new team still has to do before a town can go live with it. */
export const setupSteps = ['addLogo', 'addSupportEmail', 'addPeople', 'publishForm', 'setUpPayouts'] as const;
export type SetupStep = (typeof setupSteps)[number];

export interface SetupFacts {
  readonly hasLogo: boolean;
  readonly hasSupportEmail: boolean;
  readonly hasPeople: boolean;
  readonly hasPublishedForm: boolean;
  /** a form, published or not, has a payment step */
  readonly chargesFees: boolean;
  readonly takesPayments: boolean;
}

const isDone: Readonly<Record<SetupStep, (facts: SetupFacts) => boolean>> = {
  addLogo: ({ hasLogo }) => hasLogo,
  addSupportEmail: ({ hasSupportEmail }) => hasSupportEmail,
  addPeople: ({ hasPeople }) => hasPeople,
  publishForm: ({ hasPublishedForm }) => hasPublishedForm,
  setUpPayouts: ({ chargesFees, takesPayments }) => !chargesFees || takesPayments,
};

export const setupStepsLeft = (facts: SetupFacts): SetupStep[] => setupSteps.filter((step) => !isDone[step](facts));

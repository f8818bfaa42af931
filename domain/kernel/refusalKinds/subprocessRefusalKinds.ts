/** Refusals about subprocesses. */
export const subprocessRefusalKinds = {
  subprocessesUnfinished: 'refused',
  subprocessLinked: 'refused',
  subprocessNotLinked: 'refused',
  subprocessOfOtherForm: 'refused',
  subprocessMustBeNew: 'refused',
  subprocessFormUnknown: 'refused',
  subprocessOfOwnForm: 'refused',
  subprocessLogicFixed: 'refused',
  subprocessOfItself: 'refused',
  subprocessUsedElsewhere: 'refused',
  subprocessFormUnpublished: 'refused',
  subprocessCompleted: 'refused',
  subprocessWaived: 'refused',
  subprocessNotWaived: 'refused',
  subprocessWithoutForm: 'refused',
} as const;

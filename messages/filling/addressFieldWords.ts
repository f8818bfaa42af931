/** Results of validating an address that someone typed. */
export const addressFieldWords = {
  none: "We couldn't find any validated matches for that address. You may use this address anyway if you wish.",
  failed:
    "We're sorry, the validation attempt failed due to a technical error. You can go back and try again or use your unvalidated address.",
  didYouMean: 'Did you mean this address?',
  didYouMeanOne: 'Did you mean one of these addresses?',
  keep: 'Keep what I typed',
  tryAgain: 'Try again',
} as const;

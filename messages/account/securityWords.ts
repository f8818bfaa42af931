import { plural } from '#domain/kernel/plural.ts';

/** The dialog that asks for the password again before a sensitive action. */
export const identityConfirmationWords = {
  title: 'Please enter your password again',
  text: 'This is a sensitive change, so we need to make sure it’s you. We won’t ask again for ten minutes, and nothing on this page will be lost.',
  password: 'Password',
  code: 'Code from your authenticator app',
  send: 'Confirm',
  pending: 'Confirming…',
  byPasskey: 'Use a passkey',
  byCode: 'Use a code instead',
  byPassword: 'Use the password instead',
  asking: 'Waiting for your device…',
} as const;

/** The second sign-in step, for people with a second factor. */
export const secondFactorStepWords = {
  title: 'One more step',
  passkey: 'Use one of your passkeys. Your device will ask for your fingerprint, face, or PIN.',
  usePasskey: 'Use a passkey',
  asking: 'Waiting for your device…',
  app: 'Open your authenticator app and enter the code for Portico.',
  code: 'Code',
  codeHint: 'Six digits. It changes every 30 seconds.',
  recovery: 'Enter one of the recovery codes you saved when you set this up. Each code works once.',
  recoveryCode: 'Recovery code',
  send: 'Sign in',
  pending: 'Signing in…',
  useApp: 'Use a code from your authenticator app instead',
  useOtherPasskey: 'Use a passkey instead',
  useRecovery: 'Use a recovery code instead',
  back: 'Start again',
} as const;

export const passkeySignInWords = {
  send: 'Sign in with a passkey',
  pending: 'Waiting for your device…',
} as const;

/** Passkey errors between the browser and the device. The server never sees them. */
export const deviceWords = {
  notAllowed: 'Your device didn’t respond, or the request was canceled. Try again or use another method.',
  known: 'This device already has a passkey for your account.',
  failed: 'Your browser couldn’t use a passkey here. Try again or use another method.',
} as const;

export const securityWords = {
  title: 'Security',
  lead: 'A second factor protects your account even if someone learns your password.',
  card: 'Two-step sign-in',
  isOn: 'On',
  isOff: 'Off',
  onText: 'You need a second factor after your password to sign in.',
  offText: 'Only your password protects your account. Add a passkey or an authenticator app.',
  open: 'Security settings',
  asked: (teams: string) => `${teams} requires a second factor. Set one up here to continue your work.`,
  goOn: 'Continue',

  passkeys: 'Passkeys',
  passkeysText:
    'A passkey is stored on your device or in your password manager, and you use it with your fingerprint, face, or PIN. You sign in without a password, and no one can trick you into giving it away.',
  noPasskeys: 'No passkeys yet.',
  passkeyList: 'Your passkeys',
  passkeyName: 'Name',
  passkeyNameHint: 'Choose a name you’ll recognize, such as “Work laptop”.',
  firstPasskeyName: 'My passkey',
  addPasskey: 'Add a passkey',
  adding: 'Waiting for your device…',
  passkeyAdded: 'Passkey added',
  added: 'Added',
  lastUsed: 'Last used',
  never: 'never',
  actions: 'Actions',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename passkey',
  saveName: 'Save name',
  saving: 'Saving…',
  renamed: 'Passkey renamed',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removePasskeyTitle: (name: string) => `Remove the passkey “${name}”?`,
  removePasskeyText:
    'You’ll no longer be able to sign in with it. Your device may still show it until you delete it there too.',
  removePasskey: 'Remove passkey',
  passkeyRemoved: 'Passkey removed',
  lastFactorText:
    'This is your only second factor. Without it, your password alone is enough to sign in, and you can’t work in teams that require one.',
  noWebAuthn: 'This browser doesn’t support passkeys here.',

  app: 'Authenticator app',
  appText: 'An app on your phone shows a code that changes every 30 seconds. Enter it after your password.',
  appSince: 'Set up',
  setUpApp: 'Set up an authenticator app',
  setUpAgain: 'Set up again',
  replaceText: 'When you finish, codes from your current app will stop working.',
  preparing: 'Preparing…',
  scan: 'Scan this code with the app:',
  qrLabel: 'QR code for the key below',
  orType: 'Or enter this key in the app:',
  copyKey: 'Copy key',
  keyCopied: 'Key copied',
  firstCode: 'Code',
  firstCodeHint: 'Enter the six digits the app shows now.',
  confirmApp: 'Turn on',
  confirming: 'Checking…',
  appAdded: 'Authenticator app set up',
  cancel: 'Cancel',
  removeApp: 'Remove app',
  removeAppTitle: 'Remove the authenticator app?',
  removeAppText: 'Its codes will stop working.',
  appRemoved: 'Authenticator app removed',

  codes: 'Recovery codes',
  codesText: 'Use these if you lose your phone and your passkeys. Each code works once.',
  codesLeft: (count: number) => `${plural(count, 'code')} left.`,
  codesFew: 'Create new codes before you use the last one.',
  makeCodes: 'Create new codes',
  makeCodesTitle: 'Create new recovery codes?',
  makeCodesText: 'Your current codes will stop working.',

  keepTitle: 'Save your recovery codes',
  keepText:
    'This is the only time we’ll show them. Print them or save them in a password manager, not only on the device you sign in with.',
  codeList: 'Recovery codes',
  copyCodes: 'Copy',
  codesCopied: 'Recovery codes copied',
  download: 'Download',
  print: 'Print',
  fileName: 'portico-recovery-codes.txt',
  fileHead: (email: string) => `Portico recovery codes for ${email}. Each works once.`,
  kept: 'I’ve saved them',
} as const;

/** The team setting that requires a second factor. */
export const teamFactorWords = {
  title: 'Two-step sign-in for this team',
  text: 'Everyone on this team must sign in with a passkey or authenticator app as well as a password. Anyone without one must set it up before they can open the team’s pages.',
  tokens: 'API tokens created without a second factor will stop working.',
  isOn: 'Everyone on this team must use a second factor.',
  isOff: 'A password is enough to work on this team.',
  turnOn: 'Require two-step sign-in',
  turnOff: 'Stop requiring it',
  turnOnTitle: 'Require two-step sign-in for everyone on this team?',
  turnOffTitle: 'Stop requiring two-step sign-in?',
  turnOffText: 'After that, a password is enough to work on this team.',
  without: (count: number) =>
    `${plural(count, 'member hasn’t', 'members haven’t')} set up a second factor yet and must do that first.`,
  turnedOn: 'Two-step sign-in is now required',
  turnedOff: 'Two-step sign-in is no longer required',
  column: 'Second factor',
  has: 'Set up',
  hasNot: 'Not set up',
} as const;

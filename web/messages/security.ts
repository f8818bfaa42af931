/** Over a page where something is done that asks the person to prove anew who they are. */
export const confirmWords = {
  title: 'Please enter your password again',
  text: 'What you are about to do matters, so we make sure that it is you. You will not be asked again for ten minutes, and nothing on this page is lost.',
  password: 'Password',
  code: 'Code of your authenticator app',
  send: 'Confirm',
  pending: 'Confirming…',
  byPasskey: 'Use a passkey',
  byCode: 'Use a code instead',
  byPassword: 'Use the password instead',
  asking: 'Waiting for your device…',
} as const;

/** After the password, for whoever has set up a second factor. */
export const secondStepWords = {
  title: 'One more step',
  passkey: 'Use one of your passkeys: your device will ask for your finger, face or PIN.',
  usePasskey: 'Use a passkey',
  asking: 'Waiting for your device…',
  app: 'Open your authenticator app and type the code that it shows for Portico.',
  code: 'Code',
  codeHint: 'Six digits. It changes every thirty seconds.',
  recovery: 'Type one of the recovery codes that you kept when you set this up. Each works once.',
  recoveryCode: 'Recovery code',
  send: 'Sign in',
  pending: 'Signing in…',
  useApp: 'Use a code of your authenticator app instead',
  useOtherPasskey: 'Use a passkey instead',
  useRecovery: 'Use a recovery code instead',
  back: 'Start again',
} as const;

export const passkeySignInWords = {
  send: 'Sign in with a passkey',
  pending: 'Waiting for your device…',
} as const;

/** What went wrong between the browser and the device; the server has heard nothing of it. */
export const deviceWords = {
  notAllowed: 'Your device did not answer, or the request was canceled. Please try again, or use another way.',
  known: 'This device has a passkey for your account already.',
  failed: 'Your browser could not use a passkey here. Please try again, or use another way.',
} as const;

export const securityWords = {
  title: 'Security',
  lead: 'A second factor keeps your account yours when somebody else learns your password.',
  card: 'Two-step sign-in',
  isOn: 'On',
  isOff: 'Off',
  onText: 'Signing in asks for a second factor after the password.',
  offText: 'Only your password protects your account. Add a passkey or an authenticator app.',
  open: 'Security settings',
  asked: (teams: string) => `${teams} asks for a second factor. Set one up here, and you can go on with your work.`,
  goOn: 'Go on',

  passkeys: 'Passkeys',
  passkeysText:
    'Your device or password manager keeps a passkey and opens it with your finger, face or PIN. It signs you in without a password, and nobody can trick you into giving it away.',
  noPasskeys: 'No passkeys yet.',
  passkeyList: 'Your passkeys',
  passkeyName: 'Name',
  passkeyNameHint: 'So that you can tell it from others, such as “Work laptop”.',
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
  renameTitle: 'Rename the passkey',
  saveName: 'Save name',
  saving: 'Saving…',
  renamed: 'Passkey renamed',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removePasskeyTitle: (name: string) => `Remove the passkey ${name}?`,
  removePasskeyText: 'It no longer signs you in. Your device may go on showing it until you delete it there as well.',
  removePasskey: 'Remove passkey',
  passkeyRemoved: 'Passkey removed',
  lastFactorText:
    'It is your only second factor: without it, your password alone signs in, and teams that ask for one wait.',
  noWebAuthn: 'This browser cannot use passkeys here.',

  app: 'Authenticator app',
  appText: 'An app on your phone shows a code that changes every thirty seconds. You type it after your password.',
  appSince: 'Set up',
  setUpApp: 'Set up an authenticator app',
  setUpAgain: 'Set up again',
  replaceText: 'When you finish, the app from before no longer works.',
  preparing: 'Preparing…',
  scan: 'Take a picture of this with the app:',
  qrLabel: 'QR code with the key below',
  orType: 'Or type this key into it:',
  copyKey: 'Copy key',
  keyCopied: 'Key copied',
  firstCode: 'Code',
  firstCodeHint: 'The six digits that the app shows now.',
  confirmApp: 'Turn on',
  confirming: 'Checking…',
  appAdded: 'Authenticator app set up',
  cancel: 'Cancel',
  removeApp: 'Remove app',
  removeAppTitle: 'Remove the authenticator app?',
  removeAppText: 'Its codes are no longer taken.',
  appRemoved: 'Authenticator app removed',

  codes: 'Recovery codes',
  codesText: 'For when you have lost your phone and your passkeys. Each code works once.',
  codesLeft: (count: number) => (count === 1 ? '1 code left.' : `${count} codes left.`),
  codesFew: 'Make new ones before the last is gone.',
  makeCodes: 'Make new codes',
  makeCodesTitle: 'Make new recovery codes?',
  makeCodesText: 'The codes that you have now stop working.',

  keepTitle: 'Keep your recovery codes',
  keepText:
    'This is the only time that we show them. Print them or keep them in a password manager, not only on the device that you sign in with.',
  codeList: 'Recovery codes',
  copyCodes: 'Copy',
  codesCopied: 'Recovery codes copied',
  download: 'Download',
  print: 'Print',
  fileName: 'portico-recovery-codes.txt',
  fileHead: (email: string) => `Portico recovery codes for ${email}. Each works once.`,
  kept: 'I have kept them',
} as const;

/** How a team asks for more than a password. */
export const teamFactorWords = {
  title: 'Second factor for everybody in this team',
  text: 'Everybody who works in this team signs in with a passkey or an authenticator app as well as the password. Whoever has none is led to set one up, and cannot open the team’s pages before.',
  tokens: 'API tokens that were made without a second factor stop working.',
  isOn: 'Everybody in this team shows a second factor.',
  isOff: 'A password is enough to work in this team.',
  turnOn: 'Ask everybody',
  turnOff: 'Stop asking',
  turnOnTitle: 'Ask everybody in this team for a second factor?',
  turnOffTitle: 'Stop asking for a second factor?',
  turnOffText: 'From then on a password is enough to work in this team.',
  without: (count: number) =>
    count === 1
      ? '1 member has none yet and must set one up first.'
      : `${count} members have none yet and must set one up first.`,
  turnedOn: 'Everybody is asked for a second factor',
  turnedOff: 'A password is enough again',
  column: 'Second factor',
  has: 'Set up',
  hasNot: 'None yet',
} as const;

/**
 * Words that the most common leaked passwords consist of, alone or in pairs, with digits and punctuation added and
 * letters replaced by digits. A few lines cover about 10,000 passwords.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd passcode pass word parola senha kennwort motdepasse contrasena wachtwoord haslo
  welcome willkommen bienvenue world hello hallo holla bonjour login logon signin access enter open letmein let me in
  admin administrator root guest user username test testing tester demo sample default changeme change secret private
  security secure system server computer internet network laptop windows microsoft apple google facebook twitter
  instagram youtube amazon netflix spotify yahoo hotmail gmail outlook office excel linux ubuntu oracle database
  samsung nokia iphone android sony nintendo playstation xbox pokemon minecraft fortnite roblox starwars startrek
  qwerty qwertz azerty asdf zxcv qazwsx qwer wasd asdfgh zxcvbn zxcvbnm qwertyuiop asdfghjkl trustno trust
  iloveyou ilove love lover lovely loveme loveyou loveu youandme forever always together kisses sweetheart darling
  honey baby babygirl babyboy angel angels angelo princess prince queen king kingdom beautiful pretty sweet sweety sugar
  candy cookie chocolate cherry banana orange apples strawberry peanut butter coffee pizza cheese chicken pepper ginger
  monkey dragon tiger tigger lion eagle eagles falcon hawk bear bears wolf wolves shark dolphin dolphins panther turtle
  rabbit bunny kitty kitten cat cats puppy dog doggy doggie horse horses pony butterfly spider snake panda penguin
  master mistress superman batman spiderman ironman hulk joker wonder woman super hero power ranger matrix phoenix
  shadow ghost killer hunter warrior soldier knight samurai ninja pirate wizard magic mystery merlin gandalf hobbit
  football soccer baseball basketball hockey tennis golf golfer cricket rugby chelsea liverpool arsenal manchester united
  barcelona madrid juventus yankees lakers cowboys steelers packers raiders redskins broncos patriots dodgers giants
  mustang ferrari porsche mercedes corvette camaro toyota honda yamaha suzuki kawasaki harley davidson chevy ford
  michael jordan jennifer jessica ashley amanda nicole michelle daniel thomas robert william andrew matthew joshua
  charlie george maggie buster bailey rocky max lucky buddy molly sophie oliver jackson anthony christian alexander
  benjamin samuel jonathan nicholas christopher elizabeth stephanie samantha victoria natalie rebecca melissa hannah
  sunshine moonlight rainbow flower flowers rose summer winter spring autumn january february march april may june july
  august september october november december monday tuesday wednesday thursday friday saturday sunday
  freedom liberty america american usa canada london paris berlin newyork texas florida california chicago boston dallas
  miami phoenix denver seattle houston brooklyn washington germany france england ireland scotland australia mexico
  heaven jesus christ jesuschrist god blessed blessing faith hope peace grace spirit holy church bible trinity
  music guitar piano metallica nirvana slipknot eminem beatles rockstar rock roll dancer dancing singer
  money dollar dollars rich million business company manager boss work worker job school student teacher college university
  family mother father mommy daddy mom dad sister brother grandma grandpa friend friends friendship
  hacker hacked matrix internet cyber digital pixel alpha beta gamma delta omega sigma zero one two three four five six
  seven eight nine ten hundred thousand first last number happy happiness smile smiley lucky success winner champion
  whatever nothing something everything anything nobody somebody forget forgot remember memory
  blink silver golden gold diamond crystal purple yellow orange blue green red black white pink midnight thunder lightning
  storm fire water earth wind ocean beach island mountain river forest garden house home
  scooter cowboy cameron maverick gateway einstein newton tinkerbell snoopy garfield mickey minnie mouse donald duck
  scooby simpson bond casper elvis marley hendrix bigdaddy bigdog redsox bulldog bulldogs steeler gators
  fuckyou fuckoff fuck asshole bitch sexy sexygirl hottie
  mypassword mypass newpassword oldpassword temp temppass temporary initial start starter letmesee
  government city town townhall cityhall mayor county council permit permits public service clerk department state federal
  my the your you me is am are we i a and for to of in on it no yes not new old big best top good great cool hot`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Keyboard runs. */
export const keyboardRuns: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq12wsxcde34rfvbgt56yhn',
  '147258369',
  '159753',
  'q1w2e3r4t5y6u7i8o9p0',
];

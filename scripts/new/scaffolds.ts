/** Text that registers the new thing in an existing file, inserted before an existing text. */
export interface Insertion {
  readonly file: string;
  /** occurs exactly once in the file */
  readonly before: string;
  readonly text: string;
  /** sort the file's lines afterwards */
  readonly sorted?: true;
}

/** All texts may contain placeholders for the name: `$camel$`, `$Pascal$`, `$snake$`, `$Words$`, `$entry$`, `$stamp$`. */
export interface Scaffold {
  /** new files, by their template in templates/ */
  readonly files: Readonly<Record<string, string>>;
  readonly insertions: readonly Insertion[];
  /** commands that update generated files, besides `npm run generate` */
  readonly afterwards?: readonly (readonly string[])[];
  readonly left: readonly string[];
}

const screen: Scaffold = {
  files: {
    'screen/screen.txt': 'web/screens/$Pascal$/$Pascal$Screen.tsx',
    'screen/facts.txt': 'web/screens/$Pascal$/$Pascal$Facts.tsx',
    'screen/routes.txt': 'web/screens/$Pascal$/$camel$Routes.tsx',
    'screen/words.txt': 'messages/$camel$/$camel$Words.ts',
    'screen/test.txt': 'tests/e2e/account/$camel$.e2e.ts',
  },
  insertions: [
    {
      file: 'web/routes.tsx',
      before: "import { outputRoutes } from '#web/screens/Outputs/outputRoutes.tsx';\n",
      text: "import { $camel$Routes } from '#web/screens/$Pascal$/$camel$Routes.tsx';\n",
    },
    { file: 'web/routes.tsx', before: '...outputRoutes,', text: '...$camel$Routes, ' },
    { file: 'server/http/pagePaths.ts', before: "  '/profile/security',\n", text: "  '/profile/$snake$',\n" },
    {
      file: 'tests/architecture/tabOfPage.test.ts',
      before: "  '/profile/security',\n",
      text: "  '/profile/$snake$',\n",
    },
  ],
  left: [
    'Choose the address: change it in $camel$Routes.tsx, server/http/pagePaths.ts, tests/architecture/tabOfPage.test.ts, and the browser test.',
    'If the page is only for staff, move its routes to web/staffRoutes.tsx and add its address to domain/team/staffPaths.ts.',
    'Link to it from another page, and query what it shows in $Pascal$Facts.tsx.',
    'Run `npx playwright test $camel$`: it checks the page at every width.',
  ],
};

const mutation: Scaffold = {
  files: {
    'mutation/operation.txt': 'server/operations/submission/$camel$.ts',
    'mutation/field.txt': 'server/graphql/submission/$camel$.ts',
    'mutation/hook.txt': 'web/screens/Submission/$camel$/use$Pascal$.ts',
    'mutation/button.txt': 'web/screens/Submission/$camel$/$Pascal$.tsx',
    'mutation/words.txt': 'messages/submission/$camel$Words.ts',
    'mutation/test.txt': 'tests/api/submission/$camel$.test.ts',
  },
  insertions: [
    {
      file: 'domain/access/submissionRules.ts',
      before: "    skipTask: [['staff'], ['reviewer']],\n",
      text: "    $camel$: [['processor']],\n",
    },
    { file: 'domain/submission/actions.ts', before: "    'skipTask',\n", text: "    '$camel$',\n" },
    { file: 'domain/submission/ActivityKind.ts', before: "  | 'lockStep'\n", text: "  | '$camel$'\n" },
    {
      file: 'tests/api/submission/actionCoverage.test.ts',
      before: "  skipTask: 'the page of tasks',\n",
      text: "  $camel$: '$camel$.test.ts',\n",
    },
    {
      file: 'server/graphql/submission/register.ts',
      before: "import '#server/graphql/submission/stepParts.ts';\n",
      text: "import '#server/graphql/submission/$camel$.ts';\n",
      sorted: true,
    },
    {
      file: 'messages/submission/activitySentence.ts',
      before: '  lockStep: (who, told) =>',
      text: '  $camel$: (who) => `${who} did this: $Words$`,\n',
    },
    { file: 'tests/architecture/unauditedMutations.ts', before: "    'advanceStep',\n", text: "    '$camel$',\n" },
    {
      file: 'web/screens/Submission/SubmissionBody.tsx',
      before: 'const Completion = lazy(',
      text: "const $Pascal$ = lazy(async () => ({ default: (await import('#web/screens/Submission/$camel$/$Pascal$.tsx')).$Pascal$ }));\n",
    },
    {
      file: 'web/screens/Submission/SubmissionBody.tsx',
      before: '        ...StepPath_submission\n',
      text: '        ...$Pascal$_submission\n',
    },
    {
      file: 'web/screens/Submission/SubmissionBody.tsx',
      before: '        {shown && !isStopped && (shown === paid',
      text: '        <Suspense fallback={null}>\n          <$Pascal$ submission={submission} />\n        </Suspense>\n',
    },
  ],
  afterwards: [['vitest', 'run', 'domain/access/matrix.test.ts', 'domain/submission/actions.test.ts', '--update']],
  left: [
    'Do the work in server/operations/submission/$camel$.ts. So far it only records an activity.',
    'Decide who may do it (domain/access/submissionRules.ts) and in which states (domain/submission/actions.ts).',
    'Write its words: messages/submission/$camel$Words.ts, messages/submission/activitySentence.ts, and the descriptions of the field.',
    'If it changes rights, moves money, or exports data, audit it and remove it from tests/architecture/unauditedMutations.ts.',
    'Run `npx vitest run tests/api/submission/$camel$.test.ts tests/permissions`: it checks who may do it.',
  ],
};

const rest: Scaffold = {
  files: {
    'rest/row.txt': 'server/rest/endpoints/$camel$Endpoints.ts',
    'rest/test.txt': 'tests/rest/$camel$.test.ts',
  },
  insertions: [
    {
      file: 'server/rest/endpoints/endpoints.ts',
      before: "import { searchEndpoints } from '#server/rest/endpoints/searchEndpoints.ts';\n",
      text: "import { $camel$Endpoints } from '#server/rest/endpoints/$camel$Endpoints.ts';\n",
    },
    { file: 'server/rest/endpoints/endpoints.ts', before: '...activeStepEndpoints', text: '...$camel$Endpoints, ' },
  ],
  left: [
    'Choose the path, the summary, and the GraphQL document: server/rest/endpoints/$camel$Endpoints.ts.',
    'If its area already has a file, move the row there.',
    'Run `npx vitest run tests/rest/$camel$.test.ts`: it sends requests over HTTP.',
  ],
};

const task: Scaffold = {
  files: {
    'task/task.txt': 'workers/tasks/submission/$camel$.ts',
    'task/operation.txt': 'server/operations/submission/$camel$.ts',
    'task/test.txt': 'tests/jobs/submission/$camel$.test.ts',
  },
  insertions: [
    {
      file: 'server/jobs/catalog.ts',
      before: "  'template/publishFlowTemplate': task({\n",
      text: "  'submission/$camel$': task({ payload: z.object({ submissionId: z.uuid() }), maxAttempts: 12 }),\n",
    },
  ],
  left: [
    'Do the work in server/operations/submission/$camel$.ts. So far it only loads the submission.',
    "Enqueue it in the transaction that needs it, tx.enqueue('submission/$camel$', { submissionId }), or on a schedule: workers/crontab.ts.",
    'Run `npx vitest run tests/jobs/submission/$camel$.test.ts`: a worker runs it.',
  ],
};

const fieldKind: Scaffold = {
  files: {
    'field-kind/kind.txt': 'domain/form/fields/kinds/$camel$.ts',
    'field-kind/test.txt': 'domain/form/fields/kinds/$camel$.test.ts',
    'field-kind/migration.txt': 'prisma/migrations/$stamp$_$snake$/migration.sql',
  },
  insertions: [
    { file: 'prisma/schema/form.prisma', before: '  string\n  text\n  email\n', text: '  $snake$\n' },
    {
      file: 'domain/form/fields/kinds.ts',
      before: "import { url } from '#domain/form/fields/kinds/url.ts';\n",
      text: "import { $camel$ } from '#domain/form/fields/kinds/$camel$.ts';\n",
    },
    { file: 'domain/form/fields/kinds.ts', before: '} satisfies Record<string, FieldKind>', text: '  $entry$,\n' },
    { file: 'web/forms/fieldViews.ts', before: '  url: view(', text: '  $snake$: view(singleLineInput({}), null),\n' },
    {
      file: 'messages/form/kindWords.ts',
      before: '  url: {',
      text: "  $snake$: { name: '$Words$', icon: 'line', line: '$Words$' },\n",
    },
    { file: 'domain/form/fields/parse.test.ts', before: '    url: [\n', text: "    $snake$: [[' one ', 'one']],\n" },
    { file: 'domain/form/fields/check.test.ts', before: '  url: [\n', text: "  $snake$: [[{}, 'one', fine]],\n" },
    {
      file: 'domain/form/fields/changeSettings.test.ts',
      before: "    url: ['default']",
      text: "    $snake$: ['default'],\n",
    },
    { file: 'docs/integrators.md', before: '| `url` ', text: '| `$snake$` | `"one"` |\n' },
  ],
  left: [
    'Decide how an answer is read, checked, stored, compared, filtered, searched, and shown, whether it has charts, and whether staff can request one with just a name: domain/form/fields/kinds/$camel$.ts.',
    'Choose its input, limits, and settings (web/forms/fieldViews.ts) and its name, icon, and description (messages/form/kindWords.ts).',
    'Add cases to domain/form/fields/parse.test.ts and check.test.ts, and an example to docs/integrators.md.',
    'Run `npx vitest run domain/form/fields`.',
  ],
};

const scheduledTask: Scaffold = {
  files: {
    'scheduled-task/task.txt': 'workers/tasks/submission/$camel$.ts',
    'scheduled-task/operation.txt': 'server/operations/submission/$camel$.ts',
    'scheduled-task/test.txt': 'tests/jobs/submission/$camel$.test.ts',
  },
  insertions: [
    {
      file: 'server/jobs/catalog.ts',
      before: "  'template/publishFlowTemplate': task({\n",
      text: "  // cron adds the scheduled time\n  'submission/$camel$': task({ payload: z.strictObject({ _cron: z.unknown().optional() }), maxAttempts: 5 }),\n",
    },
    {
      file: 'workers/crontab.ts',
      before: '];\n\nexport const crontab',
      text: "  // daily; the next run finds whatever one missed\n  scheduled({\n    identifier: 'submission/$camel$',\n    ...{ task: 'submission/$camel$', payload: {}, match: '30 13 * * *', backfillPeriod: 0 },\n  }),\n",
    },
  ],
  left: [
    'Choose the rows, the condition, and an index for it: server/operations/submission/$camel$.ts. Move it to the folder of its area.',
    'Do the work there. So far it only logs. Record on the row that it is done, and leave such rows out of the statement.',
    'Choose when it runs (UTC): workers/crontab.ts.',
    'Run `npx vitest run tests/jobs/submission/$camel$.test.ts`: a worker runs it. Add rows that are older than the release, and a second run.',
  ],
};

const email: Scaffold = {
  files: { 'email/template.txt': 'server/mail/templates/$camel$.ts' },
  insertions: [
    {
      file: 'domain/mail/emailTypes.ts',
      before: "  editSuggested: offered('staff'),\n",
      text: "  $camel$: offered('applicant'),\n",
    },
    {
      file: 'messages/account/emailSettingsWords.ts',
      before: '  editSuggested: {',
      text: "  $camel$: { name: '$Words$', meaning: 'When this happens: $Words$.' },\n",
    },
    {
      file: 'messages/mail/mailWords.ts',
      before: '  paymentReceipt: {\n',
      text: "  $camel$: {\n    subject: (form: string, number: string) => `$Words$: ${named(form, number)}`,\n    text: (form: string) => `There is news about your ${form} submission.`,\n    action: 'Open the submission',\n  },\n",
    },
    {
      file: 'server/mail/mailTemplates.ts',
      before: "import { verifyEmail } from '#server/mail/templates/verifyEmail.ts';\n",
      text: "import { $camel$ } from '#server/mail/templates/$camel$.ts';\n",
    },
    { file: 'server/mail/mailTemplates.ts', before: '  verifyEmail,\n} as const', text: '  $camel$,\n' },
    {
      file: 'server/mail/renderMail.test.ts',
      before: '  genericNotice: {\n',
      text: "  $camel$: { formName: 'Tree felling', number: '12', link },\n",
    },
    {
      file: 'tests/api/mail/emailLinks.test.ts',
      before: "  requirementSent: 'not sent yet',\n",
      text: "  $camel$: 'not sent yet',\n",
    },
    { file: 'tests/api/mail/emailLinks.test.ts', before: "'requirementSent']", text: "'$camel$', " },
    {
      file: 'tests/e2e/account/emailLinks.e2e.ts',
      before: '  genericNotice: async (',
      text: "  $camel$: 'not sent yet',\n",
    },
  ],
  left: [
    'Decide whether it can be turned off, and whom it is for: domain/mail/emailTypes.ts.',
    'Write its words: messages/mail/mailWords.ts and messages/account/emailSettingsWords.ts. A subject names the matter, never a person.',
    "Send it in the transaction of the change: notify(tx, submissionId, people, { type: '$camel$', kind: '$camel$', params: (submission) => submission }).",
    "Then replace 'not sent yet' in tests/api/mail/emailLinks.test.ts and tests/e2e/account/emailLinks.e2e.ts with cases that send it.",
  ],
};

const filter: Scaffold = {
  files: { 'filter/test.txt': 'tests/api/dashboard/$camel$.test.ts' },
  insertions: [
    {
      file: 'domain/filter/conditions.ts',
      before: '  completion: defineSubmissionCondition({\n',
      text: "  $camel$: defineSubmissionCondition({\n    operators: ['is'],\n    value: z.literal(true),\n    input: { kind: 'none' },\n    offered: { group: 'submission', position: 90 },\n    holdsFor: anyStatus,\n  }),\n",
    },
    {
      file: 'domain/filter/filter.test.ts',
      before: "  { field: 'completion', operator: 'is', value: 'completed' },\n",
      text: "  { field: '$camel$', operator: 'is', value: true },\n",
    },
    {
      file: 'server/queries/dashboard/conditionsSql.ts',
      before: '  completion: ({ value }, put) => {\n',
      text: "  $camel$: () => 'r.finished_at IS NOT NULL',\n",
    },
    { file: 'messages/lists/filterWords.ts', before: "  completion: 'Status',\n", text: "  $camel$: '$Words$',\n" },
    {
      file: 'web/lists/filter/conditionDraft.test.ts',
      before: "',\n    'people applicants assignees tags',",
      text: ' $camel$',
    },
    { file: 'web/lists/filter/conditionDraft.test.ts', before: "lastAnswerAt lastChangedAt'", text: '$camel$ ' },
    {
      file: 'tests/api/dashboard/filters.property.test.ts',
      before: "    case 'completion':\n",
      text: "    case '$camel$':\n      return each.finishedAt !== null;\n",
    },
    {
      file: 'tests/api/dashboard/filters.property.test.ts',
      before: "  assignedToMe: fc.constant({ field: 'assignedToMe' as const,",
      text: "  $camel$: fc.constant({ field: '$camel$' as const, operator: 'is' as const, value: true as const }),\n",
    },
  ],
  left: [
    'Decide what it means, in SQL (server/queries/dashboard/conditionsSql.ts) and for the property test (tests/api/dashboard/filters.property.test.ts). So far it lists finished submissions.',
    'Choose its value, input, and place among the filters: its row in domain/filter/conditions.ts.',
    'Choose its name: messages/lists/filterWords.ts.',
    'It must not reveal what the viewer can’t open: add a person who may not see the data to tests/api/dashboard/$camel$.test.ts.',
    'Measure it: tests/api/dashboard/longLists.test.ts, queryPlans.test.ts, and tests/bench/filters.bench.ts.',
    'Run `npx vitest run tests/api/dashboard/$camel$.test.ts tests/api/dashboard/filters.property.test.ts`.',
  ],
};

/** README.md, ARCHITECTURE.md, and docs/how-to.md name the same kinds. */
export const scaffolds: Readonly<Record<string, Scaffold>> = {
  screen,
  mutation,
  rest,
  task,
  'scheduled-task': scheduledTask,
  'field-kind': fieldKind,
  filter,
  email,
};

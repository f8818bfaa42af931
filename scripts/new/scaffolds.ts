/** A line or a part of one that registers something new, before what stands there already. */
export interface Insertion {
  readonly file: string;
  /** stands in the file exactly once */
  readonly before: string;
  readonly text: string;
  /** the lines of the file stand in order, whatever the new one is called */
  readonly sorted?: true;
}

/** All texts leave room for the name: `$camel$`, `$Pascal$`, `$snake$`, `$Words$`, `$entry$`, `$stamp$`. */
export interface Scaffold {
  /** new files by their template, below templates/ */
  readonly files: Readonly<Record<string, string>>;
  readonly insertions: readonly Insertion[];
  /** what is made anew of these, beside what `npm run generate` makes */
  readonly afterwards?: readonly (readonly string[])[];
  readonly left: readonly string[];
}

const screen: Scaffold = {
  files: {
    'screen/screen.txt': 'web/screens/$Pascal$/$Pascal$Screen.tsx',
    'screen/facts.txt': 'web/screens/$Pascal$/$Pascal$Facts.tsx',
    'screen/routes.txt': 'web/screens/$Pascal$/$camel$Routes.tsx',
    'screen/words.txt': 'web/messages/$camel$Words.ts',
    'screen/test.txt': 'tests/e2e/$camel$.e2e.ts',
  },
  insertions: [
    {
      file: 'web/routes.tsx',
      before: "import { outputRoutes } from '#web/screens/Outputs/outputRoutes.tsx';\n",
      text: "import { $camel$Routes } from '#web/screens/$Pascal$/$camel$Routes.tsx';\n",
    },
    { file: 'web/routes.tsx', before: '...outputRoutes, ', text: '...$camel$Routes, ' },
    { file: 'server/http/pageAddresses.ts', before: "  '/profile/security',\n", text: "  '/profile/$snake$',\n" },
  ],
  left: [
    'Choose the address: it stands in $camel$Routes.tsx, server/http/pageAddresses.ts and the browser test.',
    'Where it is for staff alone, its routes go to web/staffRoutes.tsx and its place to domain/team/placesOfStaff.ts.',
    'Lead to it from a page, and ask in $Pascal$Facts.tsx for what it is about.',
    'npx playwright test $camel$ looks at it in every width.',
  ],
};

const mutation: Scaffold = {
  files: {
    'mutation/operation.txt': 'server/operations/submission/$camel$.ts',
    'mutation/field.txt': 'server/graphql/submission/$camel$.ts',
    'mutation/hook.txt': 'web/screens/Submission/$camel$/use$Pascal$.ts',
    'mutation/button.txt': 'web/screens/Submission/$camel$/$Pascal$.tsx',
    'mutation/words.txt': 'web/messages/$camel$Words.ts',
    'mutation/test.txt': 'tests/api/submission/$camel$.test.ts',
  },
  insertions: [
    {
      file: 'domain/access/submissionRules.ts',
      before: "    skipTask: [['staff'], ['reviewer']],\n",
      text: "    $camel$: [['processor']],\n",
    },
    { file: 'domain/submission/actions.ts', before: "    'skipTask',\n", text: "    '$camel$',\n" },
    {
      file: 'server/graphql/submission/register.ts',
      before: "import '#server/graphql/submission/stepParts.ts';\n",
      text: "import '#server/graphql/submission/$camel$.ts';\n",
      sorted: true,
    },
    {
      file: 'web/messages/activitySentence.ts',
      before: '  lockStep: (who, told) =>',
      text: '  $camel$: (who) => `${who} did this: $Words$`,\n',
    },
    { file: 'tests/architecture/unaudited.ts', before: "    'advanceStep',\n", text: "    '$camel$',\n" },
    {
      file: 'web/screens/Submission/SubmissionBody.tsx',
      before: '// at the end\n',
      text: "const $Pascal$ = lazy(async () => ({ default: (await import('#web/screens/Submission/$camel$/$Pascal$.tsx')).$Pascal$ }));\n",
    },
    {
      file: 'web/screens/Submission/SubmissionBody.tsx',
      before: '        ...StepPath_submission\n',
      text: '        ...$Pascal$_submission\n',
    },
    {
      file: 'web/screens/Submission/SubmissionBody.tsx',
      before: '        {shown && !(isAtEnd',
      text: '        <Suspense fallback={null}>\n          <$Pascal$ submission={submission} />\n        </Suspense>\n',
    },
  ],
  afterwards: [['vitest', 'run', 'domain/access/matrix.test.ts', 'domain/submission/actions.test.ts', '--update']],
  left: [
    'Do the work in server/operations/submission/$camel$.ts: now it is only noted among the activities.',
    'Who may: domain/access/submissionRules.ts. In which states: domain/submission/actions.ts.',
    'Say it in words: web/messages/$camel$Words.ts, web/messages/activitySentence.ts, and the descriptions of the field.',
    'Who must answer for it is audited: then take it from tests/architecture/unaudited.ts.',
    'npx vitest run tests/api/submission/$camel$.test.ts tests/permissions asks who may do it.',
  ],
};

const rest: Scaffold = {
  files: {
    'rest/row.txt': 'server/rest/$camel$Endpoints.ts',
    'rest/test.txt': 'tests/rest/$camel$.test.ts',
  },
  insertions: [
    {
      file: 'server/rest/endpoints.ts',
      before: "import { searchEndpoints } from '#server/rest/searchEndpoints.ts';\n",
      text: "import { $camel$Endpoints } from '#server/rest/$camel$Endpoints.ts';\n",
    },
    { file: 'server/rest/endpoints.ts', before: '...activeStepEndpoints', text: '...$camel$Endpoints, ' },
  ],
  left: [
    'Choose the path and the summary, and ask in the document for what is answered: server/rest/$camel$Endpoints.ts.',
    'A row that stands beside others of its area belongs into their file.',
    'npx vitest run tests/rest/$camel$.test.ts asks it over HTTP.',
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
    'Do the work in server/operations/submission/$camel$.ts: now it only looks whether the submission is there.',
    "Ask for it in the transaction that needs it: tx.enqueue('submission/$camel$', { submissionId }); or by the clock: workers/crontab.ts.",
    'npx vitest run tests/jobs/submission/$camel$.test.ts lets a worker do it.',
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
    { file: 'web/forms/fieldViews.ts', before: '  url: view(', text: '  $snake$: view(lineInput({})),\n' },
    { file: 'web/messages/kindWords.ts', before: '  url: {', text: "  $snake$: { name: '$Words$' },\n" },
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
    'How it is read, judged, stored, compared, found, summed up and linked: domain/form/fields/kinds/$camel$.ts.',
    'Its input, its limits and settings: web/forms/fieldViews.ts. In words: web/messages/kindWords.ts.',
    'Cases in domain/form/fields/parse.test.ts and check.test.ts, and the example in docs/integrators.md.',
    'npx vitest run domain/form/fields judges it.',
  ],
};

export const scaffolds: Readonly<Record<string, Scaffold>> = { screen, mutation, rest, task, 'field-kind': fieldKind };

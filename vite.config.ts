import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { liveResolverModule, liveResolverStub, unusedRelayModules } from './scripts/client/unusedRelay.ts';

const outDir = path.resolve(import.meta.dirname, 'dist/web');
/** The part that the server loads, to render public pages. */
const renderDir = path.resolve(import.meta.dirname, 'dist/render');

/**
 * Compresses once, at the highest level, what the server would otherwise compress for every visitor. It takes a second
 * more than level 9 and saves each first visit 11 kB of 146.
 */
function compressed(): Plugin {
  const methods = { '.br': promisify<Buffer, Buffer>(brotliCompress), '.gz': promisify<Buffer, Buffer>(gzip) };
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => /\.(m?js|css|svg|json|webmanifest)$/.test(entry.name));
      await Promise.all(
        files.flatMap(({ parentPath, name }) =>
          Object.entries(methods).map(async ([ending, compress]) => {
            const file = path.join(parentPath, name);
            await writeFile(file + ending, await compress(await readFile(file)));
          }),
        ),
      );
    },
  };
}

/** A document's hash tells the development server that its text has changed since. Visitors would load 20 bytes of noise with each. */
function withoutHashes(): Plugin {
  return {
    name: 'without-hashes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /__generated__\/.*\.ts$/ },
      handler: (code) => code.replace(/^\(node as any\)\.hash = "[0-9a-f]+";$/m, ''),
    },
  };
}

/** Leaves out what nothing calls. A call after all throws: then remove the module from scripts/client/unusedRelay.ts. */
function withoutUnusedRelay(): Plugin {
  const modules = [...unusedRelayModules, liveResolverModule].map((module) => module.replaceAll('.', '\\.'));
  return {
    name: 'without-unused-relay',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`/node_modules/(${modules.join('|')})\\.js$`) },
      handler: (id) =>
        id.includes(liveResolverModule)
          ? liveResolverStub
          : `module.exports = () => { throw new Error('left out by vite.config.ts'); };`,
    },
  };
}

/** What answers are and how they are shown: otherwise a dozen files of a few hundred bytes each. */
const answers = [
  'domain/kernel/(backOffMs|canonicalJson|dates|durations|emails|instants|money|timeZones)',
  'domain/submission/status',
  'domain/form/(Content|fields/checkAnswer|formula/scaled|formula/FormulaNode|logic/comparators)',
  'domain/form/fields/(FieldKind|dateTypes|kinds|kinds/\\w+)',
  'web/forms/(validateStep|late/\\w+|draft/(browserOutbox|isSameAnswer))',
  'web/ui/(TextArea|SafeHtml|ColorMonogram)',
  'web/screens/Submission/embed/(SubmissionFacts|stepNavigation)',
  'web/parts/(RelativeTime|browserTimeZone|TruncatedName|submissionPaths|useNow|useSubmissionChanges|textDrafts|inputDrafts|addAnswerToStore|palette/recentPlacesKey|session/safePath|shell/(PublicShell|factorRequirement|Shell\\.module)|town/\\w+)',
  'web/(forms/(AnswerText|FormServices|files/ViewableFile)|__generated__/(SubmissionFacts|useSubmissionChanges|useTownBranding)\\w+)',
  'messages/(account/(unverifiedWords|secondFactorRequiredWords)|shell/shellWords|form/outdatedWords|operator/operatorNavWords|submission/(submissionBannerWords|submissionWords))',
];

/** What every page needs. Parts that only some pages need load on demand. */
const ofPages =
  /\/web\/(navigation\/(?!reportFault|preload|usePreloadRoutes)|ui\/(?!hydrateApp|replayEarlyInput|PasswordField|flashPosition|trackFlashPosition|Dialog|ConfirmDialog|MenuContent|Tabs|fonts|Drag|dragPositions|SlidingPanel|ProgressBar|TextArea|SafeHtml|ColorField|ColorMonogram|CopyButton|RichText|richText|richHtml|LinkUrlForm|Table|Combobox|Popup|SearchDialog|RowCheckbox|InfoTooltip)|relay\/(?!createLiveConnection|createApplicantEnvironment|returnedSelections|useQueryResponse)|parts\/form\/(?!useForm|formState|useIdempotencyKey))|\/messages\/shell\/(uiWords|failureWords)\.ts/;

/** What a first page needs before its first field, in a few files: one file compresses better than many, and each costs a request. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|fbjs|@babel)\//,
  },
  {
    name: 'base',
    test: new RegExp(`${ofPages.source}|/(${answers.join('|')})\\.`),
  },
];

/** Modules that only some forms need resolve to a file that loads them lazily. */
const late = (...modules: string[]): { find: string; replacement: string }[] =>
  modules.map((module) => ({
    find: module,
    replacement: path.resolve(import.meta.dirname, 'web/forms/late', path.basename(module)),
  }));

const clientBuild: BuildOptions = {
  outDir,
  emptyOutDir: true,
  manifest: true,
  // every browser that can read the rest knows it by itself
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: ['index.html', 'startLater.ts'].map((file) => path.resolve(import.meta.dirname, 'web', file)),
    output: { codeSplitting: { groups } },
  },
};

const renderBuild: BuildOptions = {
  outDir: renderDir,
  emptyOutDir: true,
  copyPublicDir: false,
  // a fault in it is found by its lines
  minify: false,
};

export default defineConfig(({ command, isSsrBuild = false }) => {
  // what is built is for production, also when a test builds it
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: 'web',
    build: isSsrBuild ? renderBuild : clientBuild,
    // its packages come along: always React's production build, whatever the server's settings
    ssr: { noExternal: true },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    // the whole package brings the interfaces of ten years ago with it
    resolve: {
      alias: [
        { find: /^react-relay$/, replacement: 'react-relay/hooks' },
        ...late(
          '#domain/form/formula/compileFormula.ts',
          '#domain/form/formula/compileExactly.ts',
          '#domain/form/fields/phoneNumberIn.ts',
        ),
      ],
    },
    // the cache lies with the other things that are made from node_modules
    cacheDir: path.resolve(import.meta.dirname, 'node_modules/.cache/vite'),
    plugins: [
      react(),
      babel({
        include: /\/web\/.*\.tsx?$/,
        plugins: [['relay', { eagerEsModules: true, artifactDirectory: './web/__generated__' }]],
      }),
      // the component library speaks thirty languages, we speak two
      { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
      withoutHashes(),
      withoutUnusedRelay(),
      ...(isSsrBuild ? [] : [compressed()]),
    ],
  };
});

import type { RouteObject } from 'react-router';
import { MovedPage } from '#web/navigation/MovedPage.tsx';
import { relayRoute, screenRoute, type PageLocation } from '#web/relay/route.tsx';
import { formIdOf } from '#web/screens/Templates/formPath.ts';
import { FormRedirect } from '#web/screens/Templates/FormRedirect.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

/** Query parameters load on demand, because residents don't need them. */
const queries = () => import('#web/screens/Templates/templateQueries.ts');

const ofForm = ({ params }: PageLocation): { id: string } => ({ id: formIdOf(params) });

const versionIdOf = (id: string | undefined): string => `FlowTemplate:${id ?? ''}`;

const pagesOfForm: RouteObject[] = [
  relayRoute({
    path: 'stats',
    parameters: async () => (await queries()).OverviewParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Overview/OverviewScreen.tsx')).OverviewScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'edit',
    parameters: async () => (await queries()).EditParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Edit/EditScreen.tsx')).EditScreen,
    skeleton: <TableSkeleton rows={5} />,
  }),
  relayRoute({
    path: 'outputs',
    parameters: async () => (await queries()).OutputsParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Outputs/OutputsScreen.tsx')).OutputsScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  ...['powerups', 'powerups/formulas'].map((path) =>
    relayRoute({
      path,
      parameters: async () => (await queries()).FormulasParameters,
      variables: ofForm,
      screen: async () => (await import('#web/screens/Templates/Formulas/FormulasScreen.tsx')).FormulasScreen,
      skeleton: <TableSkeleton rows={3} />,
    }),
  ),
  relayRoute({
    path: 'powerups/formulas/editor',
    parameters: async () => (await queries()).FormulaEditorParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Formulas/FormulaEditorScreen.tsx')).FormulaEditorScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  ...['configuration', 'configuration/settings'].map((path) =>
    relayRoute({
      path,
      parameters: async () => (await queries()).ConfigurationParameters,
      variables: ofForm,
      screen: async () =>
        (await import('#web/screens/Templates/Configuration/ConfigurationScreen.tsx')).ConfigurationScreen,
      skeleton: <FormSkeleton fields={4} />,
    }),
  ),
  relayRoute({
    path: 'actions',
    parameters: async () => (await queries()).ActionsParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Actions/ActionsScreen.tsx')).ActionsScreen,
    skeleton: <TableSkeleton rows={2} />,
  }),
  relayRoute({
    path: 'actions/duplicate',
    parameters: async () => (await queries()).DuplicateFormParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Actions/DuplicateFormScreen.tsx')).DuplicateFormScreen,
    skeleton: <FormSkeleton fields={2} />,
  }),
  relayRoute({
    path: 'actions/export',
    parameters: async () => (await queries()).ExportFormParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Actions/ExportFormScreen.tsx')).ExportFormScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
  relayRoute({
    path: 'actions/import',
    parameters: async () => (await queries()).ImportsParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Imports/ImportsScreen.tsx')).ImportsScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'actions/import/:importId',
    parameters: async () => (await queries()).ImportParameters,
    variables: (place) => ({ ...ofForm(place), importId: `DataImport:${place.params['importId'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Templates/Imports/ImportScreen.tsx')).ImportScreen,
    skeleton: <FormSkeleton fields={6} />,
  }),
  relayRoute({
    path: 'actions/versions',
    parameters: async () => (await queries()).VersionsParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Versions/VersionsScreen.tsx')).VersionsScreen,
    skeleton: <TableSkeleton rows={5} />,
    isFresh: true,
  }),
  relayRoute({
    path: 'actions/versions/draft',
    parameters: async () => (await queries()).HistoryParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/History/HistoryScreen.tsx')).HistoryScreen,
    skeleton: <TableSkeleton rows={5} />,
    isFresh: true,
  }),
  relayRoute({
    path: 'actions/versions/:versionId',
    parameters: async () => (await queries()).VersionParameters,
    variables: (place) => ({ ...ofForm(place), versionId: versionIdOf(place.params['versionId']) }),
    screen: async () => (await import('#web/screens/Templates/Versions/VersionScreen.tsx')).VersionScreen,
    skeleton: <FormSkeleton fields={6} />,
  }),
  relayRoute({
    path: 'actions/versions/:versionId/changes',
    parameters: async () => (await queries()).ChangesParameters,
    variables: (place) => {
      const since = place.search.get('since');
      const versionId = versionIdOf(place.params['versionId']);
      return { ...ofForm(place), versionId, since: since === null ? null : versionIdOf(since) };
    },
    reads: ['formId', 'versionId', 'since'],
    screen: async () => (await import('#web/screens/Templates/Versions/ChangesScreen.tsx')).ChangesScreen,
    skeleton: <FormSkeleton fields={6} />,
    isFresh: true,
  }),
];

const documentsOfForm: RouteObject[] = [
  relayRoute({
    index: true,
    parameters: async () => (await queries()).DocumentsParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Documents/DocumentsScreen.tsx')).DocumentsScreen,
    skeleton: <TableSkeleton rows={2} />,
  }),
  relayRoute({
    path: 'new',
    parameters: async () => (await queries()).NewDocumentParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Documents/NewDocumentScreen.tsx')).NewDocumentScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
  relayRoute({
    path: ':documentId',
    parameters: async () => (await queries()).DocumentParameters,
    variables: (place) => ({
      ...ofForm(place),
      documentId: `MasterTemplateDocument:${place.params['documentId'] ?? ''}`,
    }),
    screen: async () => (await import('#web/screens/Templates/Documents/DocumentScreen.tsx')).DocumentScreen,
    skeleton: <FormSkeleton fields={4} />,
  }),
];

/** `within` keeps the form's frame when one of its pages fails. */
export const templateRoutes = (within: (children: RouteObject[]) => RouteObject): RouteObject[] => [
  relayRoute({
    path: '/workflows',
    parameters: async () => (await queries()).FormIndexParameters,
    variables: async ({ search }) => ({ filter: (await queries()).templateFilterIn(search) }),
    reads: ['status'],
    screen: async () => (await import('#web/screens/Templates/FormIndex/FormIndexScreen.tsx')).FormIndexScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: '/workflows/new',
    parameters: async () => (await queries()).NewFormParameters,
    screen: async () => (await import('#web/screens/Templates/NewForm/NewFormScreen.tsx')).NewFormScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
  relayRoute({
    path: '/workflows/new/from_file',
    parameters: async () => (await queries()).FromFileParameters,
    screen: async () => (await import('#web/screens/Templates/FromFile/FromFileScreen.tsx')).FromFileScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
  screenRoute(
    '/workflows/options_file',
    async () => (await import('#web/screens/Templates/Edit/OptionsFileScreen.tsx')).OptionsFileScreen,
  ),
  relayRoute({
    path: '/teams/:slug/master_templates',
    parameters: async () => (await queries()).TeamFormsParameters,
    variables: async ({ params, search }) => ({
      slug: params['slug'] ?? '',
      filter: (await queries()).templateFilterIn(search),
    }),
    reads: ['slug', 'status'],
    screen: async () => (await import('#web/screens/Templates/TeamForms/TeamFormsScreen.tsx')).TeamFormsScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  // the list's second address
  { path: '/master_templates', element: <MovedPage to="/workflows" /> },
  // target of links in old emails
  { path: '/master_templates/:formId', element: <FormRedirect /> },
  relayRoute({
    path: '/workflows/:formId',
    parameters: async () => (await queries()).FormFrameParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Form/FormFrame.tsx')).FormFrame,
    skeleton: <TableSkeleton rows={5} />,
    children: [within(pagesOfForm)],
  }),
  relayRoute({
    path: '/master_templates/:formId/documents',
    parameters: async () => (await queries()).FormFrameParameters,
    variables: ofForm,
    screen: async () => (await import('#web/screens/Templates/Form/FormFrame.tsx')).FormFrame,
    skeleton: <TableSkeleton rows={5} />,
    children: [within(documentsOfForm)],
  }),
];

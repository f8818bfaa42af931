import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

/** Query parameters load on demand, because residents don't need them. */
const queries = () => import('#web/screens/Exports/exportQueries.ts');

/** `within` keeps the page frame when one of these pages fails. */
export const exportRoutes = (within: (children: RouteObject[]) => RouteObject): RouteObject[] => [
  within([
    relayRoute({
      path: '/exports',
      parameters: async () => (await queries()).ExportsParameters,
      screen: async () => (await import('#web/screens/Exports/ExportsScreen.tsx')).ExportsScreen,
      skeleton: <TableSkeleton rows={6} />,
    }),
    relayRoute({
      path: '/exports/new',
      parameters: async () => (await queries()).NewExportParameters,
      screen: async () => (await import('#web/screens/Exports/NewExportScreen.tsx')).NewExportScreen,
      skeleton: <FormSkeleton fields={4} />,
    }),
    relayRoute({
      path: '/exports/:id',
      parameters: async () => (await queries()).ExportParameters,
      variables: ({ params }) => ({ id: `Export:${params['id'] ?? ''}` }),
      screen: async () => (await import('#web/screens/Exports/ExportScreen.tsx')).ExportScreen,
      skeleton: <TableSkeleton rows={1} />,
    }),
    relayRoute({
      path: '/batch_export_templates',
      parameters: async () => (await queries()).BulkExportsParameters,
      screen: async () => (await import('#web/screens/Exports/BulkExports/BulkExportsScreen.tsx')).BulkExportsScreen,
      skeleton: <TableSkeleton rows={4} />,
    }),
    relayRoute({
      path: '/batch_export_templates/new',
      parameters: async () => (await queries()).NewBulkExportParameters,
      screen: async () =>
        (await import('#web/screens/Exports/BulkExports/NewBulkExportScreen.tsx')).NewBulkExportScreen,
      skeleton: <FormSkeleton fields={5} />,
    }),
    relayRoute({
      path: '/batch_export_templates/:bulkExportId/edit',
      parameters: async () => (await queries()).EditBulkExportParameters,
      variables: ({ params }) => ({ id: `BulkExport:${params['bulkExportId'] ?? ''}` }),
      screen: async () =>
        (await import('#web/screens/Exports/BulkExports/EditBulkExportScreen.tsx')).EditBulkExportScreen,
      skeleton: <FormSkeleton fields={5} />,
    }),
  ]),
];

import type { RouteObject } from 'react-router';

import { templateFilters, type TemplateFilter } from '#domain/template/status.ts';
import ConfigurationParameters from '#web/__generated__/ConfigurationScreenQuery$parameters.ts';
import EditParameters from '#web/__generated__/EditScreenQuery$parameters.ts';
import FormFrameParameters from '#web/__generated__/FormFrameQuery$parameters.ts';
import FormIndexParameters from '#web/__generated__/FormIndexScreenQuery$parameters.ts';
import NewFormParameters from '#web/__generated__/NewFormScreenQuery$parameters.ts';
import OutputsParameters from '#web/__generated__/OutputsScreenQuery$parameters.ts';
import OverviewParameters from '#web/__generated__/OverviewScreenQuery$parameters.ts';
import TeamFormsParameters from '#web/__generated__/TeamFormsScreenQuery$parameters.ts';
import { relayRoute, type Place } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

import { formIdOf } from './formPath.ts';
import { ToForm } from './ToForm.tsx';

const filterOf = ({ search }: Place): TemplateFilter =>
  templateFilters.find((filter) => filter === search.get('status')) ?? 'all';

const ofForm = ({ params }: Place): { id: string } => ({ id: formIdOf(params) });

const pagesOfForm: RouteObject[] = [
  relayRoute({
    path: 'stats',
    parameters: OverviewParameters,
    variables: ofForm,
    screen: async () => (await import('./Overview/OverviewScreen.tsx')).OverviewScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  relayRoute({
    path: 'edit',
    parameters: EditParameters,
    variables: ofForm,
    screen: async () => (await import('./Edit/EditScreen.tsx')).EditScreen,
    skeleton: <TableSkeleton rows={5} />,
  }),
  relayRoute({
    path: 'outputs',
    parameters: OutputsParameters,
    variables: ofForm,
    screen: async () => (await import('./Outputs/OutputsScreen.tsx')).OutputsScreen,
    skeleton: <TableSkeleton rows={3} />,
  }),
  ...['configuration', 'configuration/settings'].map((path) =>
    relayRoute({
      path,
      parameters: ConfigurationParameters,
      variables: ofForm,
      screen: async () => (await import('./Configuration/ConfigurationScreen.tsx')).ConfigurationScreen,
      skeleton: <FormSkeleton fields={4} />,
    }),
  ),
];

/** `within` keeps the frame of a form standing when one of its pages fails. */
export const templateRoutes = (within: (children: RouteObject[]) => RouteObject): RouteObject[] => [
  relayRoute({
    path: '/workflows',
    parameters: FormIndexParameters,
    variables: (place) => ({ filter: filterOf(place) }),
    screen: async () => (await import('./FormIndex/FormIndexScreen.tsx')).FormIndexScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  relayRoute({
    path: '/workflows/new',
    parameters: NewFormParameters,
    screen: async () => (await import('./NewForm/NewFormScreen.tsx')).NewFormScreen,
    skeleton: <FormSkeleton fields={1} />,
  }),
  relayRoute({
    path: '/teams/:slug/master_templates',
    parameters: TeamFormsParameters,
    variables: (place) => ({ slug: place.params['slug'] ?? '', filter: filterOf(place) }),
    screen: async () => (await import('./TeamForms/TeamFormsScreen.tsx')).TeamFormsScreen,
    skeleton: <TableSkeleton rows={4} />,
  }),
  // where mails of before led
  { path: '/master_templates/:formId', element: <ToForm /> },
  relayRoute({
    path: '/workflows/:formId',
    parameters: FormFrameParameters,
    variables: ofForm,
    screen: async () => (await import('./Form/FormFrame.tsx')).FormFrame,
    skeleton: <TableSkeleton rows={5} />,
    children: [within(pagesOfForm)],
  }),
];
